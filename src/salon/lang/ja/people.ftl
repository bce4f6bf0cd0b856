# レーティング、大会、クラブ、そして場を守るもの。

people-rating-line = { $game }：{ $who }、{ $rating } ± { $give }、{ $games }局
people-rated-all = 対象の結果は{ $results }件。{ $changed ->
    [0] レーティングに変更はありません。
   *[other] { $changed }件のレーティングが変わりました。
}
people-no-person = 見ることのできるプロフィールはありません。
people-accounts-only = アカウントが必要です。作成すると使えます。
people-not-yourself = それはあなたです。
people-too-many = 登録できるのは{ $most }人までです。
people-kept-apart = この卓には座れません。
people-without-lesson = レッスンのため対象外
people-without-alone = 1人用のため対象外
people-without-hotseat = 1つの画面で複数人のため対象外
people-without-cards = 別のカードやルールのため対象外
people-without-brought = 別のサーバーから移したため対象外
people-without-nobody = 勝者がいないため対象外
people-without-guests = レーティング対象が2人未満のため対象外
