# 対戦できるボットと、その説明。

bots-novice = 見習い
    .about = 手堅くプレイしますが、見落としがあります
bots-courtier = 廷臣
    .about = 自分の手番の終わりまで読み、最も得な手を選びます
bots-minister = 大臣
    .about = 相手の出方も考えます。1回答に最長で約1秒かかります
bots-chancellor = 宰相
    .about = いくつもの展開を想定して計画全体を比べます。1回答に最長で約5秒かかります
bots-random = ボット（適当）
    .about = 選べるものを適当に選びます。試しに遊ぶときに向いています
