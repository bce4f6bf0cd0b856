"""A run on a Ray cluster: two nodes on this machine give what one process gives, also when one is lost."""

from __future__ import annotations

import pytest

from salon.arena import Run, Setting

pytest.importorskip("ray", reason='pip install "salon[arena]"')
pytestmark = [
    pytest.mark.long,
    pytest.mark.filterwarnings("ignore::Warning"),  # Ray's own
]

SETTING = Setting("court", 2, ("novice", "random"), seed=11)
ROUNDS = 12


def test_two_nodes_give_what_one_process_gives_also_when_one_is_lost(monkeypatch: pytest.MonkeyPatch) -> None:
    import ray
    from ray.cluster_utils import Cluster

    alone = Run(SETTING, ROUNDS)
    alone.play(to_the_end=True)
    nodes = Cluster(initialize_head=True, head_node_args={"num_cpus": 1})
    second = nodes.add_node(num_cpus=1)
    ray.init(address=nodes.address, log_to_driver=False)
    try:
        whole = Run(SETTING, ROUNDS)
        whole.play(2, to_the_end=True, engine="ray")
        assert whole.games == alone.games

        from salon.arena import cluster  # not where Ray is missing

        replaced = []
        replace = cluster.Cluster.replace

        def counted(self: cluster.Cluster, actor: cluster.Actor) -> None:
            replaced.append(actor)
            replace(self, actor)

        monkeypatch.setattr(cluster.Cluster, "replace", counted)

        def lose(run: Run) -> None:
            if len(run.games) == 3:
                nodes.remove_node(second)
                nodes.add_node(num_cpus=1)

        broken = Run(SETTING, ROUNDS)
        broken.play(2, to_the_end=True, engine="ray", watch=lose)
        assert broken.games == alone.games
        assert replaced, "no actor was lost: this proves nothing"
        assert broken.spent.answers == alone.spent.answers, "every game is counted once"
    finally:
        ray.shutdown()
        nodes.shutdown()
