# 答える前に伝えること：その先に何があるか、何に気をつけるか。

v1919-cost-draw-event = 次に、新しいイベントを引きます。
v1919-cost-refill = 次に、新しい問題を引きます。
v1919-cost-roll = 次に、ダイスを振ります。
v1919-caution-mutiny = 軍事ユニットに対して幸福度が低すぎるため、反乱が起こり、軍事ユニット1個を失います。
v1919-caution-bid-cubes = 影響力{ $enough }個の入札に勝てる人はいません。残りの{ $more }個は無駄になります。
v1919-caution-bid-discs = 軍事ユニットが{ $more }個少ない入札でも、勝てる人はいません。1個ごとに幸福度が1下がります。
v1919-caution-last-cubes = 入札に使える影響力も軍事ユニットもなくなります。
v1919-caution-reclaim = 影響力をあと{ $cubes }個回収できます。
v1919-caution-given-away = { FORM($issue, case: "the") }では{ $winner }の影響力が最も多く、{ $winner }がコントロールを得ます。
v1919-caution-deal-clash = 次の手番について約束したことを、すべては守れません。
v1919-caution-deal-only = あなたにできることは「{ $answer }」だけになります。
v1919-caution-deal-gift = 与えるだけで、何も得られません。
v1919-caution-deal-cubes = 影響力を{ $given }個渡し、{ $got }個しか受け取れません。
v1919-caution-deal-word = 得られるのは後の手番についての約束だけで、これには拘束力がありません。
