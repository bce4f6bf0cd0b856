"""The addresses of packs: the shelf, the editor, tests, versions, and who may use them."""

from __future__ import annotations

import time
from typing import Any

import msgspec

from salon.games import games, load
from salon.kernel import BadCards, Game, State, Text, fault, shown
from salon.kernel import Body as Cards
from salon.kernel.pack_plain import Json
from salon.lang.packs import naming
from salon.server import pack_draft as draft
from salon.server.api import Call, Declined, Endpoint, somebody
from salon.server.errands import Errands
from salon.server.house import House
from salon.server.library import game_of
from salon.server.limits import Limits
from salon.server.pack_access import PackAccess, lost
from salon.server.pack_compare import compare
from salon.server.reception import new_id
from salon.server.sheets import as_sheets
from salon.server.speech import Speaker, speaker
from salon.server.store import StoredPack, StoredVersion, User
from salon.server.store.base import to_json
from salon.server.store.pack_room import MOST_BYTES_EACH
from salon.server.store.packs import PACKS_EACH, PACKS_OF_A_GUEST, Body
from salon.server.trials import Report, Trials, groups_of, read_report
from salon.server.wire_packs import (
    CardShown,
    Comparison,
    Edited,
    Edits,
    HousePack,
    KeyedIn,
    NewPack,
    Often,
    PackInfo,
    PackLine,
    PackVersion,
    PenInfo,
    SeatsWon,
    Shelf,
    TrialInfo,
)

MISSED = 60  # things that never came up, by name
COUNTED = 2000  # drafts of which it is remembered how many faults they have
HOUSE = "house"  # the base of a pack that began as the cards that come with the game


class Packs:
    """What the pages of packs ask for. A pack that somebody may not see is not there for them."""

    def __init__(self, house: House, trials: Trials, *, limited: bool) -> None:
        self.store, self.decks = house.store, house.decks
        self.access = PackAccess(house.store)
        self.trials = trials
        self._reading = Errands("packs")
        self._counted: dict[tuple[str, int], int] = {}
        self._edits = Limits(rate=10, burst=200, off=not limited)
        self._begun = Limits(rate=0.05, burst=10, off=not limited)

    def endpoints(self) -> list[Endpoint]:
        get, post, lang, tag = "GET", "POST", ("lang",), "packs"
        packs, pack = "/api/packs", "/api/packs/{id}"
        said = "/api/games/{game}/vocabulary"
        return [
            Endpoint(
                get,
                said,
                None,
                dict[str, Any],
                "What cards are made of",
                self.vocabulary,
                tag,
                lang,
                kept=True,
            ),
            Endpoint(get, packs, None, Shelf, "My packs and others I may use", self.shelf, tag, lang),
            Endpoint(post, packs, NewPack, PackLine, "Begin a pack", self.new_pack, tag, lang),
            Endpoint(get, pack, None, PackInfo, "A pack to edit", self.pack_info, tag, lang),
            Endpoint("DELETE", pack, None, None, "Take a pack from the shelf", self.drop_pack, tag),
            Endpoint("PATCH", pack + "/draft", Edits, Edited, "Change a draft", self.edit_pack, tag, lang),
            Endpoint(get, pack + "/pen", None, PenInfo, "Who keys in now", self.pen, tag),
            Endpoint("DELETE", pack + "/pen", None, None, "Key in no more", self.lay_down, tag),
            Endpoint(post, pack + "/undo", None, Edited, "Take a change back", self.undo_pack, tag, lang),
            Endpoint(post, pack + "/redo", None, Edited, "Make it again", self.redo_pack, tag, lang),
            Endpoint(
                get,
                pack + "/cards/{card}",
                None,
                dict[str, CardShown],
                "A card in all languages",
                self.pack_card,
                tag,
            ),
            Endpoint(get, pack + "/compare", None, Comparison, "What differs", self.compare_pack, tag, lang),
            Endpoint(
                post,
                pack + "/versions",
                None,
                TrialInfo,
                "Test and keep",
                self.keep_pack,
                tag,
                ("version", "lang"),
            ),
            Endpoint(get, pack + "/trial", None, TrialInfo, "How the test goes", self.pack_trial, tag, lang),
        ]

    async def close(self) -> None:
        self._reading.close()
        await self.trials.close()

    # -- the shelf ---------------------------------------------------------------------------

    async def vocabulary(self, call: Call[None]) -> dict[str, Any]:
        game = game_of(call)
        if not game.has_packs:
            raise Declined(404, "house.no-game")
        found: dict[str, Any] = await self._reading.run(draft.vocabulary, game.id, call.visitor.language)
        return found

    async def shelf(self, call: Call[None]) -> Shelf:
        user, voice = call.visitor.user, speaker(call.visitor.language)
        found = await self.store.packs_seen_by(user.id if user else None)
        mine = [pack for pack in found if user and pack.owner == user.id]
        return Shelf(
            packs=tuple([await self.line(pack, user, voice) for pack in found]),
            house=tuple(
                HousePack(
                    game=id,
                    title=voice.label(f"{id}.title"),
                    emblem=load(id).about.emblem,
                    keyed=_keyed(load(id), load(id).pack_of_house(), voice),
                )
                for id in games()
                if load(id).has_packs
            ),
            most=PACKS_OF_A_GUEST if user and user.guest else PACKS_EACH,
            bytes=sum(version.size for pack in mine for version in pack.versions),
            most_bytes=MOST_BYTES_EACH,
        )

    async def line(self, pack: StoredPack, user: User | None, voice: Speaker) -> PackLine:
        mine = user is not None and pack.keyed_by(user.id)
        visible = self.access.visible(pack, user)
        number = 0 if mine else visible[0].version if visible else -1
        body = await self.store.pack_body(pack.id, number)
        game, cards = load(pack.game), body["cards"] if body else {}
        faults = await self._faults(pack, game, cards) if mine else 0
        return PackLine(
            id=pack.id,
            game=pack.game,
            title=voice.label(f"{pack.game}.title"),
            emblem=game.about.emblem,
            name=pack.name,
            author=voice.words.called(pack.author),
            mine=user is not None and pack.owner == user.id,
            share=pack.share,
            languages=tuple(body["languages"]) if body else (),
            keyed=_keyed(game, cards, voice),
            faults=faults,
            versions=tuple(_version(version, game) for version in visible),
            takers=pack.takers if mine else 0,
            helpers=len(pack.helpers) if mine else 0,
            house=pack.house or 0,
            hidden=pack.hidden == "host",
            draft=mine,
            tables=await self.store.uses(pack.id) if mine else 0,
        )

    async def _faults(self, pack: StoredPack, game: Game[State], cards: Cards) -> int:
        """How many faults a draft has: looked for once after each change."""
        key = pack.id, pack.stamp
        if key not in self._counted:
            found = await self._reading.run(game.check_pack, cards)
            self._counted[key] = sum(not one.doubt for one in found)
            if len(self._counted) > COUNTED:
                del self._counted[next(iter(self._counted))]
        return self._counted[key]

    async def new_pack(self, call: Call[NewPack]) -> PackLine:
        user, sent, voice = somebody(call), call.body, speaker(call.visitor.language)
        if sent.game not in games() or not load(sent.game).has_packs:
            raise Declined(404, "house.no-game")
        game, base = load(sent.game), HOUSE
        cards, languages = game.pack_of_house(), list(dict.fromkeys(sent.languages))
        if sent.base:
            pack, version, body = await self._version_seen(sent.base, user)
            if pack.game != sent.game:
                raise Declined(409, "packs.other-game")
            cards, base = body["cards"], version.whole
        body = {"name": draft.clean_name(sent.name), "languages": languages, "base": base, "cards": cards}
        return await self.line(await self.put_on_shelf(user, game, body), user, voice)

    async def put_on_shelf(self, user: User, game: Game[State], body: Body) -> StoredPack:
        """A new pack of somebody's."""
        if not self._begun.allows(str(user.id)):
            raise Declined(429, "house.too-often")
        id = new_id()
        pack = StoredPack(
            id=id,
            owner=user.id,
            author=user.name,
            game=game.id,
            name=body["name"],
            share="private",
            linked=False,
            house=None,
            affirmed=None,
            hidden="",
            at=0,
            stamp=0,
            created=time.time(),
        )
        await self.store.new_pack(pack, body, guest=user.guest)
        found = await self.store.pack(id)
        assert found is not None
        return found

    async def _version_seen(self, id: int, user: User) -> tuple[StoredPack, StoredVersion, Body]:
        pack = await self.store.pack_of_version(id)
        if pack is None or not await self.access.may_see(pack, user):
            raise lost()
        if not any(version.id == id for version in self.access.visible(pack, user)):
            raise lost()
        return await self.store.pack_version(id)

    async def drop_pack(self, call: Call[None]) -> None:
        user = somebody(call)
        pack = await self.store.pack(call.path("id")[:12])
        if pack is None or pack.owner != user.id or pack.hidden == "owner":
            raise lost()
        await self.store.drop_pack(pack.id)

    # -- the editor --------------------------------------------------------------------------

    async def _own(self, call: Call[object]) -> tuple[StoredPack, User]:
        user = somebody(call)
        return await self.access.own(call.path("id"), user), user

    async def _keyed(self, call: Call[object]) -> tuple[StoredPack, User]:
        """A pack whose draft one may change, and who one is."""
        user = somebody(call)
        return await self.access.keyed(call.path("id"), user), user

    async def _pen(self, pack: StoredPack, user: User) -> PenInfo:
        """Who else keys in now; several do it one after the other."""
        other = pack.with_another(user.id)
        found = await self.store.user(other) if other else None
        name = speaker("en").words.called(found.name) if found else ""
        return PenInfo(stamp=pack.stamp, holder=name, shared=bool(pack.helpers))

    async def pen(self, call: Call[None]) -> PenInfo:
        return await self._pen(*await self._keyed(call))

    async def lay_down(self, call: Call[None]) -> None:
        pack, user = await self._keyed(call)
        await self.store.lay_down(pack.id, user.id)

    async def pack_info(self, call: Call[None]) -> PackInfo:
        pack, user = await self._keyed(call)
        game, language = load(pack.game), call.visitor.language
        body = await self._draft(pack)
        undo, redo = await self.store.next_changes(pack.id, pack.at)
        return PackInfo(
            line=await self.line(pack, user, speaker(language)),
            cards=body["cards"],
            base=await self._base(pack, body),
            names=await self._reading.run(draft.names, pack.game),
            kinds={group: game.form.named.get(group, group) for group in game.form.keys},
            vocabulary=await self._reading.run(draft.vocabulary, pack.game, language),
            faults=await self._reading.run(draft.faults_of, game, body["cards"], speaker(language)),
            stamp=pack.stamp,
            undo=undo or "",
            redo=redo or "",
            pen=await self._pen(pack, user),
        )

    async def _draft(self, pack: StoredPack) -> Body:
        body = await self.store.pack_body(pack.id, 0)
        if body is None:
            raise lost()
        return body

    async def _base(self, pack: StoredPack, body: Body) -> Json:
        """The cards that a pack began as; where these are gone, those that come with the game."""
        user = await self.store.user(pack.owner)  # what a file names as its base may be another's
        for other, version in await self.store.packs_whole(body["base"], pack.owner):
            if other.game != pack.game or not await self.access.may_see(other, user):
                continue
            if any(seen.version == version for seen in self.access.visible(other, user)):
                found = await self.store.pack_body(other.id, version)
                return found["cards"] if found else load(pack.game).pack_of_house()
        return load(pack.game).pack_of_house()

    async def edit_pack(self, call: Call[Edits]) -> Edited:
        pack, user = await self._keyed(call)
        if not self._edits.allows(str(user.id)):
            raise Declined(429, "house.too-often")
        sent = call.body
        body = await self.store.edit(
            pack.id, lambda body: draft.edited(body, sent.puts, sent.label), user.id, self._reading.run
        )
        return await self._edited(call, pack.id, body, show=sent.show, known=sent.stamp)

    async def undo_pack(self, call: Call[None]) -> Edited:
        return await self._step(call, back=True)

    async def redo_pack(self, call: Call[None]) -> Edited:
        return await self._step(call, back=False)

    async def _step(self, call: Call[None], *, back: bool) -> Edited:
        pack, user = await self._keyed(call)
        body = await self.store.step(
            pack.id,
            lambda b, change: draft.apply(b, change, back=back),
            back=back,
            by=user.id,
            aside=self._reading.run,
        )
        if body is None:
            raise Declined(409, "packs.nothing-to-undo" if back else "packs.nothing-to-redo")
        return await self._edited(call, pack.id, body)

    async def _edited(
        self, call: Call[object], id: str, body: Body, *, show: str = "", known: int = -1
    ) -> Edited:
        pack = await self.store.pack(id)
        if pack is None:
            raise lost()
        game, cards = load(pack.game), body["cards"]
        faults = await self._reading.run(draft.faults_of, game, cards, speaker(call.visitor.language))
        undo, redo = await self.store.next_changes(id, pack.at)
        return Edited(
            stamp=pack.stamp,
            faults=faults,
            undo=undo or "",
            redo=redo or "",
            shown=await self._reading.run(draft.shown, game, cards, show, faults),
            cards=None if pack.stamp == known + 1 else cards,
            name=body["name"],
        )

    async def pack_card(self, call: Call[None]) -> dict[str, CardShown]:
        pack, _ = await self._keyed(call)
        game, body = load(pack.game), await self._draft(pack)
        voice = speaker(call.visitor.language)
        faults = await self._reading.run(draft.faults_of, game, body["cards"], voice)
        found: dict[str, CardShown] = await self._reading.run(
            draft.shown, game, body["cards"], call.path("card"), faults
        )
        return found

    async def compare_pack(self, call: Call[None]) -> Comparison:
        pack, _ = await self._keyed(call)
        body = await self._draft(pack)
        base = await self._base(pack, body)
        game, language = load(pack.game), call.visitor.language
        return await self._reading.run(compare, game, pack.name, base, body["cards"], language)

    # -- tests and versions ------------------------------------------------------------------

    async def keep_pack(self, call: Call[None]) -> TrialInfo:
        """Test the draft as it is now, and keep it as a version if it passes; or one that was kept, again."""
        pack, user = await self._own(call)
        asked = call.query("version", "0")
        number = int(asked) if asked.isdecimal() and len(asked) < 4 else -1
        body = await self.store.pack_body(pack.id, number)
        if body is None:
            raise lost()
        game = load(pack.game)
        found = await self._reading.run(game.check_pack, body["cards"])
        faults = [one for one in found if not one.doubt]
        if faults:
            raise fault(BadCards, "packs.faults", faults=len(faults), first=faults[0].said)

        async def kept(report: Report) -> int:
            cards = body["cards"]
            play, whole = await self._reading.run(lambda: (game.play_of(cards), game.whole_of(cards)))
            return await self.store.keep_version(pack.id, body, play, whole, to_json(report))

        self.trials.begin(pack.id, user.id, pack.game, body["cards"], kept)
        return await self.pack_trial(call)

    async def pack_trial(self, call: Call[None]) -> TrialInfo:
        pack, _ = await self._own(call)
        found, game = self.trials.of(pack.id), load(pack.game)
        if found is None:
            return TrialInfo(state="none")
        report = found.report
        if report is None:
            return TrialInfo(state=found.state, done=found.done, of=found.of)
        failure = report.failure
        language = call.visitor.language
        voice = Speaker(language, await self._reading.run(naming, language, game, found.given.cards))
        told = TrialInfo(
            state=found.state,
            done=report.games,
            of=found.of,
            moves=report.moves,
            version=found.version,
            problem=voice.say(found.problem) if found.problem else "",
            ends=tuple(Often(said=voice.say(Text(id)), n=n) for id, n in report.ends.items()),
            wins=tuple(SeatsWon(seats=int(seats), won=won) for seats, won in report.wins.items() if any(won)),
            things=report.things,
            missed=tuple(voice.name(game.id, symbol) for symbol in report.missed[:MISSED]),
        )
        if failure is None:
            return told
        names = tuple(f"P{n + 1}" for n in range(failure.seats))
        return msgspec.structs.replace(
            told,
            card=failure.card,
            name=voice.name(game.id, failure.card) if failure.card else "",
            seats=failure.seats,
            seed=failure.seed,
            move=failure.move,
            promise=failure.promise,
            ours=failure.ours,
            last=tuple(voice.say(text, names) for text in failure.last),
            position=as_sheets(failure.position, voice, names),
        )


def _version(version: StoredVersion, game: Game[State]) -> PackVersion:
    report = read_report(version.tested)
    return PackVersion(
        id=version.id,
        version=version.version,
        digest=shown(version.play),
        play=version.play,
        at=version.at,
        games=report.games,
        fits=report.passed and report.rules == game.key,
    )


def _keyed(game: Game[State], cards: Body, voice: Speaker) -> dict[str, KeyedIn]:
    return {
        name: KeyedIn(
            label=voice.say(game.form.label(name)), cards=group.cards, keyed=group.keyed, unsure=group.unsure
        )
        for name, group in groups_of(cards, game.pack_of_house()).items()
        if name in game.form.keys or group.cards == 1
    }
