# カードパック：場所、値、まちがい。

v1919-field-issue = 問題
v1919-field-event = イベント
v1919-field-strategy = 戦略
v1919-field-board = ボード
v1919-field-id = ID
v1919-field-name = 名前
v1919-field-printed = カードから読んだ項目
v1919-field-unsure = 不確かな項目
v1919-field-wish = 要望
v1919-field-figure = 絵
v1919-field-source = 出どころ
v1919-field-known = わかっている項目
v1919-field-stars = 星
v1919-field-region = 地域
v1919-field-no-military = 軍事不可マーク
v1919-field-game-end = ゲーム終了カード
v1919-field-options = 選択肢
v1919-field-unrest = 不穏度
v1919-field-happiness = 幸福度
v1919-field-counters = カウンター
v1919-field-counter = カウンター
v1919-field-icon = 影響力アイコンまたはカウンター
v1919-field-optional = 任意
v1919-field-crisis = 危機
v1919-field-conference = 会議
v1919-field-step = 文
v1919-field-n = 数
v1919-field-nation = 国
v1919-field-who = 誰が
v1919-field-units = 軍事ユニット
v1919-field-max-stars = 星の上限
v1919-field-score = 行
v1919-field-type = 種類
v1919-field-vp = 点
v1919-field-regions = 地域
v1919-field-uprising = 蜂起の列
v1919-field-happiness-limits = 幸福度の区分
v1919-field-demobilize = 動員解除ボックス
v1919-field-demobilize-grey = 灰色の動員解除ボックス
v1919-field-column = 列
v1919-field-number = 番号
v1919-field-influence = 影響力
v1919-field-modifies-roll = 出目を変える
v1919-field-among = 範囲
v1919-field-pulls = 不穏度も動かす
v1919-field-controller = 誰の
v1919-field-keg = 火薬樽
v1919-field-then = その場合
v1919-field-otherwise = そうでない場合
v1919-field-test = 条件
v1919-field-condition = 当てはまらないこと
v1919-field-option = 選択肢
v1919-field-what = 対象
v1919-field-by = どこから
v1919-field-to = 行き先

## 値
v1919-value-all-players = 全プレイヤー
v1919-value-chosen-player = 指定されたプレイヤー
v1919-value-decider = 決定プレイヤー
v1919-value-random = ランダムな地域
v1919-value-any = 不穏度が最も高い地域
v1919-value-choice = 決定プレイヤーが選ぶ地域
v1919-value-choice-2 = 決定プレイヤーが選ぶ2つの地域
v1919-value-choice-other = 決定プレイヤーが選ぶ別の地域
v1919-value-none = 地域なし
v1919-value-empty = 指定なし
v1919-value-icon = カウンターごとの点
v1919-value-regions-le-3 = 不穏度3以下の地域ごとの点
v1919-value-regions-ge-4 = 不穏度4以上の地域ごとの点
v1919-value-military-disc = 自分の軍事ユニットごとの点
v1919-value-happiness-x2 = 幸福度の得点を2倍
v1919-value-japan-signs = 日本が調印
v1919-value-japan-refuses = 日本が拒否
v1919-value-italy-signs = イタリアが調印
v1919-value-italy-refuses = イタリアが拒否
v1919-value-anyone = どのプレイヤーでも
v1919-value-others = ほかのプレイヤー
v1919-value-military = 軍事ユニットのあるプレイヤー
v1919-value-controls = 問題を管理しているプレイヤー
v1919-value-same = 同じ地域
v1919-value-own-flags = 自国の旗ごとの点
v1919-value-demobilized = 動員解除した軍事ユニットごとの点
v1919-value-issues-of = 地域の自分の問題ごとの点
v1919-value-happiness-ge = 幸福度による点
v1919-value-regions-le = 不穏度が低い地域ごとの点
v1919-value-regions-ge = 不穏度が高い地域ごとの点
v1919-value-unrest-at-least = 不穏度が一定以上
v1919-value-happiness-at-least = 幸福度が一定以上
v1919-value-settled = 問題が解決済み
v1919-value-not = …でない
v1919-value-event = イベント
v1919-value-issue = 問題
v1919-value-deck = 山札
v1919-value-discards = 捨て札
v1919-value-exhausted = 消耗する
v1919-value-available = 手元に戻る

## まちがい
v1919-pack-no-game-end = ゲーム終了カードの問題がありません。
v1919-pack-game-ends = ゲーム終了カードがほかにもあります。1枚だけにします。
v1919-pack-game-end-options = ゲーム終了カードに選択肢はありません。
v1919-pack-no-options = 問題には選択肢が1〜4個必要です。
v1919-pack-no-change = この選択肢では何も変わりません。
v1919-pack-needs-player = まだ誰も指定されていません。「指定されたプレイヤー」は、決定プレイヤーがプレイヤーを指定する文の中で使います。
v1919-pack-needs-region = まだ地域が出てきていません。「別の地域」は、地域を決める文のあとで使います。
v1919-pack-icon = この行にカウンターは使いません。
v1919-pack-no-vp = この行に点は付きません。
v1919-pack-regions = 5つの地域が1回ずつ必要です。
v1919-pack-uprising = 列はXを表す0で始まり、そのあとの数は前の数より大きくできません。
v1919-pack-zones = 区分は幸福度の高い順で、最後は0から始まります。
v1919-pack-limits = 低い区分の軍事ユニットの上限は、高い区分の上限を超えられません。
v1919-pack-boxes = ボックスは大きい数から順に並びます。
v1919-pack-columns = 列は5、6、7、8です。
v1919-pack-line-region = 地域を書くのは、自分の問題の点の行だけです。
v1919-pack-line-number = この行に数が必要か、または不要です。
v1919-pack-no-issue = このパックに「{ $found }」という問題はありません。
v1919-pack-region-unused = ここでは地域に意味がありません。

## 印刷されたカードに要るかもしれない文
v1919-score-own-flags = 自分の問題にある自国の旗1つにつき{ $vp }点。
v1919-score-demobilized = 動員解除した自分の軍事ユニット1個につき{ $vp }点。
v1919-score-issues-of = { $region }の自分の問題1件につき{ $vp }点。
v1919-score-issues-of-none = 地域のない自分の問題1件につき{ $vp }点。
v1919-score-happiness-ge = 自分の幸福度が{ $n }以上の場合{ $vp }点。
v1919-score-regions-le = 不穏度{ $n }以下の地域1つにつき{ $vp }点。
v1919-score-regions-ge = 不穏度{ $n }以上の地域1つにつき{ $vp }点。
v1919-log-ready-some = { $nation }は消耗した軍事ユニット{ $units }個を手元に戻しました。
v1919-why-not-that-player = { $nation }はこのイベントで指定できません。

## 何かが最も多いプレイヤー
v1919-who-happiest = 幸福度が最も高いプレイヤー（同点なら全員）
v1919-who-unhappiest = 幸福度が最も低いプレイヤー（同点なら全員）
v1919-who-most-issues = 管理する問題が最も多いプレイヤー（同数なら全員）
v1919-who-most-issues-in = { $region }で管理する問題が最も多いプレイヤー（同数なら全員）

## ほかのプレイヤーの影響力、カード、条件
v1919-test-unrest-at-least = { $region }の不穏度が{ $n }以上
v1919-test-happiness-at-least-nation = { $nation }の幸福度が{ $n }以上
v1919-test-happiness-at-least-chosen-player = 指定されたプレイヤーの幸福度が{ $n }以上
v1919-test-happiness-at-least-decider = 決定プレイヤーの幸福度が{ $n }以上
v1919-test-settled = { FORM($issue, case: "the") }が解決済み
v1919-test-settled-so = { FORM($issue, case: "the") }が{ FORM($option, case: "the") }で解決済み
v1919-test-not = 「{ $test }」でない
v1919-ask-remove-from = { $nation }の影響力を取り除く問題を選んでください。
    .wait = { $who }が影響力を取り除く問題を選んでいます。
v1919-ask-place-on = 影響力{ $cubes }個を置く問題を選んでください。
    .wait = { $who }が影響力を置く問題を選んでいます。
v1919-ask-replace = 捨てる待合室のカードを選んでください。
    .wait = { $who }が捨てる待合室のカードを選んでいます。
v1919-ask-swap-out = 入れ替える会議テーブルの問題を選んでください。
    .wait = { $who }が入れ替える会議テーブルの問題を選んでいます。
v1919-ask-swap-in = 代わりに入る待合室の問題を選んでください。
    .wait = { $who }が代わりに入る待合室の問題を選んでいます。
v1919-log-removed = { FORM($issue, case: "the") }から{ $nation }の影響力{ $cubes }個が取り除かれ、{ $to ->
    [available] 手元に戻りました
   *[exhausted] 消耗しました
}。
v1919-log-replaced = 待合室の{ FORM($old, case: "the") }が{ FORM($new, case: "the") }に入れ替わりました。
v1919-log-swapped = { FORM($out, case: "the") }が待合室へ、{ FORM($come, case: "the") }が会議テーブルへ移りました。
v1919-pack-no-option = その問題に「{ $found }」という選択肢はありません。

## ボード
v1919-field-from-happiness = 幸福度がこの値以上
v1919-field-most-units = 軍事ユニットの上限
v1919-printed-regions = 地域の番号順：{ $regions }。
v1919-printed-uprising = { $roll ->
    [0] 不穏度{ $column }列目：蜂起なし。
   *[other] 不穏度{ $column }列目：{ $roll }以上で蜂起。
}
v1919-printed-happiness = 幸福度{ $least }以上：軍事ユニット{ $units }個まで。
v1919-printed-demobilize = 動員解除ボックス：幸福度+{ $box }。
v1919-printed-demobilize-grey = 灰色の動員解除ボックス：幸福度+{ $box }。
v1919-printed-column = { $column }列目：影響力{ $cubes }個を手元に戻す{ $n ->
    [0] {""}
   *[other] 、幸福度{ $way ->
        [down] −{ $n }
       *[up] +{ $n }
    }
}{ $rolls ->
    [yes] 、ダイスの目を変えられる
   *[no] {""}
}。
