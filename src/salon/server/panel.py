"""Answers given ahead, as their owner writes and reads them."""

from __future__ import annotations

import secrets

from salon.kernel import SalonError, Text, fault
from salon.server.live import LiveTable
from salon.server.programmes import Programme, Rule, kind, marked, untils
from salon.server.wire_ahead import ProgrammeInfo, ProgrammeSent, RuleInfo, RuleSent


class BadProgramme(SalonError):
    """A rule that makes no sense here."""


def compose(sent: ProgrammeSent, before: Programme | None, table: LiveTable, seat: int) -> Programme | None:
    """A programme of what was sent; it begins now, so the question that is open stays the person's."""
    if not sent.rules:
        return None
    if sent.until not in untils(table, seat):
        raise fault(BadProgramme, "house.programme-until")
    known = {rule.id: rule for rule in before.rules} if before else {}
    rules = []
    for rule in sent.rules:
        if not rule.id:
            rules.append(_new(rule, table, seat))
        elif rule.id in known:
            rules.append(known[rule.id])
        else:
            raise fault(BadProgramme, "house.programme-rule")
    return Programme(tuple(rules), table.version, sent.until, marked(table, seat, sent.until))


def _new(sent: RuleSent, table: LiveTable, seat: int) -> Rule:
    prompt: Text | None = None
    about = ""
    if sent.scope != "any":
        decision = table.play.state.decision(seat)
        if decision is None or not decision.legal:
            raise fault(BadProgramme, "house.programme-not-asked")
        prompt, about = decision.prompt, kind(decision.question)
    if sent.action:
        table.game.vocabulary.action(sent.action)  # raises if there is no such thing
    return Rule(secrets.token_hex(4), sent.scope, sent.action, prompt, about, sent.times)


def describe(programme: Programme | None, table: LiveTable, seat: int, language: str) -> ProgrammeInfo:
    """A programme in words."""
    voice = table.voice(language)
    decision = table.play.state.decision(seat)

    def answer(name: str) -> str:
        return voice.name(table.game.id, name, table.names) if name else voice.label("house.programme-pass")

    found = programme or Programme(())
    reason = found.stopped
    return ProgrammeInfo(
        seat=seat,
        rules=tuple(
            RuleInfo(
                id=rule.id,
                scope=rule.scope,
                question=voice.say(rule.prompt, table.names) if rule.prompt else "",
                action=rule.action,
                answer=answer(rule.action),
                times=rule.times,
                used=table.used.get(rule.id, 0),
            )
            for rule in found.rules
        ),
        until=found.until,
        untils=untils(table, seat),
        stopped=voice.label(f"house.programme-stopped-{reason}", answer=answer(found.refused))
        if reason
        else "",
        open=voice.say(decision.prompt, table.names) if decision and decision.legal else "",
    )
