# 激動のヨーロッパ：大戦前夜。

turmoil-title = 激動のヨーロッパ
    .blurb = 大戦前夜のヨーロッパ。権威主義陣営と自由主義陣営が、大陸の支持をめぐって争います。
turmoil-art = 版画：夜の戦艦、探照灯が星と王冠を照らす
turmoil-tagline = 王冠か星か。1890年から大戦までのヨーロッパ。
turmoil-curve = 勝利点マーカー

## 名前。形：the（カードやマーカーは「」付き）、short（マップの表記）、navy（海軍）、bloc（大戦の側）、letter（1字）。
turmoil-side-authoritarian = 権威主義陣営
    .navy = ドイツ海軍
    .bloc = 中央同盟国側
    .letter = 権
    .gains = 権威主義陣営が
    .short = 権
turmoil-side-liberal = 自由主義陣営
    .navy = 英国海軍
    .bloc = 協商国側
    .letter = 自
    .gains = 自由主義陣営が
    .short = 自
turmoil-side-own = 自分
    .navy = 自分の海軍
    .gains = {""}
turmoil-side-enemy = 相手
    .navy = 相手の海軍
    .gains = 相手が
turmoil-side-both = 両陣営
turmoil-region-france = フランス
turmoil-region-germany = ドイツ
turmoil-region-austria_hungary = オーストリア＝ハンガリー
turmoil-region-russia = ロシア
turmoil-region-balkans = バルカン
turmoil-region-independent = 独立国
turmoil-nation-austria_hungary = オーストリア＝ハンガリー
turmoil-nation-balkans = バルカン
turmoil-nation-britain = 英国
turmoil-nation-france = フランス
turmoil-nation-germany = ドイツ
turmoil-nation-italy = イタリア
turmoil-nation-ottoman_empire = オスマン帝国
turmoil-nation-russia = ロシア
turmoil-era-victorian = ヴィクトリア朝
turmoil-era-edwardian = エドワード朝
turmoil-era-georgian = ジョージ朝
turmoil-icon-government = 政府
turmoil-icon-monarch = 君主
turmoil-icon-church = 教会
turmoil-icon-worker = 労働者
turmoil-icon-bourgeoisie = ブルジョワジー
    .short = 市民
turmoil-icon-farmer = 農民
turmoil-icon-army = 軍
turmoil-icon-intellectual = 知識人
turmoil-icon-annex = 併合地
turmoil-level-none = なし
turmoil-level-presence = 「存在」
turmoil-level-domination = 「優勢」
turmoil-level-control = 「支配」
turmoil-space-brittany_normandy = ブルターニュ／ノルマンディー
    .short = ブルターニュ他
turmoil-space-picardy = ピカルディ
turmoil-space-beau_monde = 上流社交界
turmoil-space-french_writers = フランス文壇
turmoil-space-french_catholic_church = フランス・カトリック教会
    .short = 仏カトリック教会
turmoil-space-fauvism = フォーヴィスム
turmoil-space-paris = パリ
turmoil-space-french_armed_forces = フランス軍
turmoil-space-bordeaux = ボルドー
turmoil-space-dijon = ディジョン
turmoil-space-nice = ニース
turmoil-space-colonials = 植民地派
turmoil-space-hanover_oldenburg = ハノーファー／オルデンブルク
    .short = ハノーファー他
turmoil-space-kiel = キール
turmoil-space-jugendstil = ユーゲント・シュティール
    .short = ユーゲント様式
turmoil-space-east_prussia = 東プロイセン
turmoil-space-imperial_army = ドイツ帝国陸軍
turmoil-space-wilhelm_ii = ヴィルヘルム2世
turmoil-space-berlin = ベルリン
turmoil-space-silesia = シレジア
turmoil-space-alsace_lorraine = アルザス＝ロレーヌ
    .short = アルザスロレーヌ
turmoil-space-industrialists = 産業資本家
turmoil-space-saxony = ザクセン
turmoil-space-bavaria = バイエルン
turmoil-space-bohemia = ボヘミア
turmoil-space-moravia = モラヴィア
turmoil-space-galicia = ガリツィア／プシェミシル
    .short = ガリツィア
turmoil-space-viennese_secession = ウィーン分離派
turmoil-space-vienna = ウィーン
turmoil-space-budapest = ブダペスト
turmoil-space-alto_adige = 南チロル
turmoil-space-trieste = トリエステ
turmoil-space-austrian_catholic_church = オーストリア・カトリック教会
    .short = 墺カトリック教会
turmoil-space-dual_monarchy = 二重君主国
turmoil-space-transylvania = トランシルヴァニア
    .short = トランシルヴァニア
turmoil-space-croatia = クロアチア
turmoil-space-finland = フィンランド
turmoil-space-siberia = シベリア
turmoil-space-saint_petersburg = サンクトペテルブルク
    .short = ペテルブルク
turmoil-space-russian_bourgeoisie = ロシア・ブルジョワジー
    .short = 露ブルジョワジー
turmoil-space-baltic_states = バルト地方
turmoil-space-nicolas_ii = ニコライ2世
turmoil-space-moscow = モスクワ
turmoil-space-symbolism = 象徴主義
turmoil-space-poland = ポーランド
turmoil-space-tsarist_army = 帝政ロシア軍
turmoil-space-belarus = ベラルーシ
turmoil-space-ukraine = ウクライナ
turmoil-space-russian_orthodox_church = ロシア正教会
turmoil-space-crimea = クリミア
turmoil-space-bosnia = ボスニア
turmoil-space-serbia = セルビア
turmoil-space-romania = ルーマニア
turmoil-space-montenegro = モンテネグロ
turmoil-space-bulgaria = ブルガリア
turmoil-space-macedonia = マケドニア
turmoil-space-greece = ギリシャ
turmoil-space-norway = ノルウェー
turmoil-space-sweden = スウェーデン
turmoil-space-denmark = デンマーク
turmoil-space-netherlands = オランダ
turmoil-space-belgium = ベルギー
turmoil-space-switzerland = スイス
turmoil-space-spain_portugal = スペイン／ポルトガル
    .short = スペイン他
turmoil-space-morocco = モロッコ
turmoil-space-algeria = アルジェリア
turmoil-space-tunisia = チュニジア
turmoil-space-italy = イタリア
turmoil-space-libya = リビア
turmoil-space-constantinople = コンスタンティノープル
turmoil-space-united_kingdom = 英国
turmoil-space-egypt = エジプト
turmoil-space-ottoman_empire = オスマン帝国
turmoil-card-1 = ティルピッツ提督
    .the = 「ティルピッツ提督」
turmoil-card-2 = フランスの政教分離
    .the = 「フランスの政教分離」
turmoil-card-3 = 第二インターナショナル
    .the = 「第二インターナショナル」
turmoil-card-4 = フランツ・フェルディナント
    .the = 「フランツ・フェルディナント」
turmoil-card-5 = ドレフュス事件
    .the = 「ドレフュス事件」
turmoil-card-6 = フランス得点計算
    .the = 「フランス得点計算」
turmoil-card-7 = オーストリア＝ハンガリー得点計算
    .the = 「オーストリア＝ハンガリー得点計算」
turmoil-card-8 = ロシア得点計算
    .the = 「ロシア得点計算」
turmoil-card-9 = 日露戦争
    .the = 「日露戦争」
turmoil-card-10 = 英仏協商
    .the = 「英仏協商」
turmoil-card-11 = 外国投資
    .the = 「外国投資」
turmoil-card-12 = マジャール化
    .the = 「マジャール化」
turmoil-card-13 = 伝統主義
    .the = 「伝統主義」
turmoil-card-14 = 急進党結成
    .the = 「急進党結成」
turmoil-card-15 = フィッシャー卿
    .the = 「フィッシャー卿」
turmoil-card-16 = 政局の停滞
    .the = 「政局の停滞」
turmoil-card-17 = 八カ国連合軍
    .the = 「八カ国連合軍」
turmoil-card-18 = ベルンハルト・フォン・ビューロー
    .the = 「ベルンハルト・フォン・ビューロー」
turmoil-card-19 = 解放同盟
    .the = 「解放同盟」
turmoil-card-20 = ボナパルティズム／王党主義
    .the = 「ボナパルティズム／王党主義」
turmoil-card-21 = プロイセン精神
    .the = 「プロイセン精神」
turmoil-card-22 = 社会主義運動
    .the = 「社会主義運動」
turmoil-card-23 = 皇帝官房第三部／オフラナ
    .the = 「皇帝官房第三部／オフラナ」
turmoil-card-24 = ツァーリの弾圧
    .the = 「ツァーリの弾圧」
turmoil-card-25 = ビスマルクの遺産
    .the = 「ビスマルクの遺産」
turmoil-card-26 = 露仏同盟
    .the = 「露仏同盟」
turmoil-card-27 = 独墺同盟
    .the = 「独墺同盟」
turmoil-card-28 = アフリカ分割
    .the = 「アフリカ分割」
turmoil-card-29 = 二国標準主義
    .the = 「二国標準主義」
turmoil-card-30 = 尚武の伝統
    .the = 「尚武の伝統」
turmoil-card-31 = 現状維持
    .the = 「現状維持」
turmoil-card-32 = コペンハーゲンの再現
    .the = 「コペンハーゲンの再現」
turmoil-card-33 = モダニズム
    .the = 「モダニズム」
turmoil-card-34 = 官製芸術
    .the = 「官製芸術」
turmoil-card-35 = 絶対主義
    .the = 「絶対主義」
turmoil-card-36 = 歴史の歩み
    .the = 「歴史の歩み」
turmoil-card-37 = フェルディナン・エステルアジ
    .the = 「フェルディナン・エステルアジ」
turmoil-card-38 = 文化闘争
    .the = 「文化闘争」
turmoil-card-39 = 心霊主義と神秘主義
    .the = 「心霊主義と神秘主義」
turmoil-card-40 = 優柔不断
    .the = 「優柔不断」
turmoil-card-41 = ドレフュスの名誉回復
    .the = 「ドレフュスの名誉回復」
turmoil-card-42 = カイザーの介入
    .the = 「カイザーの介入」
turmoil-card-43 = バルカン得点計算
    .the = 「バルカン得点計算」
turmoil-card-44 = 第2回ハーグ平和会議
    .the = 「第2回ハーグ平和会議」
turmoil-card-45 = ベルギーのコンゴ統治
    .the = 「ベルギーのコンゴ統治」
turmoil-card-46 = 英国自由党政権の成立
    .the = 「英国自由党政権の成立」
turmoil-card-47 = 青年トルコ人革命
    .the = 「青年トルコ人革命」
turmoil-card-48 = エンヴェル・パシャ
    .the = 「エンヴェル・パシャ」
turmoil-card-49 = オーストリアのボスニア併合
    .the = 「オーストリアのボスニア併合」
turmoil-card-50 = シュリーフェン・プラン採用
    .the = 「シュリーフェン・プラン採用」
turmoil-card-51 = ノルウェー独立
    .the = 「ノルウェー独立」
turmoil-card-52 = コンラート・フォン・ヘッツェンドルフ
    .the = 「コンラート・フォン・ヘッツェンドルフ」
turmoil-card-53 = ドイツ得点計算
    .the = 「ドイツ得点計算」
turmoil-card-54 = 伝統主義者の政権獲得
    .the = 「伝統主義者の政権獲得」
turmoil-card-55 = グレイ子爵
    .the = 「グレイ子爵」
turmoil-card-56 = 英仏海峡の制海権
    .the = 「英仏海峡の制海権」
turmoil-card-57 = 海軍法案／艦隊法
    .the = 「海軍法案／艦隊法」
turmoil-card-58 = アメリカの介入主義
    .the = 「アメリカの介入主義」
turmoil-card-59 = 独立宣言
    .the = 「独立宣言」
turmoil-card-60 = 1848年革命の遺産
    .the = 「1848年革命の遺産」
turmoil-card-61 = ロシアの崩壊
    .the = 「ロシアの崩壊」
turmoil-card-62 = ユゼフ・ピウスツキ
    .the = 「ユゼフ・ピウスツキ」
turmoil-card-63 = 十月詔書
    .the = 「十月詔書」
turmoil-card-64 = 対角線の政治
    .the = 「対角線の政治」
turmoil-card-65 = 第二ドゥーマ解散
    .the = 「第二ドゥーマ解散」
turmoil-card-66 = ヘンリー・ウィルソン
    .the = 「ヘンリー・ウィルソン」
turmoil-card-67 = 選挙での地滑り的勝利
    .the = 「選挙での地滑り的勝利」
turmoil-card-68 = 三国同盟
    .the = 「三国同盟」
turmoil-card-69 = ハインリヒ親王
    .the = 「ハインリヒ親王」
turmoil-card-70 = ウィンストン・チャーチル
    .the = 「ウィンストン・チャーチル」
turmoil-card-71 = 現地住民の蜂起
    .the = 「現地住民の蜂起」
turmoil-card-72 = 観兵式
    .the = 「観兵式」
turmoil-card-73 = 中央権力
    .the = 「中央権力」
turmoil-card-74 = ベートマン・ホルヴェーク
    .the = 「ベートマン・ホルヴェーク」
turmoil-card-75 = ジャン・ジョレス
    .the = 「ジャン・ジョレス」
turmoil-card-76 = ジョルジュ・クレマンソー
    .the = 「ジョルジュ・クレマンソー」
turmoil-card-77 = アルザス＝ロレーヌ
    .the = 「アルザス＝ロレーヌ」
turmoil-card-78 = 1905年革命
    .the = 「1905年革命」
turmoil-card-79 = ヴィクトル・チェルノフ
    .the = 「ヴィクトル・チェルノフ」
turmoil-card-80 = タンジール事件
    .the = 「タンジール事件」
turmoil-card-81 = ラウール・ヴィラン
    .the = 「ラウール・ヴィラン」
turmoil-card-82 = アガディール事件
    .the = 「アガディール事件」
turmoil-card-83 = ガヴリロ・プリンツィプ
    .the = 「ガヴリロ・プリンツィプ」
turmoil-card-84 = バルカン連邦
    .the = 「バルカン連邦」
turmoil-card-85 = 愛国主義／ナショナリズム
    .the = 「愛国主義／ナショナリズム」
turmoil-card-86 = 1911年議会法
    .the = 「1911年議会法」
turmoil-card-87 = バルカンの戦火
    .the = 「バルカンの戦火」
turmoil-card-88 = アメリカの不介入主義
    .the = 「アメリカの不介入主義」
turmoil-card-89 = ストルイピンの土地改革
    .the = 「ストルイピンの土地改革」
turmoil-card-90 = バルカン内戦
    .the = 「バルカン内戦」
turmoil-card-91 = エドワード7世の葬儀
    .the = 「エドワード7世の葬儀」
turmoil-card-92 = 自由と連合党
    .the = 「自由と連合党」
turmoil-card-93 = 大宰相府襲撃事件
    .the = 「大宰相府襲撃事件」
turmoil-card-94 = 不実なイタリア
    .the = 「不実なイタリア」
turmoil-card-95 = 光栄ある孤立
    .the = 「光栄ある孤立」
turmoil-card-96 = ユーゴスラヴィア
    .the = 「ユーゴスラヴィア」
turmoil-card-97 = 流刑者の脱走／帰還
    .the = 「流刑者の脱走／帰還」
turmoil-card-98 = ラインホルト・フォン・ジドー
    .the = 「ラインホルト・フォン・ジドー」
turmoil-card-99 = 英仏海軍協力
    .the = 「英仏海軍協力」
turmoil-card-100 = 武器商人／軍需産業
    .the = 「武器商人／軍需産業」
turmoil-card-101 = アリスティード・ブリアン
    .the = 「アリスティード・ブリアン」
turmoil-card-102 = ドイツ陸軍の拡張
    .the = 「ドイツ陸軍の拡張」
turmoil-card-103 = 黒手組
    .the = 「黒手組」
turmoil-card-104 = 中立の試み
    .the = 「中立の試み」
turmoil-card-105 = ローザ・ルクセンブルク
    .the = 「ローザ・ルクセンブルク」
turmoil-card-106 = 予防戦争
    .the = 「予防戦争」
turmoil-card-107 = 中欧構想
    .the = 「中欧構想」
turmoil-card-108 = 世界政策
    .the = 「世界政策」
turmoil-card-109 = レオポルト・フォン・ベルヒトルト
    .the = 「レオポルト・フォン・ベルヒトルト」
turmoil-card-110 = ティサ・イシュトヴァーン
    .the = 「ティサ・イシュトヴァーン」
turmoil-stability-1 = 労働者よ、団結せよ
    .the = 「労働者よ、団結せよ」
turmoil-stability-2 = 農民協同組合
    .the = 「農民協同組合」
turmoil-stability-3 = 証言
    .the = 「証言」
turmoil-stability-4 = 民衆の騒乱
    .the = 「民衆の騒乱」
turmoil-stability-5 = インテリゲンツィア
    .the = 「インテリゲンツィア」
turmoil-stability-6 = 左派政権
    .the = 「左派政権」
turmoil-stability-7 = 無政府主義者の襲撃
    .the = 「無政府主義者の襲撃」
turmoil-stability-8 = 海上封鎖
    .the = 「海上封鎖」
turmoil-stability-9 = 声なき多数派
    .the = 「声なき多数派」
turmoil-stability-10 = 最恵国待遇
    .the = 「最恵国待遇」
turmoil-stability-11 = 農民の支持
    .the = 「農民の支持」
turmoil-stability-12 = 絶対主義体制
    .the = 「絶対主義体制」
turmoil-stability-13 = 将軍たちの支持
    .the = 「将軍たちの支持」
turmoil-stability-14 = 条約の秘密条項
    .the = 「条約の秘密条項」
turmoil-stability-15 = 最恵国待遇
    .the = 「最恵国待遇」
turmoil-stability-16 = 艦隊法改正
    .the = 「艦隊法改正」
turmoil-stability-17 = エリート芸術
    .the = 「エリート芸術」
turmoil-stability-18 = 政府の弾圧
    .the = 「政府の弾圧」
turmoil-stability-19 = 教会の影響力
    .the = 「教会の影響力」
turmoil-stability-20 = 制限選挙
    .the = 「制限選挙」
turmoil-mobilization-a1 = セルビアは死すべし
    .the = 「セルビアは死すべし」
turmoil-mobilization-a2 = ポーランド戦役
    .the = 「ポーランド戦役」
turmoil-mobilization-a3 = イゾンツォ戦役
    .the = 「イゾンツォ戦役」
turmoil-mobilization-b1 = 第三次バルカン戦争
    .the = 「第三次バルカン戦争」
turmoil-mobilization-b2 = 解放戦争（オーストリア＝ハンガリー）
    .the = 「解放戦争（オーストリア＝ハンガリー）」
turmoil-mobilization-b3 = 解放戦争（オスマン帝国）
    .the = 「解放戦争（オスマン帝国）」
turmoil-mobilization-e1 = 海上封鎖
    .the = 「海上封鎖」
turmoil-mobilization-e2 = 英国海外派遣軍
    .the = 「英国海外派遣軍」
turmoil-mobilization-e3 = ガリポリ／アレンビー
    .the = 「ガリポリ／アレンビー」
turmoil-mobilization-e4 = サロニカ
    .the = 「サロニカ」
turmoil-mobilization-e5 = サレルノ／アンツィオ
    .the = 「サレルノ／アンツィオ」
turmoil-mobilization-f1 = パヴィアの雪辱
    .the = 「パヴィアの雪辱」
turmoil-mobilization-f2 = プラン16
    .the = 「プラン16」
turmoil-mobilization-f3 = プラン17
    .the = 「プラン17」
turmoil-mobilization-f4 = 植民地の落日
    .the = 「植民地の落日」
turmoil-mobilization-f5 = プラン15
    .the = 「プラン15」
turmoil-mobilization-g1 = レットウ＝フォルベック
    .the = 「レットウ＝フォルベック」
turmoil-mobilization-g2 = Uボート攻勢
    .the = 「Uボート攻勢」
turmoil-mobilization-g3 = 東部防壁／西部防壁
    .the = 「東部防壁／西部防壁」
turmoil-mobilization-g4 = 八月の砲声
    .the = 「八月の砲声」
turmoil-mobilization-g5 = 二正面戦争
    .the = 「二正面戦争」
turmoil-mobilization-g6 = カイザー・ヴィルヘルムの計画
    .the = 「カイザー・ヴィルヘルムの計画」
turmoil-mobilization-i1 = チロル戦争
    .the = 「チロル戦争」
turmoil-mobilization-i2 = 中立
    .the = 「中立」
turmoil-mobilization-i3 = マーレ・ノストルム
    .the = 「マーレ・ノストルム」
turmoil-mobilization-i4 = サヴォイア戦争
    .the = 「サヴォイア戦争」
turmoil-mobilization-o1 = バルカン再征服
    .the = 「バルカン再征服」
turmoil-mobilization-o2 = 北アフリカ帝国
    .the = 「北アフリカ帝国」
turmoil-mobilization-o3 = ペルシア戦役
    .the = 「ペルシア戦役」
turmoil-mobilization-o4 = コーカサス戦役（オスマン）
    .the = 「コーカサス戦役（オスマン）」
turmoil-mobilization-r1 = グレート・ゲーム
    .the = 「グレート・ゲーム」
turmoil-mobilization-r2 = 15日目の攻勢
    .the = 「15日目の攻勢」
turmoil-mobilization-r3 = 6週間後の攻勢
    .the = 「6週間後の攻勢」
turmoil-mobilization-r4 = ガリツィア戦役
    .the = 「ガリツィア戦役」
turmoil-mobilization-r5 = コーカサス戦役（ロシア）
    .the = 「コーカサス戦役（ロシア）」
turmoil-box-0 = 前弩級艦
    .the = 「前弩級艦」
turmoil-box-1 = HMSドレッドノート
    .the = 「HMSドレッドノート」
turmoil-box-2 = ナッサウ級
    .the = 「ナッサウ級」
turmoil-box-3 = ベレロフォン級
    .the = 「ベレロフォン級」
turmoil-box-4 = ヘルゴラント級
    .the = 「ヘルゴラント級」
turmoil-box-5 = コロッサス級
    .the = 「コロッサス級」
turmoil-box-6 = カイザー級
    .the = 「カイザー級」
turmoil-box-7 = オライオン級
    .the = 「オライオン級」
turmoil-box-8 = モルトケ級
    .the = 「モルトケ級」
turmoil-box-9 = キング・ジョージ5世級
    .the = 「キング・ジョージ5世級」
turmoil-box-10 = ケーニヒ級
    .the = 「ケーニヒ級」
turmoil-box-11 = クイーン・エリザベス級
    .the = 「クイーン・エリザベス級」
turmoil-box-12 = バイエルン級
    .the = 「バイエルン級」
turmoil-box-13 = リヴェンジ級
    .the = 「リヴェンジ級」
turmoil-marker-three_emperor_league = 三帝同盟
    .the = 「三帝同盟」
turmoil-marker-franco_russian_alliance = 露仏同盟
    .the = 「露仏同盟」
turmoil-marker-russian_collapse = ロシアの崩壊
    .the = 「ロシアの崩壊」
turmoil-marker-entente_cordiale = 英仏協商
    .the = 「英仏協商」
turmoil-marker-splendid_isolation = 光栄ある孤立
    .the = 「光栄ある孤立」
turmoil-marker-dual_alliance = 独墺同盟
    .the = 「独墺同盟」
turmoil-marker-triple_alliance = 三国同盟
    .the = 「三国同盟」
turmoil-marker-perfidious_italy = 不実なイタリア
    .the = 「不実なイタリア」
turmoil-marker-balkan_war = バルカン戦争
    .the = 「バルカン戦争」
turmoil-marker-state_secularism = フランスの政教分離
    .the = 「フランスの政教分離」
turmoil-marker-bosnia_annexed = ボスニア併合
    .the = 「ボスニア併合」
turmoil-marker-congo_annexed = コンゴ併合
    .the = 「コンゴ併合」
turmoil-marker-norwegian_independence = ノルウェー独立
    .the = 「ノルウェー独立」
turmoil-marker-monarchy_restored = 王政復古
    .the = 「王政復古」
turmoil-marker-black_hand = 黒手組
    .the = 「黒手組」
turmoil-marker-high_water_mark = ドイツ海軍最高到達点
    .the = 「ドイツ海軍最高到達点」
turmoil-marker-british_navy = 英国海軍
    .the = 「英国海軍」
turmoil-marker-german_navy = ドイツ海軍
    .the = 「ドイツ海軍」
turmoil-plan-balkans_first = バルカン優先
    .the = 「バルカン優先」
turmoil-plan-russia_first = ロシア優先
    .the = 「ロシア優先」
turmoil-plan-italy_first = イタリア優先
    .the = 「イタリア優先」
turmoil-plan-civil_war_first = 内戦優先
    .the = 「内戦優先」
turmoil-plan-austria_first = オーストリア優先
    .the = 「オーストリア優先」
turmoil-plan-ottomans_first = オスマン優先
    .the = 「オスマン優先」
turmoil-plan-steel_wall = 鋼鉄の壁
    .the = 「鋼鉄の壁」
turmoil-plan-france_first = フランス優先
    .the = 「フランス優先」
turmoil-plan-reculer_pour_mieux_sauter = 跳ぶために退く
    .the = 「跳ぶために退く」
turmoil-plan-offensive_a_l_outrance = 徹底攻勢
    .the = 「徹底攻勢」
turmoil-plan-securing_the_colonies = 植民地の確保
    .the = 「植民地の確保」
turmoil-plan-la_grande_defense = 大防御
    .the = 「大防御」
turmoil-plan-afrika_first = アフリカ優先
    .the = 「アフリカ優先」
turmoil-plan-undersea_first = 潜水艦優先
    .the = 「海中優先」
turmoil-plan-defensive_war = 防衛戦争
    .the = 「防衛戦争」
turmoil-plan-france_and_russia_both = フランス・ロシア同時
    .the = 「フランス・ロシア同時」
turmoil-plan-africa_first = アフリカ優先
    .the = 「アフリカ優先」
turmoil-plan-persia_first = ペルシア優先
    .the = 「ペルシア優先」
turmoil-plan-india_first = インド優先
    .the = 「インド優先」
turmoil-plan-germany_first = ドイツ優先
    .the = 「ドイツ優先」
turmoil-plan-complete_mobilization_first = 動員完了優先
    .the = 「動員完了優先」
turmoil-verb-done = 完了
turmoil-verb-event = イベント
turmoil-verb-operations = 作戦
turmoil-verb-event_first = イベント→作戦
turmoil-verb-operations_first = 作戦→イベント
turmoil-verb-naval = 建艦判定
turmoil-verb-place = SPを置く
turmoil-verb-check = 支持チェック
turmoil-verb-pass = パスする
turmoil-verb-yes = はい
turmoil-verb-no = いいえ
turmoil-verb-reroll = 振り直す
turmoil-verb-keep = そのままにする
turmoil-option-1 = 選択肢1
turmoil-option-2 = 選択肢2
turmoil-option-balance = スイスの追加SP（− 権威／+ 自由）
turmoil-option-monarchy = フランスの王政復古
turmoil-option-mobilization = 戦時動員

## 質問
turmoil-ask-show = 手札に得点カードが2枚以上あれば、相手に見せることができます。見せると、セットアップで1回に置くSPが1個ずつ増えます。
    .wait = { $who }が手札の得点カードを見せるか決めています。
turmoil-ask-set-up = セットアップ：SPを1個置くスペースを選んでください。相手のSPがないスペースに限ります（残り{ $left }個）。
    .wait = セットアップ：{ $who }がSPを置くスペースを選んでいます。
turmoil-ask-card = あなたのアクションラウンドです。プレイするカードを選んでください。
    .wait = { $who }がプレイするカードを選んでいます。
turmoil-ask-mode = { FORM($card, case: "the") }の使い方を選んでください。
    .wait = { FORM($card, case: "the") }：{ $who }が使い方を選んでいます。
turmoil-ask-operations = 作戦（作戦値{ $n }）：種類を選んでください。
    .wait = 作戦（作戦値{ $n }）：{ $who }が種類を選んでいます。
turmoil-ask-buy = SPを1個置くスペースを選んでください（残り{ $left }OP）。
    .wait = { $who }がSPを置くスペースを選んでいます。
turmoil-ask-check = 支持チェックを行うスペースを選んでください（値{ $strength }、残り{ $left }回）。
    .wait = { $who }が支持チェックを行うスペースを選んでいます（値{ $strength }）。
turmoil-ask-helgoland = 「ヘルゴラント級」：追加の建艦判定（−1）に使うカードを選ぶか、パスしてください。
    .wait = 「ヘルゴラント級」：{ $who }が追加の建艦判定を行うか決めています。
turmoil-ask-reroll = 「ケーニヒ級」：出目は{ $die }です。そのままにするか、振り直すか選んでください。
    .wait = 「ケーニヒ級」：出目は{ $die }です。{ $who }が振り直すか決めています。
turmoil-ask-choice = { FORM($card, case: "the") }：どちらかを選んでください。選択肢1：{ $first }。選択肢2：{ $second }。
    .wait = { FORM($card, case: "the") }：{ $who }が選択肢を選んでいます。
turmoil-ask-place = { FORM($card, case: "the") }：{ $side }のSPを1個置くスペースを選んでください（残り{ $left }個）。
    .wait = { FORM($card, case: "the") }：{ $who }が{ $side }のSPを置くスペースを選んでいます。
turmoil-ask-place-region = { FORM($card, case: "the") }：次の地域で{ $side }のSPを1個置くスペースを選んでください。
    .wait = { FORM($card, case: "the") }：{ $who }が次の地域で{ $side }のSPを置くスペースを選んでいます。
turmoil-ask-fill-control = { FORM($card, case: "the") }：支配するスペースを選んでください。
    .wait = { FORM($card, case: "the") }：{ $who }が支配するスペースを選んでいます。
turmoil-ask-fill-match = { FORM($card, case: "the") }：相手と同じ数までSPを加えるスペースを選んでください。
    .wait = { FORM($card, case: "the") }：{ $who }が相手と同じ数までSPを加えるスペースを選んでいます。
turmoil-ask-fill-loosen = { FORM($card, case: "the") }：相手の支配をなくすスペースを選んでください。
    .wait = { FORM($card, case: "the") }：{ $who }が相手の支配をなくすスペースを選んでいます。
turmoil-ask-remove = { FORM($card, case: "the") }：{ $side }のSPを1個取り除くスペースを選んでください（残り{ $left }個）。
    .wait = { FORM($card, case: "the") }：{ $who }が{ $side }のSPを取り除くスペースを選んでいます。
turmoil-ask-remove-any = { FORM($card, case: "the") }：SPを1個取り除くスペースを選んでください（残り{ $left }個）。
    .wait = { FORM($card, case: "the") }：{ $who }がSPを取り除くスペースを選んでいます。
turmoil-ask-side = どちらの陣営のSPを取り除くか選んでください。
    .wait = { $who }がどちらの陣営のSPを取り除くか選んでいます。
turmoil-ask-convert = { FORM($card, case: "the") }：{ $side }のSP1個を相手側のSPに替えるスペースを選んでください（残り{ $left }個）。
    .wait = { FORM($card, case: "the") }：{ $who }が{ $side }のSPを相手側のSPに替えるスペースを選んでいます。
turmoil-ask-convert-all = { FORM($card, case: "the") }：すべてのSPを相手側のSPに替えるスペースを選んでください。
    .wait = { FORM($card, case: "the") }：{ $who }がすべてのSPを相手側のSPに替えるスペースを選んでいます。
turmoil-ask-move-from = { FORM($card, case: "the") }：{ $side }のSPを動かす元のスペースを選んでください（{ $left ->
    [0] すべて
   *[other] 残り{ $left }個
}）。
    .wait = { FORM($card, case: "the") }：{ $who }が{ $side }のSPを動かす元のスペースを選んでいます。
turmoil-ask-move-to = { FORM($card, case: "the") }：{ $space }のSPを動かす先のスペースを選んでください。
    .wait = { FORM($card, case: "the") }：{ $who }が{ $space }のSPを動かす先のスペースを選んでいます。
turmoil-ask-space = { FORM($card, case: "the") }：スペースを選んでください。
    .wait = { FORM($card, case: "the") }：{ $who }がスペースを選んでいます。
turmoil-ask-region = { FORM($card, case: "the") }：得点地域を選んでください。
    .wait = { FORM($card, case: "the") }：{ $who }が得点地域を選んでいます。
turmoil-ask-black-hand = 「黒手組」を置くスペースを選んでください。
    .wait = { $who }が「黒手組」を置くスペースを選んでいます。
turmoil-ask-discard = 捨てるカードを選んでください（残り{ $left }枚）。
    .wait = { $who }が捨てるカードを選んでいます。
turmoil-ask-exchange = 新しいカードと替えるカードを選んでください（{ $left }枚まで）。終えるときは「完了」を選びます。
    .wait = { $who }が新しいカードと替えるカードを選んでいます。
turmoil-ask-take = 手札に加えるカードを捨て札から選んでください。
    .wait = { $who }が捨て札から手札に加えるカードを選んでいます。
turmoil-ask-replay = { FORM($card, case: "the") }：捨て札から、イベントを起こすカードを選んでください。
    .wait = { FORM($card, case: "the") }：{ $who }が捨て札からイベントを起こすカードを選んでいます。
turmoil-ask-replay-may = { FORM($card, case: "the") }：捨て札から、イベントを起こすカードを選んでください。完了すると、1枚も選びません。
    .wait = { FORM($card, case: "the") }：{ $who }が捨て札からイベントを起こすカードを選んでいます（選ばなくてもかまいません）。
turmoil-ask-legacy = 公開されたカードから、イベントを起こすものを選んでください。「完了」を選ぶと、「1848年革命の遺産」を作戦に使います。
    .wait = { $who }が公開されたカードのイベントか作戦かを選んでいます。
turmoil-ask-legacy-both = 公開されたカードから、イベントを起こすものを選んでください。「完了」を選ぶと、「1848年革命の遺産」の作戦だけになります。
    .wait = { $who }が公開されたカードのイベントか作戦かを選んでいます。
turmoil-ask-exhaust = 使えなくする安定カードを選んでください。
    .wait = { $who }が使えなくする安定カードを選んでいます。
turmoil-ask-buy-tension = 危機判定の前です。1点を相手に渡して緊張度（現在{ $tension }）を1下げるか選んでください。
    .wait = 危機判定の前です。{ $who }が1点を渡して緊張度（現在{ $tension }）を1下げるか決めています。
turmoil-ask-retreat = ドイツ海軍が後退するボックスの数を選んでください（選択肢1は1つ、選択肢2は2つ）。1つにつき{ $ops }OPを得ます。後退しないなら完了してください。
    .wait = { $who }がドイツ海軍を後退させるボックスの数を選んでいます。
turmoil-ask-stability = { $region }の得点計算に使う安定カードを、相手に見せずに選んでください。
    .wait = { $who }が{ $region }の得点計算に使う安定カードをひそかに選んでいます。
turmoil-ask-stability-next = 次に実行する安定カードを選んでください。
    .wait = { $who }が次に実行する安定カードを選んでいます。
turmoil-ask-plan = { $nation }の動員カードを選んでください。
    .wait = { $who }が{ $nation }の動員カードを選んでいます。
turmoil-ask-u-boats = ドイツの計画に「Uボート攻勢」を加えるか選んでください。
    .wait = { $who }がドイツの計画に「Uボート攻勢」を加えるか選んでいます。
turmoil-ask-war-region = 大戦の損害：次に処理する地域を選んでください。
    .wait = 大戦の損害：{ $who }が次に処理する地域を選んでいます。
turmoil-ask-loss = 大戦の損害：SPを1個取り除くスペースを選んでください（残り{ $left }個）。
    .wait = 大戦の損害：{ $who }がSPを取り除くスペースを選んでいます。

## できない理由
turmoil-why-show = 手札の得点カードが2枚未満です。
turmoil-why-enemy-there = { $space }には相手のSPがあります。
turmoil-why-norway = 「ノルウェー独立」までは、{ $space }にSPを置くことも、支持チェックを行うこともできません。
turmoil-why-gone = 「フランスの政教分離」により、{ $space }はもうマップにありません。
turmoil-why-scoring-ops = { FORM($card, case: "the") }は得点カードのため、作戦には使えません。
turmoil-why-owed = { FORM($card, case: "the") }は今プレイできません。「二国標準主義」により、必須の建艦判定があと{ $n }回あります。
turmoil-why-last-box = あなたの海軍は最後のボックスにいます。
turmoil-why-attempt-made = このターンに行える建艦判定はもう残っていません。
turmoil-why-enemy-event = { FORM($card, case: "the") }は相手のイベントです。作戦に使うと起こります。
turmoil-why-pair = { FORM($card, case: "the") }は、相手のイベントのカードと一緒にプレイします。そのカードを選んでください。
turmoil-why-no-partner = { FORM($card, case: "the") }は、相手だけのイベントではありません。
turmoil-why-barred = { FORM($by, case: "the") }により、{ FORM($card, case: "the") }のイベントは禁じられています。
turmoil-why-unmet = 条件を満たしていないため、{ FORM($card, case: "the") }のイベントは今起こせません。
turmoil-why-not-both = { FORM($card, case: "the") }は、イベントと作戦のどちらか一方にしか使えません。
turmoil-why-no-placement = SPを置けるスペースがありません。
turmoil-why-no-target = 支持チェックの目標にできる、相手のSPのあるスペースがありません。
turmoil-why-out-of-reach = { $space }にも隣接するスペースにも、あなたのSPがありません。
turmoil-why-too-dear = { $space }にSPを1個置くには{ $cost }OP必要です。残りは{ $left }OPです。
turmoil-why-black-hand = { $space }には「黒手組」があるため、支持チェックを行えません。
turmoil-why-no-enemy = { $space }には相手のSPがありません。
turmoil-why-same-space = { $space }では支持チェックを行ったばかりです。2回目は別のスペースで行います。
turmoil-why-most = { FORM($card, case: "the") }では、{ $space }に置けるSPは{ $most }個までです。
turmoil-why-not-asked = 今は別の質問です。{ $prompt }
turmoil-why-not-done = ここでやめることはできません。できるだけ行います。
turmoil-why-no-passing = 手札があるプレイヤーは、アクションラウンドをパスできません。
turmoil-why-not-meant = { FORM($card, case: "the") }の対象は{ $where }です。{ $space }は選べません。
turmoil-why-not-held = { FORM($card, case: "the") }では{ $side }の支配下にあるスペースを選びます。{ $space }はそうではありません。
turmoil-why-held = { $space }は{ $side }の支配下にあるため、{ FORM($card, case: "the") }では選べません。
turmoil-why-has-support = { $space }には{ $side }のSPがあるため、{ FORM($card, case: "the") }では選べません。
turmoil-why-not-both-there = { FORM($card, case: "the") }では両陣営のSPがあるスペースを選びます。{ $space }はそうではありません。
turmoil-why-region-closed = { FORM($card, case: "the") }により、このターンは{ $region }で誰も作戦を使えません。{ $space }はそこにあります。
turmoil-why-bonus = { FORM($card, case: "the") }で増えた分は、その地域でしか使えません。{ $space }はそこにありません。
turmoil-why-not-in-area = このSPは{ $region }とそこに隣接する独立国に限ります。{ $space }はどちらでもありません。
turmoil-why-none-there = { $space }には{ $side }のSPがありません。
turmoil-why-nothing-there = { $space }にはSPがありません。
turmoil-why-frozen = { $space }のSPはもう変わりません。
turmoil-why-black-hand-stays = { $space }にある権威主義陣営のSPは「黒手組」の2個だけで、これは取り除けません。
turmoil-why-planned = { $space }から取り除けるSPは、すでにすべて取り除かれるところです。
turmoil-why-one-space = { FORM($card, case: "the") }は1つのスペースで行います。すでに{ $first }を選んだため、{ $space }は選べません。
turmoil-why-most-off = { FORM($card, case: "the") }で取り除けるSPは各スペース{ $most }個までです。{ $space }ではもう取り除けません。
turmoil-why-per-region = { FORM($card, case: "the") }で取り除けるSPは各地域{ $most }個までです。{ $space }のある地域ではもう取り除けません。
turmoil-why-one-region = { FORM($card, case: "the") }では1つの地域からSPを取り除きます。すでに{ $first }を選んだため、別の地域の{ $space }は選べません。
turmoil-why-most-in-region = { FORM($card, case: "the") }では1つの地域からできるだけ多くのSPを取り除きます。{ $space }のある地域より多い地域があります。
turmoil-why-no-region = { FORM($card, case: "the") }の対象は5つの得点地域です。{ $space }はどこにも属しません。
turmoil-why-region-done = { FORM($card, case: "the") }で置くSPは各地域1個です。{ $space }のある地域にはもう置きました。
turmoil-why-region-later = { FORM($card, case: "the") }は地域ごとに行います。今は{ $space }ではなく、{ $region }のスペースを選びます。
turmoil-why-arrived = { FORM($card, case: "the") }で{ $space }に移したばかりのSPは、それ以上動かせません。
turmoil-why-nowhere = { FORM($card, case: "the") }では、{ $space }のSPを動かす先がありません。
turmoil-why-origin = { $space }はSPを動かす元です。別のスペースを選んでください。
turmoil-why-other-region = SPは{ $origin }のある地域から出ません。{ $space }はその外にあります。
turmoil-why-just-placed = { $next }のSPは、このカードで置いたばかりです。{ $space }に置くには、その前からあったSPが必要です。
turmoil-why-scoring-due = { FORM($card, case: "the") }はいまプレイできません。このターンの残りのラウンドは、手札の得点カード{ $n }枚に必要です。
turmoil-why-say-order = { FORM($card, case: "the") }は相手のイベントで、これも起こります。作戦の前か後かを選んでください。
turmoil-why-kind-later = まず{ FORM($card, case: "the") }の使い道を選びます。SPの配置か支持チェックかは、作戦を始めるときに選びます。
turmoil-why-event-stopped = 「八カ国連合軍」により、{ FORM($card, case: "the") }のイベントは起こりません。
turmoil-why-not-granted = { FORM($card, case: "the") }では、この種類の作戦は行えません。
turmoil-why-naval-late = 建艦判定は、カードをプレイするときに宣言します。
turmoil-why-one-use = カードの作戦値は、始めた作戦にすべて使います。
turmoil-why-not-in-hand = { FORM($card, case: "the") }は手札にありません。
turmoil-why-not-discarded = { FORM($card, case: "the") }は捨て札にありません。
turmoil-why-other-value = { FORM($card, case: "the") }に書かれた作戦値は{ $n }ではありません。
turmoil-why-scoring-event = { FORM($card, case: "the") }は得点カードです。
turmoil-why-not-red = { FORM($card, case: "the") }のタイトルは赤ではありません。
turmoil-why-other-side = { FORM($card, case: "the") }は、求められている陣営のイベントではありません。
turmoil-why-not-shown = { FORM($card, case: "the") }は、相手が公開したカードの中にありません。
turmoil-why-stability-side = { FORM($card, case: "the") }は{ $side }の安定カードです。
turmoil-why-stability-picked = { FORM($card, case: "the") }はすでに選びました。
turmoil-why-stability-spent = { FORM($card, case: "the") }はプレイ済みで、今は使えません。
turmoil-why-stability-not-picked = { FORM($card, case: "the") }は、選んだ安定カードの中にありません。
turmoil-why-region-over = { $region }の損害はすでに処理しました。
turmoil-why-not-at-war = { $region }は大戦に参加していません。
turmoil-why-not-your-nation = { FORM($card, case: "the") }は{ $nation }のカードです。{ $nation }はあなたの側にいません。
turmoil-why-other-nation = { FORM($card, case: "the") }は{ $nation }のカードです。いま選ぶのは別の国です。
turmoil-why-boats-later = { FORM($card, case: "the") }は、ほかのカードをすべて選んだ後で、ドイツのカードに加えて選びます。
turmoil-why-plan-picked = { FORM($card, case: "the") }はすでに選びました。
turmoil-why-priority-over = { FORM($card, case: "the") }は間に合いません。加えられるのは優先順位{ $n }以降のカードだけです。
turmoil-why-no-further-back = ドイツ海軍はそこまで後退できません。

## ログ
turmoil-control-none = なし
turmoil-vp-even = 勝利点は0
turmoil-vp-lead = { $side }が{ $n }点リード
turmoil-log-era = { $era }が始まりました。その時代のカードを山札に加えました。
turmoil-log-turn = — 第{ $turn }ターン —
turmoil-log-round = 第{ $turn }ターン 第{ $round }アクションラウンド：{ $side }
turmoil-log-draw = { $side }はカードを{ $n }枚引きました。
turmoil-log-draw-own = あなたは{ FORM($cards, case: "the") }を引きました。
turmoil-log-reshuffle = 捨て札をシャッフルし、{ $n }枚の新しい山札にしました。
turmoil-log-shows = { $side }は{ COUNT($cards) ->
    [0] 該当するカードを持っていませんでした
   *[other] { FORM($cards, case: "the") }を公開しました
}。
turmoil-log-espionage = 「オライオン級」：{ $side }は相手の手札を確認しました。
turmoil-log-espionage-own = 「オライオン級」：相手の手札{ COUNT($cards) ->
    [0] はありません
   *[other] は{ FORM($cards, case: "the") }です
}。
turmoil-log-no-card = { $side }にはプレイするカードがありませんでした。
turmoil-log-play = { $side }は{ FORM($card, case: "the") }をプレイしました（{ FORM($mode, case: "the") }）。
turmoil-log-event = { FORM($card, case: "the") }のイベントが起こりました（{ $side }）。
turmoil-log-no-event = { FORM($card, case: "the") }のイベントは起こりませんでした。
turmoil-log-no-operations = { $side }には作戦を使える場所がありませんでした。
turmoil-log-declines = { $side }は{ FORM($card, case: "the") }を使わないことにしました。
turmoil-log-option = { FORM($card, case: "the") }：{ $side }は選択肢{ $option }を選びました。
turmoil-log-place = { $space }に{ $side }のSPを{ $n }個置きました（権{ $authoritarian }・自{ $liberal }、支配：{ $control }）。
turmoil-log-remove = { $space }から{ $side }のSPを{ $n }個取り除きました（権{ $authoritarian }・自{ $liberal }、支配：{ $control }）。
turmoil-log-place-many = { $space }に{ $side }のSPを計{ $n }個置きました。
turmoil-log-remove-many = { $space }から{ $side }のSPを計{ $n }個取り除きました。
turmoil-log-black-hand = { $space }に「黒手組」を置きました。取り除かれることのない権威主義陣営のSP2個です。
turmoil-log-check = { $space }の支持チェック（{ $side }）：出目{ $die } + 値{ $strength } + 隣接（自分）{ $own } − 隣接（相手）{ $enemy } = { $total ->
    [-12] −12
    [-11] −11
    [-10] −10
    [-9] −9
    [-8] −8
    [-7] −7
    [-6] −6
    [-5] −5
    [-4] −4
    [-3] −3
    [-2] −2
    [-1] −1
   *[other] { $total }
}、目標値{ $threshold }。{ $success ->
    [1] 成功しました。
   *[other] 失敗しました。
}
turmoil-log-check-brief = { $space }の支持チェックは{ $success ->
    [1] 成功しました
   *[other] 失敗しました
}。
turmoil-log-roll = { FORM($card, case: "the") }：{ $side }の出目は{ $die }、合計{ $total }。
turmoil-log-reroll = { $side }は振り直しました（{ $was }→{ $die }）。
turmoil-log-contest = { FORM($card, case: "the") }：出目と支配スペースの合計は、権威主義陣営{ $authoritarian }、自由主義陣営{ $liberal }。同じなら権威主義陣営の勝ちです。
turmoil-log-monarchy = 王政が復古しました。以後、パリは君主スペースです。
turmoil-log-marker = { FORM($marker, case: "the") }のマーカーをマップに置きました。
turmoil-log-track = { FORM($marker, case: "the") }を大戦情勢トラックに置きました。情勢修正は{ $status ->
    [-7] −7
    [-6] −6
    [-5] −5
    [-4] −4
    [-3] −3
    [-2] −2
    [-1] −1
    [0] 0
   *[other] +{ $status }
}になりました。
turmoil-log-cancel = { FORM($card, case: "the") }の効果は終わりました。
turmoil-log-vp = { $side }は{ $n }点を得ました（{ $vp }）。
turmoil-log-tension = { $n ->
    [-3] 緊張度が3下がり、{ $tension }になりました。
    [-2] 緊張度が2下がり、{ $tension }になりました。
    [-1] 緊張度が1下がり、{ $tension }になりました。
    [0] 緊張度は{ $tension }のままです。
   *[other] 緊張度が{ $n }上がり、{ $tension }になりました。
}
turmoil-log-crisis = 危機判定：出目{ $die } + 緊張度{ $tension } { $status ->
    [-7] − 情勢修正7
    [-6] − 情勢修正6
    [-5] − 情勢修正5
    [-4] − 情勢修正4
    [-3] − 情勢修正3
    [-2] − 情勢修正2
    [-1] − 情勢修正1
   *[other] + 情勢修正{ $status }
} = { $total ->
    [-7] −7
    [-6] −6
    [-5] −5
    [-4] −4
    [-3] −3
    [-2] −2
    [-1] −1
   *[other] { $total }
}。{ $war ->
    [1] 6を超え、世界大戦が勃発しました。
   *[other] 世界大戦は勃発しませんでした。
}
turmoil-log-crisis-brief = 危機判定：{ $war ->
    [1] 世界大戦が勃発しました
   *[other] 世界大戦は勃発しませんでした
}。
turmoil-log-no-crisis = { FORM($card, case: "the") }：このターンは危機判定を行いません。
turmoil-log-attempt = { $side }の{ FORM($box, case: "the") }への建艦判定：出目{ $die } + 作戦値と修正{ $bonus } = { $total }（必要な数{ $needed }）。{ $success ->
    [1] 成功しました。
    [2] 数には達しましたが、海軍はまだ進めません。
   *[other] 失敗しました。
}
turmoil-log-attempt-brief = { $side }の{ FORM($box, case: "the") }への建艦判定：{ $total }（必要な数{ $needed }）。{ $success ->
    [1] 成功しました。
    [2] 海軍はまだ進めません。
   *[other] 失敗しました。
}
turmoil-log-navy = { FORM($side, case: "navy") }は{ FORM($box, case: "the") }に進みました。
turmoil-log-retreat = { FORM($side, case: "navy") }は{ FORM($box, case: "the") }に後退しました。
turmoil-log-owed = 自由主義陣営は、次の{ $n }回のアクションラウンドで建艦判定を行わなければなりません。
turmoil-log-discard = { $side }は{ FORM($card, case: "the") }を捨てました。
turmoil-log-take = { $side }は捨て札から{ FORM($card, case: "the") }を手札に加えました。
turmoil-log-scoring = { $side }は{ $region }の得点カードをプレイしました。
turmoil-log-stability = { $side }は安定カード{ FORM($card, case: "the") }を公開しました。
turmoil-log-no-effect = 条件を満たしていないため、{ FORM($card, case: "the") }には効果がありません。
turmoil-log-refresh = { $side }の安定カードがすべて再び使えるようになりました。
turmoil-log-exhaust = { $side }の安定カード{ FORM($card, case: "the") }が使えなくなりました。
turmoil-log-extra-round = { $side }はこのターンに追加のアクションラウンドを1回得ました。
turmoil-log-score = { $region }の得点計算、{ $side }：{ $level }{ $points } + 係争地{ $battlegrounds } + 独立国{ $independents } = { $total }点。
turmoil-log-score-brief = { $region }の得点計算（{ $side }）：{ $level }、{ $total }点。
turmoil-log-outbreak = 世界大戦が勃発しました。
turmoil-log-bloc = { FORM($side, case: "bloc") }：{ $nations }。
turmoil-log-joins = { $nation }が参戦しました。
turmoil-log-war-roll = { $side }の大戦の決着：{ $die } + { $bonus } = { $total }。
turmoil-log-war-won = { $side }が世界大戦に勝利しました。
turmoil-log-war-lost = 合計が同じです。両陣営とも世界大戦に敗北しました。
turmoil-log-war-region = { $region }の大戦の損害を処理します。
turmoil-log-loss = { $side }の出目は{ $die }：同じ数の自分のSPを取り除きます。
turmoil-log-gain = { $side }の出目は{ $die }：同じ数のOPでそこにSPを置きます。
turmoil-log-extra-plan = { $side }は動員カードを1枚加えました。
turmoil-log-extra-plan-own = あなたは動員カード{ FORM($card, case: "the") }を加えました。
turmoil-log-plan = { $side }は{ FORM($card, case: "the") }を実行しました。
turmoil-log-end = { $reason }最終結果：{ $vp }。
turmoil-end-twenty = 勝利点が20に達し、ゲームが終わりました。
turmoil-end-germany = 得点計算でドイツを「支配」した自由主義陣営が勝利しました。
turmoil-end-held = ターンの終わりに得点カードを持っていた側が敗北しました。
turmoil-end-both-held = ターンの終わりに両者が得点カードを持っていたため、引き分けです。
turmoil-end-turn-ten = 第10ターンが終わり、すべての地域を得点計算しました。
turmoil-end-draw = 第10ターンが終わり、勝利点が0のため、引き分けです。
turmoil-end-war = 世界大戦が終わり、参戦した地域を得点計算しました。
turmoil-end-war-tie = 勝利点が0のため、世界大戦の勝者がゲームに勝利しました。
turmoil-end-both-lose = 勝利点が0で、世界大戦の勝者もいないため、両者の敗北です。

## カード：指定するスペース
turmoil-where-spaces = { $place }{ $control }{ $support }{ $noun }{ $except }{ $only }
turmoil-where-nothing = {""}
turmoil-where-anywhere = 任意のスペース
turmoil-where-noun = { $mode ->
    [any] 任意のスペース
   *[all] スペース
}
turmoil-where-battleground = { $mode ->
    [any] 任意の係争地
   *[all] 係争地
}
turmoil-where-independent = { $mode ->
    [any] 任意の独立国
   *[all] 独立国
}
turmoil-where-icons-1 = { $mode ->
    [any] 任意の
   *[all] {""}
}{ $first }スペース
turmoil-where-icons-2 = { $mode ->
    [any] 任意の
   *[all] {""}
}{ $first }または{ $second }のスペース
turmoil-where-icons-3 = { $mode ->
    [any] 任意の
   *[all] {""}
}{ $first }・{ $second }・{ $third }のスペース
turmoil-where-named = { $mode ->
    [some] { $spaces }
   *[all] { $spaces }
}
turmoil-where-region = { $regions }
turmoil-where-scored = 得点計算する地域
turmoil-where-in-region = { FORM($regions, joint: "・") }内の
turmoil-where-scored-in = 得点計算する地域内の
turmoil-where-scored-here = 得点計算する地域の
turmoil-where-scored-out = 得点計算する地域以外の
turmoil-where-scored-near = 得点計算する地域に隣接する
turmoil-where-chosen-in = その地域内の
turmoil-where-chosen-near = そのスペースに隣接する
turmoil-where-next-to = { $spaces }に隣接する
turmoil-where-controlled = { $side }が支配する
turmoil-where-uncontrolled = 未支配の
turmoil-where-not-controlled = { $side }が支配していない
turmoil-where-without = { $side }のSPがない
turmoil-where-with-both = 両陣営のSPがある
turmoil-where-except = （{ $spaces }を除く）
turmoil-where-only-with = （{ FORM($marker, case: "the") }のマーカーがある間）
turmoil-where-only-without-monarchy = （フランスの王政復古のオプションを使わない場合）
turmoil-where-also = { $first }、または{ $then }

## カード：制限と数
turmoil-limit-none = {""}
turmoil-limit-only = （{ $limits }）
turmoil-limit-most = 各スペース{ $n }個まで
turmoil-limit-most-off = 各スペース{ $n }個まで
turmoil-limit-per-region = 各地域{ $n }個まで
turmoil-limit-one = 1つのスペースに限る
turmoil-limit-one-off = 1つのスペースに限る
turmoil-limit-one-region = 1つの地域に限る
turmoil-limit-same-region = それぞれ同じ地域内に限る
turmoil-limit-most-to = 行き先の各スペース{ $n }個まで
turmoil-limit-both = { $first }、{ $then }
turmoil-count-lead = { FORM($side, case: "navy") }が先行するボックス1つ
turmoil-count-tension = 緊張度1
turmoil-count-controlled = { $where }のうち{ $side }が支配するもの1つ
turmoil-count-controlled-named = { $where }のうち{ $side }が支配するもの1つ

## カード：条件
turmoil-test-tension-at-most = 緊張度が{ $n }以下である
turmoil-test-controls = { $side }が{ $where }を{ $n }つ以上支配している
turmoil-test-controls-named = { $side }が{ $where }を支配している
turmoil-test-controls-dawn = このアクションラウンドの始めに{ $side }が{ $where }を支配していた
turmoil-test-navy-ahead = { FORM($side, case: "navy") }が先行している
turmoil-test-happened = { COUNT($cards) ->
    [1] { FORM($cards, case: "the") }のイベントが起こっている
   *[other] { FORM($cards, case: "the") }のいずれかのイベントが起こっている
}
turmoil-test-in-force = { FORM($card, case: "the") }が効果中である
turmoil-test-on-track = { FORM($marker, case: "the") }が大戦情勢トラックにある
turmoil-test-in-era = { $era }である
turmoil-test-total = 合計が{ $n }以上である
turmoil-test-scored-by-enemy = 得点カードを相手がプレイした
turmoil-test-allied-central = { $nation }が中央同盟国側である
turmoil-test-allied-entente = { $nation }が協商国側である
turmoil-test-allied-enemy = { $nation }が相手の側である
turmoil-test-not-allied-central = { $nation }が中央同盟国側でない
turmoil-test-not-allied-entente = { $nation }が協商国側でない
turmoil-test-not-allied-enemy = { $nation }が相手の側でない
turmoil-test-not = 「{ $test }」が成り立たない
turmoil-test-takes-part = { $nation }が参戦している
turmoil-test-both = { $first }うえに、{ $second }
turmoil-test-either = { $first }か、{ $second }

## カード：1ステップ1文
turmoil-step-then = { $first }。続いて、{ $then }
turmoil-value-choose = どちらかを選ぶ
turmoil-step-choose = { $by }が次のどちらかを選ぶ。（1）{ $first }。（2）{ $second }
turmoil-step-group = （{ $step }）
turmoil-value-if = もし…なら…
turmoil-step-if = { $test }場合、{ $then }
turmoil-step-if-else = { $test }場合、{ $then }。そうでなければ、{ $otherwise }
turmoil-value-repeat = 繰り返す
turmoil-step-repeat = 次の効果を{ $n }回繰り返す：{ $effect }
turmoil-value-roll-die = ダイスを振る
turmoil-step-roll-die = ダイスを1個振り、{ $where }1つにつき1を加える
turmoil-step-roll-die-eras = ダイスを1個振り、エドワード朝なら1、ジョージ朝なら2を加える
turmoil-value-contest = 両者がダイスを振る
turmoil-step-contest = 両者がダイスを1個振り、{ $where }のうち自分の支配下にあるもの1つにつき1を加える。権威主義陣営の合計が相手以上なら、{ $win }
turmoil-value-tension = 緊張
turmoil-step-tension = 緊張度を{ $n }{ $way ->
    [down] 下げる
   *[up] 上げる
}
turmoil-value-crisis = 危機ロール
turmoil-step-crisis = 危機判定を行う
turmoil-value-vp = 勝利点
turmoil-step-vp = { FORM($side, case: "gains") }{ $n }点を得る
turmoil-step-vp-each = { $count }につき、{ FORM($side, case: "gains") }{ $n }点を得る
turmoil-step-vp-in-force = { FORM($side, case: "gains") }{ $n }点と、効果中の{ FORM($cards, case: "the") }のイベント1つにつき{ $each }点を得る
turmoil-value-navy = 海軍が進む
turmoil-step-navy = { FORM($side, case: "navy") }を{ $n }ボックス進める
turmoil-step-navy-back = { FORM($side, case: "navy") }を{ $n }ボックス後退させる
turmoil-step-navy-saved = 取り除いたSP1個につき、{ FORM($side, case: "navy") }を1ボックス進める
turmoil-value-navy-to = 海軍をボックスまで進める
turmoil-step-navy-to = { FORM($side, case: "navy") }が{ FORM($box, case: "the") }に達していなければ、そこまで進める
turmoil-step-navy-level = { FORM($side, case: "navy") }が遅れていれば、相手の海軍のボックスまで進める。ボックスの効果は得ない
turmoil-value-free-attempt = 無料の海軍の試み
turmoil-step-free-attempt = 値{ $n }の建艦判定を、ターンの回数とは別に行う
turmoil-value-force-naval = 海軍の試みを強いる
turmoil-step-force-naval = 自由主義陣営は、次の{ $n }回（英国海軍が遅れていれば{ $behind }回）のアクションラウンドで建艦判定を行わなければならない
turmoil-value-retreat-for-ops = 海軍を戻して作戦を得る
turmoil-step-retreat-for-ops = ドイツ海軍を{ $n }ボックスまで後退させてもよい。1ボックスにつき{ $ops }OPを得て、{ $where }にSPを置く
turmoil-value-place = 支持を置く
turmoil-step-place = { $where }に{ $side }のSPを{ $n }個{ $upto ->
    [yes] まで
   *[no] {""}
}{ $limit }置く
turmoil-value-place-each = それぞれに支持を置く
turmoil-step-place-each-of = { $count }につき、{ $where }に{ $side }のSPを1個{ $limit }置く
turmoil-step-place-support = { $from }にある自分のSPと同じ数だけ、{ $where }に{ $side }のSPを置く（{ $n }個まで）
turmoil-step-place-each = { $where }すべてに{ $side }のSPを{ $n }個ずつ置く
turmoil-step-place-each-named = { $where }のそれぞれに{ $side }のSPを{ $n }個置く
turmoil-value-place-per-region = 地域ごとに支持1
turmoil-step-place-per-region = 各地域の{ $where }1つに{ $side }のSPを1個置く
turmoil-value-fill = 目標まで支持を置く
turmoil-step-fill-control = { $where }に、支配するまで{ $side }のSPを加える
turmoil-step-fill-control-one = { $where }の1つに、支配するまで{ $side }のSPを加える
turmoil-step-fill-control-all = { $where }すべてに、支配するまで{ $side }のSPを加える
turmoil-step-fill-match = { $where }に、相手と同じ数になるまで{ $side }のSPを加える
turmoil-step-fill-match-one = { $where }の1つに、相手と同じ数になるまで{ $side }のSPを加える
turmoil-step-fill-loosen = { $where }に、相手の支配がなくなるまで{ $side }のSPを加える
turmoil-value-remove = 支持を取り除く
turmoil-step-remove = { $where }から{ $side }のSPを{ $n }個{ $upto ->
    [yes] まで
   *[no] {""}
}{ $limit }取り除く
turmoil-step-remove-by = { $by }が、{ $where }から{ $side }のSPを{ $n }個{ $upto ->
    [yes] まで
   *[no] {""}
}{ $limit }取り除く
turmoil-step-remove-in-force = { $where }から{ $side }のSPを{ $n }個と、効果中の{ FORM($cards, case: "the") }のイベント1つにつき{ $each }個取り除く
turmoil-value-remove-any = どちらかの支持を取り除く
turmoil-step-remove-any = { $where }からどちらかの陣営のSPを{ $n }個{ $upto ->
    [yes] まで
   *[no] {""}
}取り除く
turmoil-step-remove-any-by = { $by }が{ $where }からどちらかの陣営のSPを{ $n }個{ $upto ->
    [yes] まで
   *[no] {""}
}取り除く
turmoil-value-remove-each = それぞれから支持を取り除く
turmoil-step-remove-each = { $where }すべてから{ $side }のSPを{ $n }個ずつ取り除く
turmoil-step-remove-each-named = { $where }のそれぞれから{ $side }のSPを{ $n }個取り除く
turmoil-value-remove-all = 支持をすべて取り除く
turmoil-step-remove-all = { $where }から{ $side }のSPをすべて取り除く
turmoil-step-remove-all-both = { $where }から両陣営のSPをすべて取り除く
turmoil-value-convert = 支持を自陣営に変える
turmoil-step-convert = { $where }の{ $side }のSP{ $n }個{ $limit }を、相手側のSPに替える
turmoil-value-convert-all = 支持をすべて変える
turmoil-step-convert-all = { $where }のどれか1つで、{ $side }のSPをすべて相手側のSPに替える
turmoil-value-relocate = 支持を移す
turmoil-step-relocate = { $source }から{ $side }のSPを{ $n }個{ $upto ->
    [yes] まで
   *[no] {""}
}{ $limit }、{ $target }へ動かす
turmoil-step-relocate-saved = 合計と同じ数の{ $side }のSPを、{ $source }から{ $target }へ動かす
turmoil-step-relocate-all = { $source }1つの{ $side }のSPを、すべて{ $target }へ動かす
turmoil-value-choose-space = スペースを指定
turmoil-step-choose-space = { $where }を1つ選ぶ
turmoil-value-choose-region = 地域を指定
turmoil-step-choose-region = 得点地域を1つ選ぶ
turmoil-value-black-hand = 黒手組が根づく
turmoil-step-black-hand = { $where }のどれか1つに「黒手組」を置く。取り除かれない権威主義陣営のSP2個とみなし、そこでは支持チェックを行えない
turmoil-value-support-check = 支持チェック
turmoil-step-support-check = { $where }で、このカードの作戦値による支持チェックを{ $n }回行う
turmoil-step-support-check-free = { $where }で、このカードの作戦値による支持チェックを{ $n }回行う。隣接スペースの相手の支配は数えない
turmoil-step-support-check-restores = { $where }で、このカードの作戦値による支持チェックを{ $n }回行う。フランスの王政復古のオプションでは、これでパリが権威主義陣営の支配下に入れば王政が復古する
turmoil-step-support-check-fixed = { $where }で、値{ $strength }の支持チェックを{ $n }回行う
turmoil-step-support-check-tension = { $where }で、このカードの作戦値と同じ回数、緊張度を値とする支持チェックを行う
turmoil-value-operate = 作戦
turmoil-step-operate = 作戦値{ $n }（ジョージ朝では{ $georgian }）の作戦を行ってもよい。相手の支配によるコストの増加も修正もない
turmoil-value-discard-random = ランダムに捨てる
turmoil-step-discard-random = { $side }がカードをランダムに1枚捨てる。{ $fires }のイベントであれば、それが起こる
turmoil-value-discard-card = カードを捨てる
turmoil-step-discard-card = カードを{ $n }枚捨てる
turmoil-step-discard-card-may = カードを{ $n }枚捨ててもよい（捨てなければ、以降は行わない）
turmoil-value-draw = カードを引く
turmoil-step-draw = カードを{ $n }枚引く
turmoil-value-exchange = カードを交換
turmoil-step-exchange = { $count }につき、手札1枚を新しいカードと替えてもよい
turmoil-value-take-card = 捨て札を取る
turmoil-step-take-card = 捨て札から作戦値{ $n }のカードを1枚手札に加える
turmoil-value-play-discarded = 捨て札のイベントを行う
turmoil-step-play-discarded = 捨て札から得点カード以外のカードを1枚選び、そのイベントを起こす
turmoil-step-play-discarded-may = 捨て札から得点カード以外のカードを1枚選び、そのイベントを起こしてもよい
turmoil-step-play-discarded-red = 捨て札から、{ $side }の赤いタイトルのカードを1枚選び、そのイベントを起こす
turmoil-value-legacy-of1848 = 1848年の遺産
turmoil-step-legacy-of-1848 = 相手は赤いタイトルのカードをすべて公開する。そのうち1枚のイベントを起こすか、このカードを作戦に使う
turmoil-value-forbid = イベントを禁じる
turmoil-step-forbid = { COUNT($cards) ->
    [1] { FORM($cards, case: "the") }のイベントは以後起こらない
   *[other] { FORM($cards, case: "the") }のイベントは以後起こらない
}
turmoil-value-cancel = イベントを終わらせる
turmoil-step-cancel = { COUNT($cards) ->
    [1] { FORM($cards, case: "the") }の効果を終わらせる
   *[other] { FORM($cards, case: "the") }の効果を終わらせる
}
turmoil-value-change = マップを変える
turmoil-step-change-state-secularism = フランス・カトリック教会のスペースは存在しないものとする
turmoil-step-change-bosnia-annexed = ボスニアは以後オーストリア＝ハンガリーにも属する
turmoil-step-change-congo-annexed = ベルギーを以後、併合地スペースとしても扱う
turmoil-step-change-norwegian-independence = 以後、ノルウェーにSPを置くことと、支持チェックを行うことができる
turmoil-step-change-monarchy-restored = パリは以後君主スペースになる
turmoil-value-track = マーカーをトラックに置く
turmoil-step-track = { FORM($marker, case: "the") }を大戦情勢トラックに置く
turmoil-step-track-over = { FORM($marker, case: "the") }を大戦情勢トラックの{ FORM($over, case: "the") }と取り替える。なければ次の空きに置く
turmoil-step-track-over-either = { FORM($marker, case: "the") }を大戦情勢トラックの{ FORM($first, case: "the") }か{ FORM($second, case: "the") }と取り替える
turmoil-value-refresh-stability = 安定カードを使えるように戻す
turmoil-step-refresh-stability = { $side }の安定カードがすべて使えるようになる
turmoil-value-exhaust-stability = 安定カードを使えなくする
turmoil-step-exhaust-stability = { $side }の使える安定カードを1枚選び、使えなくする
turmoil-value-abort-scoring = 得点計算を中止
turmoil-step-abort-scoring = 得点計算を中止し、得点カードをプレイした側の手札に戻す
turmoil-value-extra-round = アクションラウンドを追加
turmoil-step-extra-round = { $side }はこのターンに追加のアクションラウンドを1回得る
turmoil-value-ops-modifier = 作戦値を修正
turmoil-step-ops-modifier = ターンの終わりまで、{ $side }のカードの作戦値を{ $n }{ $way ->
    [down] 下げる
   *[up] 上げる
}
turmoil-value-ops-bonus-in = 地域で作戦値を増やす
turmoil-step-ops-bonus-in = ターンの終わりまで、{ $side }が作戦値をすべて{ $region }で使う場合、そのカードの作戦値を1上げる
turmoil-value-dear-turn = 支持のコストが2倍
turmoil-step-dear-turn = ターンの終わりまで、{ $side }が{ $region }にSPを置くコストを2倍にする
turmoil-value-no-operations = 地域での作戦を禁じる
turmoil-step-no-operations = ターンの終わりまで、{ $region }では誰も作戦を使えない
turmoil-value-skip-crisis = 危機ロールなし
turmoil-step-skip-crisis = ターンの終わりまで、{ FORM($cards, case: "the") }では危機判定を行わない
turmoil-value-dear-unless-marker = マーカーがなければ2倍
turmoil-step-dear-unless-marker = { FORM($marker, case: "the") }が大戦情勢トラックにない間、{ $region }にSPを置くコストは両者とも2倍になる
turmoil-value-no-surcharge = 地域の割増なし
turmoil-step-no-surcharge = 以後、{ $side }は{ $region }で、相手が支配するスペースにもSPを1個1OPで置ける
turmoil-value-naval-modifier = 海軍の試みを修正
turmoil-step-naval-modifier = { $side }のすべての建艦判定に{ $n }を加える
turmoil-value-extra-attempt = 海軍の試みを1回追加
turmoil-step-extra-attempt = { $side }は、1ターンに行える建艦判定が1回増える
turmoil-value-call-to-war = 国が参戦する
turmoil-step-call-to-war = { FORM($marker, case: "the") }が大戦情勢トラックにない間、{ $nation }は大戦に協商国側で参戦する
turmoil-value-fail-unless-plus = 海軍の試みが失敗する
turmoil-step-fail-unless-plus = { $side }の建艦判定は、マーカーが+1の面でない間は失敗する
turmoil-value-war-modifier = 戦争ロールを修正
turmoil-step-war-modifier = { $side }は大戦の決着に{ $n }を加える
turmoil-step-war-modifier-with = { FORM($card, case: "the") }が効果中なら、{ $side }は大戦の決着に{ $n }を加える
turmoil-value-tension-ceiling = 緊張の上限
turmoil-step-tension-ceiling = { FORM($spaces, joint: "と") }の両方が権威主義陣営の支配下にある間、緊張度は{ $n }より上がらない
turmoil-value-buy-tension = 1点で緊張を下げる
turmoil-step-buy-tension = 危機判定の前に、{ $side }は1点を相手に渡して緊張度を1下げてもよい
turmoil-value-extra-stability = 安定カードを1枚追加
turmoil-step-extra-stability = 次の{ $region }の得点計算で、{ $side }は安定カードをもう1枚選んでもよい
turmoil-step-extra-stability-with = 次の{ $region }の得点計算で、{ $space }を支配していれば、{ $side }は安定カードをもう1枚選んでもよい
turmoil-value-nullify = 計画を無効にする
turmoil-step-nullify = { COUNT($cards) ->
    [1] { FORM($cards, case: "the") }を無効にする
   *[other] { FORM($cards, case: "the") }を無効にする
}
turmoil-value-adjust-vp = 計画の得点を変える
turmoil-step-adjust-vp = { COUNT($cards) ->
    [1] { FORM($cards, case: "the") }
   *[other] { FORM($cards, case: "the") }
}で得る点を{ $n }点{ $way ->
    [down] 減らす
   *[up] 増やす
}
turmoil-step-adjust-vp-plan = 計画{ FORM($plan, case: "the") }のすべてのカードで得る点を{ $n }点{ $way ->
    [down] 減らす
   *[up] 増やす
}
turmoil-value-freeze = 支持を固定する
turmoil-step-freeze = 以後、{ $where }にSPを加えることも、そこから取り除くこともできない
turmoil-value-join = 国が陣営に加わる
turmoil-step-join = { $nation }がまだどちらの側でもなければ、{ FORM($side, case: "bloc") }で参戦する
turmoil-value-extra-plan = 計画を1つ追加
turmoil-step-extra-plan = { $side }は、優先順位{ $n }以降の{ $nation }の動員カードを1枚加えてもよい

## カード：表記
turmoil-card-name = { $card }
turmoil-card-sentence = { $step }。
turmoil-card-requires = { $test }場合にだけ有効。
turmoil-card-era = { $era }
turmoil-card-side = { $side }のイベント
turmoil-card-joint = 共通イベント
turmoil-card-ops = 作戦値{ $n }
turmoil-card-scoring-card = 得点カード
turmoil-card-asterisk = イベント後ゲームから除外
turmoil-card-lasting = 継続イベント
turmoil-card-red = 赤いタイトル
turmoil-card-barred-by = { FORM($cards, case: "the") }が起こると不可
turmoil-card-bars = 以後は禁止：{ FORM($cards, case: "the") }
turmoil-card-needed-for = { FORM($cards, case: "the") }の前提カード
turmoil-card-scoring = { $region }の安定チェックと得点計算：「存在」{ $presence }点、「優勢」{ $domination }点、「支配」{ $control }点。係争地と隣接する独立国は1つにつき1点。その後、危機判定を行う。
turmoil-card-scoring-wins = 自由主義陣営が{ $region }を「支配」していれば、自由主義陣営がゲームに勝利する。
turmoil-card-pair = 相手のイベントのカード1枚と一緒にプレイする。そのカードを作戦に使い、そのイベントは起こらない。
turmoil-card-on-operations = 作戦に使う場合：{ $step }。
turmoil-card-stability = { $side }の安定カード
turmoil-card-mobilization = { $nation }の動員カード
turmoil-card-priority = 優先順位{ $n }
turmoil-card-beside = { $nation }のほかのカードに加えて選べる
turmoil-card-plan = 計画{ FORM($plan, case: "the") }
turmoil-card-box = 建艦競争のボックス{ $n }
turmoil-card-entry = 必要な数{ $n }
turmoil-card-first = 最初に到達：{ $step }。
turmoil-card-second = 2番目に到達：{ $step }。
turmoil-card-start = 両方の海軍がここから始める。両方がまだここにある間、権威主義陣営の建艦判定は失敗する。
turmoil-card-alone-nassau = 相手の海軍が到達するまで、相手の作戦値3以上のカードの作戦値を1下げる。
turmoil-card-alone-helgoland = 相手の海軍が到達するまで、ターンごとに追加のアクションラウンドを1回得て、−1の建艦判定を行える。
turmoil-card-alone-colossus = 相手の海軍が到達するまで、ターンごとにカード1枚をイベントと作戦の両方に使える。
turmoil-card-alone-orion = 相手の海軍が到達するまで、各ターンの自分の2番目のアクションラウンドの後に相手の手札を見る。
turmoil-card-alone-moltke = 相手の海軍が到達するまで、得点計算のたびに安定カードをもう1枚選べる。
turmoil-card-alone-koenig = 相手の海軍が到達するまで、ターンに1回、自分のアクションラウンドでダイス1個を振り直せる。

## ボード
turmoil-table-tracks = トラック
turmoil-table-what = 項目
turmoil-table-state = 状態
turmoil-table-turn = ターン
turmoil-table-turn-round = 第{ $turn }ターン 第{ $round }アクションラウンド（{ $era }）
turmoil-table-turn-only = 第{ $turn }ターン（{ $era }）
turmoil-table-vp = 勝利点
turmoil-table-tension = 緊張度
turmoil-table-tension-of = { $tension }（上限{ $ceiling }）
turmoil-table-status = 情勢修正
turmoil-table-signed = { $n ->
    [-9] −9
    [-8] −8
    [-7] −7
    [-6] −6
    [-5] −5
    [-4] −4
    [-3] −3
    [-2] −2
    [-1] −1
    [0] 0
   *[other] +{ $n }
}
turmoil-table-markers = 大戦情勢トラック
turmoil-table-changes = マップのマーカー
turmoil-table-black-hand = { $marker }：{ $space }
turmoil-table-navy = { $box }（{ $n }）
turmoil-table-navy-plus = { $box }（{ $n }）、+1
turmoil-table-stuck-race = 両海軍がここにある間、建艦判定は失敗する
turmoil-table-stuck-plus = +1でなければ、建艦判定は失敗する
turmoil-table-owed = 自由主義陣営の必須の建艦判定
turmoil-table-space = スペース
turmoil-table-stability = 安定値
    .short = 安定
turmoil-table-battleground = ★
turmoil-table-icons = アイコン
turmoil-table-control = 支配
turmoil-table-empty = {""}
turmoil-table-none = ·
turmoil-table-hands = 手札
turmoil-table-decks = 山札と捨て札
turmoil-table-cards = カード
turmoil-table-place = 場所
turmoil-table-player = プレイヤー
turmoil-table-card = カード
turmoil-table-event = イベント
turmoil-table-value = 作戦値
turmoil-table-hidden = 非公開{ $n }枚
turmoil-table-ready = 使える安定カード
turmoil-table-picked = { $side }が選んだカード
turmoil-table-bonus = { $side }の全カードの作戦値
turmoil-table-playing = プレイ中
turmoil-table-display = 効果中
turmoil-table-barred = 禁止されたイベント
turmoil-table-deck = 山札
turmoil-table-discard = 捨て札
turmoil-table-removed = ゲームから除外
turmoil-table-checks = 支持チェック
turmoil-table-strength = 値
turmoil-table-own = 隣接（自分）
turmoil-table-enemy = 隣接（相手）
turmoil-table-threshold = 目標値
turmoil-table-needs = 必要な出目
turmoil-table-never = 不可能
turmoil-table-war = 世界大戦
turmoil-table-bloc = { FORM($side, case: "bloc") }
turmoil-table-bloc-title = 参戦側
turmoil-table-nations = 国
turmoil-chart-legend = 名前、SP（権威主義／自由主義）、支配する陣営（権または自）。*は係争地、［］は支配下とみなすボックス。
turmoil-reached = 第{ $turn }ターン 第{ $round }ラウンド
turmoil-reached-turn = 第{ $turn }ターン
turmoil-picture = ヨーロッパのマップ。支配スペース：権威主義陣営{ $authoritarian }、自由主義陣営{ $liberal }。勝利点{ $vp }、緊張度{ $tension }。

## カードパック

## The score by source
turmoil-tally-region = { $region }の得点計算
turmoil-tally-events = イベントなどのカード
turmoil-tally-stability = 安定カード
turmoil-tally-mobilization = 動員カード
turmoil-tally-tension = 緊張度の限界を超えた分
turmoil-tally-war = 世界大戦
turmoil-tally-vp = 勝利点

## What is established of a card
turmoil-known-effect = 効果
turmoil-known-name = 名称
turmoil-known-era = 時代
turmoil-known-side = 陣営
turmoil-known-ops = 作戦値
turmoil-known-asterisk = アスタリスク
turmoil-known-lasting = 継続かどうか
turmoil-known-red = 赤いタイトル
turmoil-known-requires = 条件
turmoil-known-nation = 国
turmoil-known-priority = 優先順位
turmoil-known-plan = 計画
turmoil-known-entry = 必要な数
