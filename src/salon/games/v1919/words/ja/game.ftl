# ヴェルサイユ1919：講和会議

v1919-title = ヴェルサイユ1919
    .blurb = 1919年の講和会議。世界を立て直し、自国の民の心もつなぎとめましょう。
v1919-art = 版画：長い回廊と、封印された条約と羽ペンの載った机
v1919-choice-random = ランダム
v1919-choice-uk-france-usa = 英・仏・米
v1919-choice-uk-usa-france = 英・米・仏
v1919-choice-france-uk-usa = 仏・英・米
v1919-choice-france-usa-uk = 仏・米・英
v1919-choice-usa-uk-france = 米・英・仏
v1919-choice-usa-france-uk = 米・仏・英
v1919-tagline = 1919年の講和会議。
v1919-curve = その時点で終わった場合の各国の得点

## 名前。the：題名はかぎ括弧つき
v1919-nation-uk = 英国
    .short = 英
v1919-nation-france = フランス
    .short = 仏
v1919-nation-usa = アメリカ
    .short = 米
v1919-nation-italy = イタリア
    .short = 伊
v1919-nation-japan = 日本
    .short = 日
v1919-region-europe = ヨーロッパ
v1919-region-balkans = バルカン
v1919-region-middle_east = 中東
v1919-region-africa = アフリカ
v1919-region-pacific = 太平洋
v1919-region-none = 地域なし
v1919-counter-self_determination = 民族自決
v1919-counter-containment = ドイツ封じ込め
v1919-counter-reparations = ドイツ賠償
v1919-counter-industry = 産業成長
v1919-counter-bolshevik = ボルシェビキ封じ込め
v1919-counter-naval = 海軍戦隊
v1919-counter-naval_uk = 英国海軍戦隊
v1919-counter-naval_usa = アメリカ海軍戦隊
v1919-counter-empire = 帝国
v1919-counter-empire_uk = 大英帝国
v1919-counter-empire_france = フランス帝国
v1919-counter-empire_italy = イタリア帝国
v1919-issue-rheinland = ラインラント
    .the = 「ラインラント」
v1919-issue-byelorus = ベラルーシ
    .the = 「ベラルーシ」
v1919-issue-east_prussia = 東プロイセン
    .the = 「東プロイセン」
v1919-issue-silesia = シレジア
    .the = 「シレジア」
v1919-issue-tyrol = チロル
    .the = 「チロル」
v1919-issue-anschluss = 独墺合邦
    .the = 「独墺合邦」
v1919-issue-reparations = 賠償
    .the = 「賠償」
v1919-issue-danzig = ダンツィヒ
    .the = 「ダンツィヒ」
v1919-issue-saar = ザール
    .the = 「ザール」
v1919-issue-bohemia = ボヘミア
    .the = 「ボヘミア」
v1919-issue-baltic = バルト諸国
    .the = 「バルト諸国」
v1919-issue-fiume = フィウメ
    .the = 「フィウメ」
v1919-issue-dalmatia = ダルマチア
    .the = 「ダルマチア」
v1919-issue-yugoslavia = ユーゴスラヴィア
    .the = 「ユーゴスラヴィア」
v1919-issue-montenegro = モンテネグロ
    .the = 「モンテネグロ」
v1919-issue-albania = アルバニア
    .the = 「アルバニア」
v1919-issue-transylvania = トランシルヴァニア
    .the = 「トランシルヴァニア」
v1919-issue-banat = バナト
    .the = 「バナト」
v1919-issue-thrace = トラキア
    .the = 「トラキア」
v1919-issue-bessarabia = ベッサラビア
    .the = 「ベッサラビア」
v1919-issue-constantinople = コンスタンティノープル
    .the = 「コンスタンティノープル」
v1919-issue-smyrna = スミルナ
    .the = 「スミルナ」
v1919-issue-arabia = アラビア
    .the = 「アラビア」
v1919-issue-syria = シリア
    .the = 「シリア」
v1919-issue-mesopotamia = メソポタミア
    .the = 「メソポタミア」
v1919-issue-palestine = パレスチナ
    .the = 「パレスチナ」
v1919-issue-armenia = アルメニア
    .the = 「アルメニア」
v1919-issue-persia = ペルシア
    .the = 「ペルシア」
v1919-issue-kurdistan = クルディスタン
    .the = 「クルディスタン」
v1919-issue-german_east_africa = ドイツ領東アフリカ
    .the = 「ドイツ領東アフリカ」
v1919-issue-south_west_africa = ドイツ領南西アフリカ
    .the = 「ドイツ領南西アフリカ」
v1919-issue-cameroon = カメルーン
    .the = 「カメルーン」
v1919-issue-togo = トーゴ
    .the = 「トーゴ」
v1919-issue-somalia = ソマリア
    .the = 「ソマリア」
v1919-issue-egypt = エジプト
    .the = 「エジプト」
v1919-issue-morocco = モロッコ
    .the = 「モロッコ」
v1919-issue-libya = リビア
    .the = 「リビア」
v1919-issue-shantung = 山東
    .the = 「山東」
v1919-issue-south_seas = 南洋群島
    .the = 「南洋群島」
v1919-issue-new_guinea_samoa = ニューギニアとサモア
    .the = 「ニューギニアとサモア」
v1919-issue-korea = 朝鮮
    .the = 「朝鮮」
v1919-issue-indochina = インドシナ
    .the = 「インドシナ」
v1919-issue-siberia = シベリア
    .the = 「シベリア」
v1919-issue-nauru = ナウル
    .the = 「ナウル」
v1919-issue-india = インド
    .the = 「インド」
v1919-issue-womens_suffrage = 女性参政権
    .the = 「女性参政権」
v1919-issue-disarmament = 軍縮
    .the = 「軍縮」
v1919-issue-racial_equality = 人種平等
    .the = 「人種平等」
v1919-issue-league_voting = 国際連盟の表決
    .the = 「国際連盟の表決」
v1919-issue-labour_charter = 労働憲章
    .the = 「労働憲章」
v1919-issue-widows_pensions = 寡婦年金
    .the = 「寡婦年金」
v1919-issue-high_seas_fleet = 大洋艦隊
    .the = 「大洋艦隊」
v1919-issue-rush_to_the_finish = 最後の駆け込み
    .the = 「最後の駆け込み」
v1919-option-rheinland-german = ドイツ領のまま、駐留軍なし
    .the = 「ドイツ領のまま、駐留軍なし」
v1919-option-rheinland-france = フランスが併合
    .the = 「フランスが併合」
v1919-option-rheinland-buffer = ラインの分離国家
    .the = 「ラインの分離国家」
v1919-option-byelorus-poland = ポーランドに編入
    .the = 「ポーランドに編入」
v1919-option-byelorus-soviet = ソヴィエト・ロシアに委ねる
    .the = 「ソヴィエト・ロシアに委ねる」
v1919-option-byelorus-republic = 独立共和国
    .the = 「独立共和国」
v1919-option-east_prussia-german = 回廊の先のドイツ領として残す
    .the = 「回廊の先のドイツ領として残す」
v1919-option-east_prussia-vote = マズーリの住民投票
    .the = 「マズーリの住民投票」
v1919-option-east_prussia-poland = ポーランドに割譲
    .the = 「ポーランドに割譲」
v1919-option-silesia-poland = ポーランドに与える
    .the = 「ポーランドに与える」
v1919-option-silesia-vote = 連合軍監視下の住民投票
    .the = 「連合軍監視下の住民投票」
v1919-option-silesia-german = 賠償の財源としてドイツに残す
    .the = 「賠償の財源としてドイツに残す」
v1919-option-tyrol-brenner = ブレンナー国境をイタリアに
    .the = 「ブレンナー国境をイタリアに」
v1919-option-tyrol-language = 言語境界で分割
    .the = 「言語境界で分割」
v1919-option-tyrol-austria = オーストリア領のまま
    .the = 「オーストリア領のまま」
v1919-option-anschluss-forbid = 合邦を禁止
    .the = 「合邦を禁止」
v1919-option-anschluss-allow = 合邦を容認
    .the = 「合邦を容認」
v1919-option-anschluss-danube = ドナウ関税同盟
    .the = 「ドナウ関税同盟」
v1919-option-reparations-full = 戦費の全額
    .the = 「戦費の全額」
v1919-option-reparations-fixed = 定額を今すぐ確定
    .the = 「定額を今すぐ確定」
v1919-option-reparations-commission = 委員会が後日に額を決定
    .the = 「委員会が後日に額を決定」
v1919-option-danzig-free_city = 国際連盟下の自由市
    .the = 「国際連盟下の自由市」
v1919-option-danzig-poland = ポーランドに割譲
    .the = 「ポーランドに割譲」
v1919-option-danzig-german = ドイツ領のまま、ポーランドに埠頭
    .the = 「ドイツ領のまま、ポーランドに埠頭」
v1919-option-saar-league = 連盟統治、炭鉱はフランスへ
    .the = 「連盟統治、炭鉱はフランスへ」
v1919-option-saar-annex = フランスが併合
    .the = 「フランスが併合」
v1919-option-saar-german = ドイツ領のまま、石炭を供出
    .the = 「ドイツ領のまま、石炭を供出」
v1919-option-bohemia-historic = プラハに歴史的国境を認める
    .the = 「プラハに歴史的国境を認める」
v1919-option-bohemia-vote = ドイツ人地区で住民投票
    .the = 「ドイツ人地区で住民投票」
v1919-option-bohemia-arsenal = 共和国に連合国の武器を供与
    .the = 「共和国に連合国の武器を供与」
v1919-option-baltic-recognise = 三共和国を承認
    .the = 「三共和国を承認」
v1919-option-baltic-freikorps = ドイツ義勇軍が戦線を維持
    .the = 「ドイツ義勇軍が戦線を維持」
v1919-option-baltic-squadron = 湾内に英国戦隊を派遣
    .the = 「湾内に英国戦隊を派遣」
v1919-option-fiume-italy = イタリアへ
    .the = 「イタリアへ」
v1919-option-fiume-yugoslavia = ユーゴスラヴィアへ
    .the = 「ユーゴスラヴィアへ」
v1919-option-fiume-free_port = 自由港
    .the = 「自由港」
v1919-option-dalmatia-london_line = 1915年の密約線をイタリアに
    .the = 「1915年の密約線をイタリアに」
v1919-option-dalmatia-yugoslavia = ユーゴスラヴィアへ
    .the = 「ユーゴスラヴィアへ」
v1919-option-dalmatia-neutral = 沿岸を中立化、連合国が哨戒
    .the = 「沿岸を中立化、連合国が哨戒」
v1919-option-yugoslavia-kingdom = 南スラヴ王国を承認
    .the = 「南スラヴ王国を承認」
v1919-option-yugoslavia-serbia = 大セルビアのみ
    .the = 「大セルビアのみ」
v1919-option-yugoslavia-guarantee = 連盟が諸民族を保障
    .the = 「連盟が諸民族を保障」
v1919-option-montenegro-union = セルビアとの統合を維持
    .the = 「セルビアとの統合を維持」
v1919-option-montenegro-king = 国王の復位
    .the = 「国王の復位」
v1919-option-albania-protectorate = イタリアの保護国
    .the = 「イタリアの保護国」
v1919-option-albania-independent = 独立国家
    .the = 「独立国家」
v1919-option-albania-partition = 分割してフランス地区を置く
    .the = 「分割してフランス地区を置く」
v1919-option-transylvania-romania = ルーマニアへ
    .the = 「ルーマニアへ」
v1919-option-transylvania-hungary = ハンガリー領のまま
    .the = 「ハンガリー領のまま」
v1919-option-transylvania-autonomy = 国際連盟下の自治
    .the = 「国際連盟下の自治」
v1919-option-banat-whole = 全域をルーマニアへ
    .the = 「全域をルーマニアへ」
v1919-option-banat-split = ユーゴスラヴィアと分割
    .the = 「ユーゴスラヴィアと分割」
v1919-option-thrace-greece = ギリシャへ
    .the = 「ギリシャへ」
v1919-option-thrace-bulgaria = ブルガリアに海岸を残す
    .the = 「ブルガリアに海岸を残す」
v1919-option-thrace-occupation = フランス主導の占領
    .the = 「フランス主導の占領」
v1919-option-bessarabia-romania = ルーマニアへ
    .the = 「ルーマニアへ」
v1919-option-bessarabia-await = 新しいロシアを待つ
    .the = 「新しいロシアを待つ」
v1919-option-constantinople-open_city = 開放都市
    .the = 「開放都市」
v1919-option-constantinople-turkey = トルコ
    .the = 「トルコ」
v1919-option-constantinople-greece = ギリシャ
    .the = 「ギリシャ」
v1919-option-smyrna-italy = イタリア
    .the = 「イタリア」
v1919-option-smyrna-greece = ギリシャ
    .the = 「ギリシャ」
v1919-option-smyrna-turkey = トルコ
    .the = 「トルコ」
v1919-option-arabia-hejaz = ハーシム家の王国
    .the = 「ハーシム家の王国」
v1919-option-arabia-protectorate = 英国の保護国
    .the = 「英国の保護国」
v1919-option-arabia-nejd = イブン・サウードを承認
    .the = 「イブン・サウードを承認」
v1919-option-syria-french = フランス委任統治
    .the = 「フランス委任統治」
v1919-option-syria-british = 英国委任統治
    .the = 「英国委任統治」
v1919-option-syria-feisal = アラブ王国
    .the = 「アラブ王国」
v1919-option-mesopotamia-british = 英国委任統治
    .the = 「英国委任統治」
v1919-option-mesopotamia-arab = アラブ国家
    .the = 「アラブ国家」
v1919-option-mesopotamia-mosul = モスルの石油をフランスと分け合う
    .the = 「モスルの石油をフランスと分け合う」
v1919-option-palestine-independent = 独立
    .the = 「独立」
v1919-option-palestine-zionist = シオニスト国家
    .the = 「シオニスト国家」
v1919-option-palestine-mandate = 英国またはフランスの委任統治
    .the = 「英国またはフランスの委任統治」
v1919-option-armenia-state = 独立国家
    .the = 「独立国家」
v1919-option-armenia-mandate = アメリカ委任統治
    .the = 「アメリカ委任統治」
v1919-option-armenia-cilicia = キリキアにフランス軍が駐留
    .the = 「キリキアにフランス軍が駐留」
v1919-option-persia-treaty = 英国・ペルシア協定
    .the = 「英国・ペルシア協定」
v1919-option-persia-heard = ペルシア代表団の陳述を認める
    .the = 「ペルシア代表団の陳述を認める」
v1919-option-persia-cordon = カスピ海に防衛線
    .the = 「カスピ海に防衛線」
v1919-option-kurdistan-autonomy = 自治
    .the = 「自治」
v1919-option-kurdistan-attached = メソポタミアに編入
    .the = 「メソポタミアに編入」
v1919-option-german_east_africa-british = 英国委任統治
    .the = 「英国委任統治」
v1919-option-german_east_africa-trust = 国際信託統治
    .the = 「国際信託統治」
v1919-option-german_east_africa-credit = ドイツの賠償額から差し引く
    .the = 「ドイツの賠償額から差し引く」
v1919-option-south_west_africa-union = 南アフリカが併合
    .the = 「南アフリカが併合」
v1919-option-south_west_africa-mandate = 報告義務つきの連盟委任統治
    .the = 「報告義務つきの連盟委任統治」
v1919-option-south_west_africa-mines = 鉱山を各国に開放
    .the = 「鉱山を各国に開放」
v1919-option-cameroon-french = フランス委任統治
    .the = 「フランス委任統治」
v1919-option-cameroon-shared = 英国とフランスで分割
    .the = 「英国とフランスで分割」
v1919-option-cameroon-trade = 自由貿易地帯
    .the = 「自由貿易地帯」
v1919-option-togo-french = フランス委任統治
    .the = 「フランス委任統治」
v1919-option-togo-british = 英国委任統治
    .the = 「英国委任統治」
v1919-option-somalia-italian = イタリア領ソマリアを拡大
    .the = 「イタリア領ソマリアを拡大」
v1919-option-somalia-status_quo = 現在の国境を維持
    .the = 「現在の国境を維持」
v1919-option-somalia-djibouti = フランスの鉄道地帯
    .the = 「フランスの鉄道地帯」
v1919-option-egypt-protectorate = 保護国のまま
    .the = 「保護国のまま」
v1919-option-egypt-independent = 独立
    .the = 「独立」
v1919-option-egypt-canal = スエズ運河を国際警備下に
    .the = 「スエズ運河を国際警備下に」
v1919-option-morocco-french = フランスの保護国のまま
    .the = 「フランスの保護国のまま」
v1919-option-morocco-tangier = タンジールを開放港に
    .the = 「タンジールを開放港に」
v1919-option-libya-hinterland = 内陸部をイタリアへ
    .the = 「内陸部をイタリアへ」
v1919-option-libya-statute = 自治法
    .the = 「自治法」
v1919-option-shantung-japan = ドイツの権益を日本へ
    .the = 「ドイツの権益を日本へ」
v1919-option-shantung-china = 中国へ返還
    .the = 「中国へ返還」
v1919-option-shantung-open_door = 各国に門戸開放
    .the = 「各国に門戸開放」
v1919-option-south_seas-japan = 日本委任統治
    .the = 「日本委任統治」
v1919-option-south_seas-american = アメリカの基地
    .the = 「アメリカの基地」
v1919-option-south_seas-league = 連盟統治、要塞化は禁止
    .the = 「連盟統治、要塞化は禁止」
v1919-option-new_guinea_samoa-dominions = 自治領が併合
    .the = 「自治領が併合」
v1919-option-new_guinea_samoa-mandate = 門戸開放つきの委任統治
    .the = 「門戸開放つきの委任統治」
v1919-option-new_guinea_samoa-coaling = 給炭港のみ
    .the = 「給炭港のみ」
v1919-option-korea-japan = 日本領のまま
    .the = 「日本領のまま」
v1919-option-korea-independent = 独立
    .the = 「独立」
v1919-option-korea-home_rule = 日本統治下の自治
    .the = 「日本統治下の自治」
v1919-option-indochina-french = フランス統治を継続
    .the = 「フランス統治を継続」
v1919-option-indochina-reform = 改革と自治
    .the = 「改革と自治」
v1919-option-indochina-trade = 港を貿易に開放
    .the = 「港を貿易に開放」
v1919-option-siberia-intervene = 連合国の出兵を継続
    .the = 「連合国の出兵を継続」
v1919-option-siberia-withdraw = 撤兵
    .the = 「撤兵」
v1919-option-siberia-railway = 連合国鉄道委員会
    .the = 「連合国鉄道委員会」
v1919-option-nauru-shared = 三自治領でリン鉱石を分け合う
    .the = 「三自治領でリン鉱石を分け合う」
v1919-option-nauru-mandate = 通常の委任統治
    .the = 「通常の委任統治」
v1919-option-india-order = 非常立法を維持
    .the = 「非常立法を維持」
v1919-option-india-home_rule = 自治を約束
    .the = 「自治を約束」
v1919-option-india-seat = 連盟に独自の議席
    .the = 「連盟に独自の議席」
v1919-option-womens_suffrage-endorse = 条約で参政権を支持
    .the = 「条約で参政権を支持」
v1919-option-womens_suffrage-national = 各国に委ねる
    .the = 「各国に委ねる」
v1919-option-disarmament-german = ドイツだけが軍縮
    .the = 「ドイツだけが軍縮」
v1919-option-disarmament-general = すべての国が削減
    .the = 「すべての国が削減」
v1919-option-disarmament-shield = 赤軍に備えてドイツを武装
    .the = 「赤軍に備えてドイツを武装」
v1919-option-racial_equality-adopt = 連盟規約に条項を明記
    .the = 「連盟規約に条項を明記」
v1919-option-racial_equality-refuse = 条項を否決
    .the = 「条項を否決」
v1919-option-league_voting-unanimous = 理事会は全会一致
    .the = 「理事会は全会一致」
v1919-option-league_voting-majority = 多数決と連盟軍
    .the = 「多数決と連盟軍」
v1919-option-league_voting-dominions = 自治領に個別の票
    .the = 「自治領に個別の票」
v1919-option-labour_charter-charter = 拘束力のある労働基準
    .the = 「拘束力のある労働基準」
v1919-option-labour_charter-advice = 勧告のみ
    .the = 「勧告のみ」
v1919-option-widows_pensions-include = 年金はドイツの負担
    .the = 「年金はドイツの負担」
v1919-option-widows_pensions-exclude = 民間の損害のみ
    .the = 「民間の損害のみ」
v1919-option-high_seas_fleet-divide = 艦艇を連合国で分配
    .the = 「艦艇を連合国で分配」
v1919-option-high_seas_fleet-sink = 艦隊を処分
    .the = 「艦隊を処分」
v1919-option-high_seas_fleet-ransom = 船体と港を支払いに充てる
    .the = 「船体と港を支払いに充てる」
v1919-event-ho_chi_minh = ホー・チ・ミン
    .the = 「ホー・チ・ミン」
v1919-event-arthur_balfour = アーサー・バルフォア
    .the = 「アーサー・バルフォア」
v1919-event-chaim_weizmann = ハイム・ヴァイツマン
    .the = 「ハイム・ヴァイツマン」
v1919-event-bela_kun = ベラ・クン
    .the = 「ベラ・クン」
v1919-event-jan_smuts = ヤン・スマッツ
    .the = 「ヤン・スマッツ」
v1919-event-prince_feisal = ファイサル王子
    .the = 「ファイサル王子」
v1919-event-t_e_lawrence = T・E・ロレンス
    .the = 「T・E・ロレンス」
v1919-event-ataturk = アタテュルク
    .the = 「アタテュルク」
v1919-event-john_m_keynes = ジョン・M・ケインズ
    .the = 「ジョン・M・ケインズ」
v1919-event-w_e_b_dubois = W・E・B・デュボイス
    .the = 「W・E・B・デュボイス」
v1919-event-edward_house = エドワード・ハウス
    .the = 「エドワード・ハウス」
v1919-event-robert_lansing = ロバート・ランシング
    .the = 「ロバート・ランシング」
v1919-event-henry_cabot_lodge = ヘンリー・カボット・ロッジ
    .the = 「ヘンリー・カボット・ロッジ」
v1919-event-herbert_hoover = ハーバート・フーヴァー
    .the = 「ハーバート・フーヴァー」
v1919-event-william_bullitt = ウィリアム・ブリット
    .the = 「ウィリアム・ブリット」
v1919-event-ferdinand_foch = フェルディナン・フォッシュ
    .the = 「フェルディナン・フォッシュ」
v1919-event-andre_tardieu = アンドレ・タルデュー
    .the = 「アンドレ・タルデュー」
v1919-event-winston_churchill = ウィンストン・チャーチル
    .the = 「ウィンストン・チャーチル」
v1919-event-gertrude_bell = ガートルード・ベル
    .the = 「ガートルード・ベル」
v1919-event-billy_hughes = ビリー・ヒューズ
    .the = 「ビリー・ヒューズ」
v1919-event-robert_cecil = ロバート・セシル
    .the = 「ロバート・セシル」
v1919-event-maurice_hankey = モーリス・ハンキー
    .the = 「モーリス・ハンキー」
v1919-event-sidney_sonnino = シドニー・ソンニーノ
    .the = 「シドニー・ソンニーノ」
v1919-event-orlando_leaves = オルランド、パリを去る
    .the = 「オルランド、パリを去る」
v1919-event-gabriele_dannunzio = ガブリエーレ・ダンヌンツィオ
    .the = 「ガブリエーレ・ダンヌンツィオ」
v1919-event-makino_nobuaki = 牧野伸顕
    .the = 「牧野伸顕」
v1919-event-wellington_koo = 顧維鈞
    .the = 「顧維鈞」
v1919-event-ignacy_paderewski = イグナツィ・パデレフスキ
    .the = 「イグナツィ・パデレフスキ」
v1919-event-edvard_benes = エドヴァルド・ベネシュ
    .the = 「エドヴァルド・ベネシュ」
v1919-event-ion_bratianu = イオン・ブラティアヌ
    .the = 「イオン・ブラティアヌ」
v1919-event-queen_marie = ルーマニア王妃マリア
    .the = 「ルーマニア王妃マリア」
v1919-event-eleftherios_venizelos = エレフテリオス・ヴェニゼロス
    .the = 「エレフテリオス・ヴェニゼロス」
v1919-event-ante_trumbic = アンテ・トルンビッチ
    .the = 「アンテ・トルンビッチ」
v1919-event-saad_zaghloul = サアド・ザグルール
    .the = 「サアド・ザグルール」
v1919-event-ibn_saud = イブン・サウード
    .the = 「イブン・サウード」
v1919-event-brockdorff_rantzau = ブロックドルフ＝ランツァウ
    .the = 「ブロックドルフ＝ランツァウ」
v1919-event-vladimir_lenin = ウラジーミル・レーニン
    .the = 「ウラジーミル・レーニン」
v1919-event-alexander_kolchak = アレクサンドル・コルチャーク
    .the = 「アレクサンドル・コルチャーク」
v1919-event-rosa_luxemburg = ローザ・ルクセンブルク
    .the = 「ローザ・ルクセンブルク」
v1919-event-spanish_influenza = スペイン風邪
    .the = 「スペイン風邪」
v1919-event-attempt_on_clemenceau = クレマンソー暗殺未遂
    .the = 「クレマンソー暗殺未遂」
v1919-event-scapa_flow = スカパ・フローの自沈
    .the = 「スカパ・フローの自沈」
v1919-event-march_first = 三・一運動
    .the = 「三・一運動」
v1919-event-may_fourth = 五・四運動
    .the = 「五・四運動」
v1919-event-amritsar = アムリットサルの虐殺
    .the = 「アムリットサルの虐殺」
v1919-event-soldiers_strike = カレーの兵士ストライキ
    .the = 「カレーの兵士ストライキ」
v1919-strategy-global_trade = 世界貿易
    .the = 「世界貿易」
v1919-strategy-isolationism = 孤立主義
    .the = 「孤立主義」
v1919-strategy-reparations_strategy = 賠償
    .the = 「賠償」
v1919-strategy-outlawing_war = 戦争の違法化
    .the = 「戦争の違法化」
v1919-strategy-mobilization = 動員
    .the = 「動員」
v1919-strategy-fourteen_points = 十四か条
    .the = 「十四か条」
v1919-strategy-cordon_sanitaire = 防疫線
    .the = 「防疫線」
v1919-strategy-security_on_the_rhine = ラインの安全保障
    .the = 「ラインの安全保障」
v1919-strategy-imperial_order = 帝国の秩序
    .the = 「帝国の秩序」
v1919-strategy-freedom_of_the_seas = 海洋の自由
    .the = 「海洋の自由」

## 答え
v1919-verb-place = 影響力を置く
v1919-verb-reclaim = 回収する
v1919-verb-settle = 問題を解決する
v1919-verb-deploy = 配備する
v1919-verb-demobilize = 動員解除する
v1919-verb-done = 完了
v1919-verb-pass = パスする
v1919-verb-bid = 入札する
v1919-verb-perform = イベントを処理する
v1919-verb-decline = 処理しない
v1919-verb-deck = 山札から2枚引く
v1919-verb-propose = 取引を申し出る
v1919-verb-offer = この内容で申し出る
v1919-verb-counter = 断って対案を作る
v1919-verb-cancel = この下書きをやめる
v1919-verb-drop = 最後の条件を消す
v1919-verb-accept = 受け入れる
v1919-verb-refuse = 断る
v1919-verb-withdraw = 申し出を取り下げる
v1919-verb-later = 後の手番の約束（拘束力なし）
v1919-verb-at_once = ただちに
v1919-verb-any = 数は自由
v1919-term-pay = 影響力を支払う
v1919-term-action = 政治行動を決める
v1919-term-settle = 問題を解決する
v1919-term-place = 問題に影響力を置く
v1919-term-not_place = 問題に影響力を置かない
v1919-term-option = 問題の選択肢を選ぶ
v1919-term-military = 軍事行動を決める（なしも可）
v1919-term-deploy = 地域に展開する
v1919-term-event = イベントを処理するか決める
v1919-term-choice = イベントの効果を選ぶ
v1919-term-region = イベントの地域を選ぶ
v1919-term-advance = 問題を会議テーブルへ進める
v1919-term-next_event = イベントを会議テーブルへ進める
v1919-term-event_cube = 次のイベントに影響力を置くか決める
v1919-term-refill = 次の問題をどこから取るか決める
v1919-term-pass = 問題の入札でパスする
v1919-term-bid = 入札する影響力の上限を決める
v1919-term-no_units = 軍事ユニットを入札しない
v1919-term-modifier = 出目を修正するか決める
v1919-term-now = 今の質問への答えを決める
v1919-promise-1 = 条件1が守られたとき
v1919-promise-2 = 条件2が守られたとき
v1919-promise-3 = 条件3が守られたとき
v1919-promise-4 = 条件4が守られたとき
v1919-promise-5 = 条件5が守られたとき
v1919-promise-6 = 条件6が守られたとき
v1919-promise-7 = 条件7が守られたとき
v1919-promise-8 = 条件8が守られたとき
v1919-named = { $what }
v1919-deal-verb-done = 完了（軍事行動なし）
v1919-amount = 影響力{ $n }個
v1919-discard-1 = 捨て札の1枚目（無料）
v1919-discard-2 = 捨て札の2枚目（影響力1個）
v1919-discard-3 = 捨て札の3枚目（影響力2個）
v1919-choice-1 = 1つ目の効果
v1919-choice-2 = 2つ目の効果
v1919-choice-3 = 3つ目の効果
v1919-modifier-minus = 出目に−1
v1919-modifier-none = 出目を修正しない
v1919-modifier-plus = 出目に+1
v1919-disc-available = 手元の軍事ユニット
v1919-disc-exhausted = 消耗した軍事ユニット
v1919-disc-in = { $region }の軍事ユニット
v1919-force = { $here ->
    [0] { $discs ->
        [0] 軍事ユニットなし
       *[other] 手元の軍事ユニット{ $discs }個
    }
   *[other] { $discs ->
        [0] この地域の軍事ユニット
       *[other] この地域の軍事ユニットと手元の{ $discs }個
    }
}
v1919-space = { $region }の{ $column }列目
v1919-option-length = ゲーム終了カードの下の枚数
v1919-option-target = ソロプレイの目標点
v1919-option-order = ソロプレイの手番順（最後が自分）
v1919-option-deals = 拘束力のある取引
v1919-option-offers = 1手番に申し出られる取引の数（1人）

## 質問
v1919-ask-for = { $nation }の選択を行ってください。{ $question }
    .wait = { $who }が{ $nation }の選択をしています。
v1919-ask-nation = 担当する国を選んでください。
    .wait = { $who }が国を選んでいます。
v1919-ask-action = あなたの手番です。政治行動か軍事行動を選んでください。
    .wait = { $who }が政治行動か軍事行動を選んでいます。
v1919-ask-place = 影響力を置く問題を選んでください。
    .wait = { $who }が影響力を置く問題を選んでいます。
v1919-ask-place-cubes = { FORM($issue, case: "the") }に置く影響力の数を選んでください（{ $least }個以上）。
    .wait = { $who }が{ FORM($issue, case: "the") }に置く影響力の数を選んでいます。
v1919-ask-reclaim = 回収する影響力の数を選んでください。
    .wait = { $who }が回収する影響力の数を選んでいます。
v1919-ask-reclaim-disc = 回収する配備中の軍事ユニットを選ぶか、完了してください。
    .wait = { $who }が回収する配備中の軍事ユニットを選んでいます。
v1919-ask-settle = 解決する問題を選んでください。
    .wait = { $who }が解決する問題を選んでいます。
v1919-ask-tied = { FORM($issue, case: "the") }の影響力は最多が同数です。獲得する国を選んでください。
    .wait = { FORM($issue, case: "the") }の影響力は最多が同数です。{ $who }が獲得する国を選んでいます。
v1919-ask-option = { FORM($issue, case: "the") }の選択肢を選んでください。
    .wait = { $who }が{ FORM($issue, case: "the") }の選択肢を選んでいます。
v1919-ask-counter = この問題に置く戦略カウンターを選んでください。
    .wait = { $who }が問題に置く戦略カウンターを選んでいます。
v1919-ask-perform = 会議イベント{ FORM($event, case: "the") }を処理するかどうか選んでください。
    .wait = { $who }が会議イベント{ FORM($event, case: "the") }を処理するか選んでいます。
v1919-ask-advance-issue = 会議テーブルへ進める問題を選んでください。
    .wait = { $who }が会議テーブルへ進める問題を選んでいます。
v1919-ask-advance-event = 会議テーブルへ進めるイベントを選んでください。
    .wait = { $who }が会議テーブルへ進めるイベントを選んでいます。
v1919-ask-event-cube = イベントに置く影響力の数を選んでください。1個置くと、イベントをコントロールできます。
    .wait = { $who }がイベントに影響力を置くか選んでいます。
v1919-ask-refill = 待合室に追加する問題をどこから取るか選んでください。
    .wait = { $who }が待合室に追加する問題をどこから取るか選んでいます。
v1919-ask-keep = 残す問題を選んでください。もう1件は捨て札になります。
    .wait = { $who }が引いた2件のうち残す問題を選んでいます。
v1919-ask-deploy-disc = 配備する軍事ユニットを選んでください。
    .wait = { $who }が配備する軍事ユニットを選んでいます。
v1919-ask-deploy-space = 軍事ユニットを配備するスペースを選んでください。
    .wait = { $who }が軍事ユニットを配備するスペースを選んでいます。
v1919-ask-demobilize = 動員解除する軍事ユニットを選んでください。
    .wait = { $who }が動員解除する軍事ユニットを選んでいます。
v1919-ask-may-demobilize = 軍事ユニット1個を動員解除するかどうか選んでください。
    .wait = { $who }が軍事ユニット1個を動員解除するか選んでいます。
v1919-ask-mutiny = 反乱：動員解除する軍事ユニットを選んでください。
    .wait = 反乱：{ $who }が動員解除する軍事ユニットを選んでいます。
v1919-ask-exhaust-disc = 消耗させる軍事ユニットを選んでください。
    .wait = { $who }が消耗させる軍事ユニットを選んでいます。
v1919-ask-modifier = { $region }の蜂起チェック：出目を修正するかどうか選んでください。
    .wait = { $region }の蜂起チェック：{ $who }が出目を修正するか選んでいます。
v1919-ask-affected = { $region }の蜂起：対象になる国を選んでください。
    .wait = { $region }の蜂起：{ $who }が対象になる国を選んでいます。
v1919-ask-unsettle = 再燃させる問題を選んでください。
    .wait = { $who }が再燃させる問題を選んでいます。
v1919-ask-bid = { FORM($issue, case: "the") }のコントロールの入札：入札するか、パスしてください。
    .wait = { FORM($issue, case: "the") }のコントロールの入札：{ $who }が入札するかパスするか決めています。
v1919-ask-bid-force = 入札する軍事ユニットを選んでください。
    .wait = { $who }が入札する軍事ユニットを選んでいます。
v1919-ask-bid-cubes = 入札する影響力の数を選んでください（{ $least }個以上）。
    .wait = { $who }が入札する影響力の数を選んでいます。
v1919-ask-region = 地域を選んでください。
    .wait = { $who }が地域を選んでいます。
v1919-ask-player = プレイヤーの国を選んでください。
    .wait = { $who }がプレイヤーの国を選んでいます。
v1919-ask-choice-2 = 効果を1つ選んでください。1つ目：{ $first }。2つ目：{ $second }。
    .wait = { $who }が2つの効果から1つを選んでいます。
v1919-ask-choice-3 = 効果を1つ選んでください。1つ目：{ $first }。2つ目：{ $second }。3つ目：{ $third }。
    .wait = { $who }が3つの効果から1つを選んでいます。
v1919-ask-withdraw = 影響力を手元に戻す問題を選んでください。
    .wait = { $who }が影響力を手元に戻す問題を選んでいます。
v1919-ask-withdraw-cubes = 手元に戻す影響力の数を選んでください。
    .wait = { $who }が手元に戻す影響力の数を選んでいます。
v1919-ask-strategy = 戦略カードを1枚選んでください。
    .wait = { $who }が戦略カードを選んでいます。
v1919-ask-usa-action = アメリカの政治行動を1つ選んでください。
    .wait = { $who }がアメリカの政治行動を選んでいます。
v1919-ask-usa-reclaim = アメリカが影響力を回収します。同時に回収する自分の影響力の数を選んでください。
    .wait = { $who }がアメリカと同時に回収する影響力の数を選んでいます。
v1919-ask-faction = 最も弱い陣営が複数あります。新しく担当する陣営を選んでください。
    .wait = { $who }が新しく担当する陣営を選んでいます。
v1919-ask-solo-bid = { $strength ->
    [0] { $cubes ->
        [0] { FORM($issue, case: "the") }に入札したボットはありません。入札するか、パスしてください。
       *[other] { FORM($issue, case: "the") }の最高の入札は影響力{ $cubes }個（{ $nations }）です。入札するか、パスしてください。
    }
   *[other] { $cubes ->
        [0] { FORM($issue, case: "the") }の最高の入札は戦力{ $strength }（{ $nations }）です。入札するか、パスしてください。
       *[other] { FORM($issue, case: "the") }の最高の入札は戦力{ $strength }と影響力{ $cubes }個（{ $nations }）です。入札するか、パスしてください。
    }
}
    .wait = { $who }が{ FORM($issue, case: "the") }に入札するかパスするか決めています。
v1919-ask-bid-winner = ボットの入札が同じです。落札する国を選んでください。
    .wait = ボットの入札が同じです。{ $who }が落札する国を選んでいます。
v1919-ask-bot-settle = ボットが解決する問題を選んでください。
    .wait = { $who }がボットの解決する問題を選んでいます。
v1919-ask-may-deal = 取引を申し出ることができます。
    .wait = { $who }は取引を申し出ることができます。
v1919-ask-deal-reply = { $offer }受け入れるか、断るか、対案を申し出てください。
    .wait = { $offer }{ $who }が受けるか断るか決めています。
v1919-ask-deal-wait = { $offer }返答があるまでは申し出を取り下げることができます。
    .wait = { $offer }{ $who }は返答があるまで申し出を取り下げることができます。
v1919-ask-deal-agreed = { $offer }あなたは受け入れました。ほかの返答を待っています。
    .wait = { $offer }{ $who }は受け入れました。ほかの返答を待っています。
v1919-draft-partner = 取引を申し出る国を選んでください。
v1919-draft-term = { $partners }との取引：最初の条件を選ぶか、相手の国を加えてください。
v1919-draft-more = { $partners }との取引のこれまでの条件：{ $terms }。条件を加えるか、申し出るか、下書きをやめてください。
v1919-draft-object = { $partners }との取引。新しい条件：{ $said } …
v1919-draft-object-more = { $partners }との取引のこれまでの条件：{ $terms }。新しい条件：{ $said } …
v1919-draft-said = { $first } → { $then }
v1919-draft-numbered = （{ $n }）{ $term }
v1919-deal-offer = { $nation }が{ $partners }に取引を申し出ています：{ $terms }。
v1919-deal-offer-note = { $nation }が{ $partners }に取引を申し出ています：{ $terms }。添え書き（拘束力なし）：「{ $note }」。
v1919-promise-list = { $first }。{ $then }
v1919-promise-pay = { $nation }は影響力{ $cubes }個を消耗させ、{ $partner }は同じ数を手元に戻す
v1919-promise-pay-when = 次の約束が守られたら、{ $nation }は影響力{ $cubes }個を消耗させ、{ $partner }は同じ数を手元に戻す（{ $term }）
v1919-promise-action = { $what ->
    [place] { $nation }は政治行動で影響力を置く
    [reclaim] { $nation }は政治行動で回収する
   *[settle] { $nation }は政治行動で問題を解決する
}
v1919-promise-settle = { $nation }は{ FORM($what, case: "the") }を解決する
v1919-promise-place = { $n ->
    [0] { $nation }は{ FORM($what, case: "the") }に影響力を置く
   *[other] { $nation }は{ FORM($what, case: "the") }に影響力をちょうど{ $n }個置く
}
v1919-promise-not-place = { $nation }は{ FORM($what, case: "the") }に影響力を置かない
v1919-promise-option = { $nation }は{ FORM($issue, case: "the") }で{ FORM($what, case: "the") }を選ぶ
v1919-promise-military = { $what ->
    [deploy] { $nation }は軍事ユニットを展開する
    [demobilize] { $nation }は軍事ユニットを動員解除する
   *[done] { $nation }は軍事行動を行わない
}
v1919-promise-deploy = { $nation }は{ $what }に軍事ユニットを展開する
v1919-promise-event = { $nation }はイベントについてこう決める：{ $what }
v1919-promise-choice = { $nation }はイベントのこの効果を選ぶ：{ $what }
v1919-promise-region = { $nation }はイベントの地域に{ $what }を選ぶ
v1919-promise-advance = { $nation }は{ FORM($what, case: "the") }を会議テーブルへ進める
v1919-promise-next-event = { $nation }はイベント{ FORM($what, case: "the") }を会議テーブルへ進める
v1919-promise-event-cube = { $nation }が次のイベントに置く数：{ $what }
v1919-promise-refill = { $nation }による待合室の補充：{ $what }
v1919-promise-pass = { $nation }は問題の入札でパスする
v1919-promise-bid = { $nation }はどの問題にも影響力{ $n }個までしか入札しない
v1919-promise-no-units = { $nation }は軍事ユニットを入札しない
v1919-promise-modifier = { $region }の蜂起チェックでの{ $nation }の修正：{ $what }
v1919-promise-now = 今の質問への{ $nation }の答え：{ $what }
v1919-promise-later = （拘束力なし、{ $nation }の次の手番の終わりまで）{ $term }

## できない理由
v1919-why-political-done = この手番の政治行動はもう行いました。
v1919-why-military-done = この手番の軍事行動はもう行いました。
v1919-why-political-due = この手番の政治行動をまだ行っていません。
v1919-why-no-disc = これに使える軍事ユニットがありません。
v1919-why-must-settle = 会議テーブルの問題2件で最多のため、どちらかを解決しなければなりません。
v1919-why-place = 手元の影響力{ $cubes }個では、2件の問題で最多になれません。
v1919-why-reclaim = 回収できるものがありません。
v1919-why-settle = 今解決できる問題が会議テーブルにありません。
v1919-why-not-there = { FORM($issue, case: "the") }は会議テーブルにも待合室にもありません。
v1919-why-place-twice = { FORM($issue, case: "the") }には影響力を置いたばかりです。別の問題を選んでください。
v1919-why-place-lead = { FORM($issue, case: "the") }で最多になるには影響力が{ $need }個必要で、2件分には足りません。
v1919-why-too-few = そこで最多になるには影響力が{ $need }個以上必要です。
v1919-why-not-on-table = { FORM($issue, case: "the") }は会議テーブルにありません。
v1919-why-no-cubes = { FORM($issue, case: "the") }には影響力がありません。
v1919-why-usa-settle = { FORM($issue, case: "the") }はあなたのものになるため、アメリカは解決できません。
v1919-why-no-discard = 捨て札にそれだけの問題がありません。
v1919-why-price = この問題には影響力が{ $cubes }個必要で、手元の影響力が足りません。
v1919-why-occupied = { $region }のそのスペースにはすでに軍事ユニットがあります。
v1919-why-one-disc = { $region }にはすでにあなたの軍事ユニットがあります。
v1919-why-unfinished = 始めたことを先に終えてください。{ $question }
v1919-why-step-by-step = 問題の解決は手順どおりに進みます。{ $question }
v1919-why-not-played = { $nation }はこのゲームに参加していません。
v1919-why-nation-taken = { $nation }はほかのプレイヤーが選びました。
v1919-why-no-available-disc = { $nation }には手元の軍事ユニットがありません。
v1919-why-no-exhausted-disc = { $nation }には消耗した軍事ユニットがありません。
v1919-why-no-disc-in = { $region }に{ $nation }の軍事ユニットはありません。
v1919-why-few-discs = { $nation }の手元の軍事ユニットは{ $discs }個だけです。
v1919-why-exhausted-disc = 消耗した軍事ユニットは展開できません。
v1919-why-already-exhausted = その軍事ユニットはすでに消耗しています。
v1919-why-only-deployed = ここで選ぶのは展開中の軍事ユニットだけです。ほかはもう手元に戻っています。
v1919-why-same-space = 軍事ユニットはすでにそのスペースにあります。別のスペースを選んでください。
v1919-why-available = 手元の影響力は{ $cubes }個だけです。
v1919-why-exhausted = 消耗した影響力は{ $cubes }個だけです。
v1919-why-too-many = 2件目の問題で最多になるには、影響力を{ $need }個残さなければなりません。
v1919-why-minimum = { $nation }は最多になる最小限の影響力だけを置きます。選ぶのは問題だけです。
v1919-why-reclaim-most = 回収できる影響力は{ $cubes }個までです。
v1919-why-reclaim-something = 何かを回収しなければなりません。
v1919-why-usa-share = アメリカが回収する影響力は{ $cubes }個で、あなたの回収もその数までです。
v1919-why-usa-military = アメリカが行うのは政治行動だけです。あなたの軍事行動はその前に行います。
v1919-why-usa-due = この手番のアメリカの政治行動をまだ行っていません。
v1919-why-usa-settle-none = 解決できる問題はすべてあなたのものになるため、アメリカは解決できません。
v1919-why-usa-option = アメリカは自国の不満が最も少ない選択肢を取ります。もっと少ないものがあります。
v1919-why-bot-option = ボットは自分に最もよい選択肢を取ります。もっとよいものがあります。
v1919-why-other-option = { FORM($issue, case: "the") }の選択肢ではありません。
v1919-why-counter = この選択肢では「{ $counter }」は選べません。
v1919-why-not-tied = { $nation }は{ FORM($issue, case: "the") }の影響力で最多タイではありません。
v1919-why-not-waiting = { FORM($card, case: "the") }は待合室にありません。
v1919-why-one-cube = イベントに置ける影響力は1個までです。
v1919-why-drawn = すでに山札から問題を引きました。そのうち1枚を残さなければなりません。
v1919-why-not-drawn = { FORM($issue, case: "the") }は引いた問題ではありません。
v1919-why-fewer-issues = { $nation }は{ $region }で最も多くの問題を管理していません。
v1919-why-not-controlled = { FORM($issue, case: "the") }は{ $nation }の管理下にありません。
v1919-why-other-region = { FORM($issue, case: "the") }は{ $region }の問題ではありません。
v1919-why-fewer-stars = そこには{ FORM($issue, case: "the") }より星の多い問題があります。
v1919-why-nobody-controls = { FORM($issue, case: "the") }は誰もコントロールしていません。
v1919-why-not-named = { FORM($issue, case: "the") }はイベントの対象ではありません。
v1919-why-named = { $region }にはすでにイベントの効果がありました。別の地域を選んでください。
v1919-why-cannot-move = { $region }のマーカーはそのように動かせません。
v1919-why-no-effect = その効果はいま実行できず、ほかに実行できる効果があります。
v1919-why-no-cubes-of = { FORM($issue, case: "the") }に、引き揚げられる{ $nation }の影響力はありません。
v1919-why-withdraw = ここから引き揚げられる影響力は1個から{ $cubes }個までです。
v1919-why-strategy-taken = { FORM($strategy, case: "the") }はほかのプレイヤーが選びました。
v1919-why-strategy-away = { FORM($strategy, case: "the") }はこのゲームでは配られていません。
v1919-why-not-weakest = { $nation }は最も弱い勢力ではありません。
v1919-why-not-best-bid = { $nation }の入札は最高ではありません。
v1919-why-passed = この入札ではもうパスしました。
v1919-why-only-influence = { FORM($issue, case: "the") }には影響力だけで入札できますが、{ $nation }の手元にはありません。
v1919-why-nothing-to-bid = { $nation }には入札できるものがありません。
v1919-why-weaker = 最高の入札の軍事力は{ $strength }で、こちらは{ $most }です。
v1919-why-more-cubes = 軍事力が同じなら{ $cubes }個より多い影響力が必要です。手元にあるのは{ $available }個です。
v1919-why-no-military = { FORM($issue, case: "the") }には軍事不可マークがあり、影響力だけで入札します。
v1919-why-no-region = { FORM($issue, case: "the") }はどの地域にも属さず、手元の軍事ユニットだけで入札できます。
v1919-why-empty-bid = 入札には影響力か軍事ユニットが1個以上必要です。
v1919-why-deal = この手番の取引により、それはできません：{ $term }。
v1919-why-no-deals = この卓では取引を行いません。
v1919-why-no-nations = 取引は、全員の担当する国が決まってから始まります。
v1919-why-deal-midway = 始めた行動を先に終えてください。その後でまた取引できます。
v1919-why-no-offer = あなたの返答を待つ申し出はありません。
v1919-why-own-offer = この申し出に答えるのは、ほかのプレイヤーです。
v1919-why-not-your-offer = 申し出を取り下げられるのは、申し出た国だけです。
v1919-why-offers = この卓で1手番に申し出られる取引は、1人{ $most }回までです。
v1919-why-deal-stands = 当事者のどれかが関わる申し出が、まだ返答を待っています。
v1919-why-drafting = すでに取引の下書きを作っています。
v1919-why-no-draft = 取引の下書きを作っていません。
v1919-why-deal-unfit = 条件のすべてを守ることは、もうできません。
v1919-why-no-terms = 取引には、完成した条件が1つ以上必要です。
v1919-why-not-now = 今はこの申し出をできません。
v1919-why-term = この取引には合わないか、守れない条件です。

## ログ
v1919-log-nation = { $player }は{ $nation }を担当します。
v1919-log-turn = — { $nation }の手番 —
v1919-log-no-action = { $nation }には実行できる政治行動がありませんでした。
v1919-log-place = { $nation }は{ FORM($issue, case: "the") }に影響力を{ $cubes }個置きました。
v1919-log-place-many = { $nation }は{ FORM($issue, case: "the") }に影響力を計{ $cubes }個置きました。
v1919-log-reclaim = { $nation }は{ $cubes ->
    [0] { $discs ->
        [0] 配備中の軍事ユニット
       *[other] 軍事ユニット{ $discs }個
    }
   *[other] { $discs ->
        [0] 影響力{ $cubes }個
       *[other] 影響力{ $cubes }個と軍事ユニット{ $discs }個
    }
}を回収しました。
v1919-log-recall = { $nation }は{ $region }の軍事ユニットを回収しました。
v1919-log-recall-many = { $nation }は{ $region }の軍事ユニットを回収しました。
v1919-log-usa-reclaim = アメリカは影響力{ $cubes }個{ $own ->
    [0] {""}
   *[other] 、{ $nation }は{ $own }個
}を回収しました。
v1919-log-settle = { $nation }が{ FORM($issue, case: "the") }を解決し、影響力{ $cubes }個の{ $winner }がコントロールを得ました。
v1919-log-option = { $nation }は{ FORM($option, case: "the") }を選びました。
v1919-log-counter = { FORM($issue, case: "the") }に戦略カウンター「{ $counter }」が置かれました。
v1919-log-counter-many = { FORM($issue, case: "the") }に戦略カウンター{ FORM($counter, joint: "・") }が置かれました。
v1919-log-conference = { $nation }は会議イベント{ FORM($event, case: "the") }を処理しました。
v1919-log-declined = { $nation }は会議イベント{ FORM($event, case: "the") }を行いませんでした。
v1919-log-advance = { $nation }は{ FORM($card, case: "the") }を会議テーブルへ進めました。
v1919-log-advance-many = { $nation }は{ FORM($card, case: "the") }を会議テーブルへ進めました。
v1919-log-event-cube = { $nation }はイベントに影響力を1個置き、コントロールを得ました。
v1919-log-drawn = 問題の山札から{ FORM($cards, case: "the") }を引きました。
v1919-log-refill = { FORM($issue, case: "the") }が待合室に加わりました。
v1919-log-crisis = { FORM($event, case: "the") }が待合室に加わりました。危機イベントを処理します。
v1919-log-reshuffle = イベントの山札がなくなったため、捨て札{ $cards }枚をシャッフルして新しい山札にしました。
v1919-log-unrest = { $region }の不穏度{ $n ->
    [-4] が4下がり、{ $column }になりました
    [-3] が3下がり、{ $column }になりました
    [-2] が2下がり、{ $column }になりました
    [-1] が1下がり、{ $column }になりました
    [0] は{ $column }のままです
   *[other] が{ $n }上がり、{ $column }になりました
}。
v1919-log-keg = { $region }の火薬樽{ $n ->
    [-2] が{ $column }列目に戻りました
    [-1] が{ $column }列目に戻りました
    [0] は{ $column }列目のままです
   *[other] が{ $column }列目に進みました
}。
v1919-log-happiness = { $nation }の幸福度が{ $n ->
    [-5] 5下がり
    [-4] 4下がり
    [-3] 3下がり
    [-2] 2下がり
    [-1] 1下がり
   *[other] { $n }上がり
}、{ $happiness }になりました。
v1919-log-mutiny = 反乱：{ $nation }は軍事ユニット1個を動員解除しなければなりません。
v1919-log-deploy = { $nation }は{ $region }の{ $column }列目に軍事ユニットを配備{ $cubes ->
    [0] しました
   *[other] し、影響力{ $cubes }個を手元に戻しました
}。
v1919-log-demobilize = { $nation }は軍事ユニット1個を動員解除し、{ $box }のボックスに置きました。
v1919-log-random-region = { $roll ->
    [6] ランダムな地域：出目は6、該当する地域はありません。
   *[other] ランダムな地域：出目は{ $roll }です。
}
v1919-log-check-quiet = { $region }の蜂起チェック：不穏度が低いため、蜂起は起こりません。
v1919-log-check-quiet-many = { $region }の蜂起チェック：不穏度が低いため、蜂起は起こりません。
v1919-log-modifier = { $nation }は{ $n ->
    [-1] 出目に−1の修正を宣言しました
    [0] 出目を修正しませんでした
   *[other] 出目に+{ $n }の修正を宣言しました
}。
v1919-log-check = { $region }の蜂起チェック：出目は{ $roll }{ $modifier ->
    [-4] 、修正−4で{ $total }
    [-3] 、修正−3で{ $total }
    [-2] 、修正−2で{ $total }
    [-1] 、修正−1で{ $total }
    [0] {""}
   *[other] 、修正+{ $modifier }で{ $total }
}、蜂起値は{ $needed }。{ $rises ->
    [yes] 蜂起が起こりました。
   *[no] 蜂起は起こりませんでした。
}
v1919-log-uprising-nobody = { $region }の蜂起：この地域の問題をコントロールしている国はありません。
v1919-log-affected = { $region }の蜂起：{ $nation }が対象になりました。
v1919-log-lot = { $name }の出目は{ $roll }です。
v1919-log-unsettled = { FORM($issue, case: "the") }が再燃しました。
v1919-log-bid = { $nation }は{ $strength ->
    [0] { $cubes ->
        [0] 何も入札しませんでした
       *[other] 影響力{ $cubes }個で入札しました
    }
   *[other] { $cubes ->
        [0] 戦力{ $strength }で入札しました
       *[other] 戦力{ $strength }と影響力{ $cubes }個で入札しました
    }
}。
v1919-log-bid-pass = { $nation }はパスしました。
v1919-log-bid-won = { $nation }が{ FORM($issue, case: "the") }を落札しました。
v1919-log-bid-nobody = 誰も入札しなかったため、{ FORM($issue, case: "the") }は捨て札になりました。
v1919-log-reset = { $region }の不穏度がリセットされ、{ $column }になりました。
v1919-log-strategy = { $nation }は戦略カード{ FORM($strategy, case: "the") }を選びました。
v1919-log-named = { $nation }が指定されました。
v1919-log-recover = { $nation }{ $cubes ->
    [0] には手元に戻せる影響力がありません
   *[other] は影響力{ $cubes }個を手元に戻しました
}。
v1919-log-exhaust = { $nation }{ $cubes ->
    [0] には消耗する影響力がありません
   *[other] の影響力{ $cubes }個を消耗させました
}。
v1919-log-withdraw = { $nation }は問題に置いた影響力{ $cubes }個を手元に戻しました。
v1919-log-ready = { $nation }は消耗した軍事ユニットをすべて手元に戻しました。
v1919-log-exhaust-disc = { $nation }の軍事ユニット1個を消耗させました。
v1919-log-deal-offer = { $nation }は{ $partners }に取引を申し出ました。
v1919-log-term = 取引の条件：{ $term }。
v1919-log-deal-note = { $nation }の添え書き（拘束力なし）：「{ $note }」。
v1919-log-deal-accepted = { $nation }は取引を受け入れました。
v1919-log-deal-refused = { $nation }は取引を断りました。
v1919-log-deal-withdrawn = { $nation }は申し出を取り下げました。
v1919-log-deal-lapsed = { $nation }の申し出は、手番の終わりとともに無効になりました。
v1919-log-paid = 取引に従い、{ $nation }は影響力{ $cubes }個を消耗させ、{ $partner }は同じ数を手元に戻しました。
v1919-log-lapsed = 約束されたことが行われなかったため、{ $nation }は{ $partner }に影響力{ $cubes }個を支払いません。
v1919-log-word-kept = { $nation }は約束を守りました（{ $term }）。
v1919-log-word-broken = { $nation }は約束を破りました（{ $term }）。
v1919-log-word-unasked = 問われることがなかったため、{ $nation }の約束は無効になりました（{ $term }）。
v1919-log-word-void = 問題がなくなったため、{ $nation }の約束は無効になりました（{ $term }）。
v1919-log-order = 陣営の手番順：{ $nations }。
v1919-log-start = プレイヤーは{ $nation }から始めます。
v1919-log-faction = プレイヤーは新しく{ $nation }を担当します。
v1919-log-solo-vp = プレイヤーの陣営が単独で最も強いため、1点を得ました（計{ $points }点）。
v1919-log-solo-won = プレイヤーが{ $points }点で勝利しました（目標は{ $target }点）。
v1919-log-solo-lost = プレイヤーは{ $points }点で敗北しました（目標は{ $target }点）。
v1919-log-signs = { $nation }は条約に調印しました。
v1919-log-refuses = { $nation }は条約への調印を拒否しました。
v1919-log-score = { $nation }：問題{ $issues }点、国旗{ $flags }点、戦略カード{ $strategy }点、幸福度{ $happiness ->
    [-5] −5
    [-4] −4
    [-3] −3
    [-2] −2
    [-1] −1
   *[other] { $happiness }
}点です。
v1919-log-winners = { COUNT($winners) ->
    [1] { $winners }が{ $points }点で勝利しました。
   *[other] { $winners }が{ $points }点で勝利を分かち合いました。
}
v1919-end-settled = ゲーム終了カードの問題が解決されました。ゲーム終了です。
v1919-end-deck = 引ける問題がなくなりました。ゲーム終了です。
v1919-end-emptied = 問題の山札がなくなりました。ゲーム終了です。
v1919-end-stall = 30ラウンドの間、問題が1件も解決されませんでした。現状のまま得点計算を行います。

## カード：1ステップにつき1節
v1919-step-then = { $first }。{ $then }
v1919-value-choose = どちらかを選ぶ
v1919-step-choose-2 = 決定プレイヤーは次のどちらかを選ぶ。（1）{ $first }。（2）{ $second }
v1919-step-choose-3 = 決定プレイヤーは次のどれかを選ぶ。（1）{ $first }。（2）{ $second }。（3）{ $third }
v1919-step-choose-among-1 = 決定プレイヤーは{ $whom }を1人指定する。指定されたプレイヤー：{ $first }
v1919-step-choose-among-2 = 決定プレイヤーは{ $whom }を1人指定する。指定されたプレイヤーは次のどちらかを選ぶ。（1）{ $first }。（2）{ $second }
v1919-step-choose-among-3 = 決定プレイヤーは{ $whom }を1人指定する。指定されたプレイヤーは次のどれかを選ぶ。（1）{ $first }。（2）{ $second }。（3）{ $third }
v1919-value-choose-player = プレイヤーを指定する
v1919-step-choose-player-1 = 決定プレイヤーはプレイヤーを1人指定する。指定されたプレイヤー：{ $first }
v1919-step-choose-player-2 = 決定プレイヤーはプレイヤーを1人指定する。指定されたプレイヤーは次のどちらかを選ぶ。（1）{ $first }。（2）{ $second }
v1919-step-choose-player-3 = 決定プレイヤーはプレイヤーを1人指定する。指定されたプレイヤーは次のどれかを選ぶ。（1）{ $first }。（2）{ $second }。（3）{ $third }
v1919-value-uprising-check = 蜂起チェック
v1919-step-uprising-check-printed = { $region }の蜂起チェックを行う
v1919-step-uprising-check-random = ランダムな地域の蜂起チェックを行う
v1919-step-uprising-check-any = 不穏度が最も高い地域（複数ならすべて）の蜂起チェックを行う
v1919-step-uprising-check-same = 同じ地域の蜂起チェックを行う
v1919-value-unrest = 不穏度
v1919-step-unrest-printed = { $region }の不穏度{ $way ->
    [down] −{ $n }
   *[up] +{ $n }
}
v1919-step-unrest-random = ランダムな地域の不穏度{ $way ->
    [down] −{ $n }
   *[up] +{ $n }
}
v1919-step-unrest-choice = 決定プレイヤーが選ぶ地域1つの不穏度{ $way ->
    [down] −{ $n }
   *[up] +{ $n }
}
v1919-step-unrest-choice-2 = 決定プレイヤーが選ぶ地域2つの不穏度それぞれ{ $way ->
    [down] −{ $n }
   *[up] +{ $n }
}
v1919-step-unrest-choice-other = 決定プレイヤーが選ぶ別の地域1つの不穏度{ $way ->
    [down] −{ $n }
   *[up] +{ $n }
}
v1919-step-unrest-same = 同じ地域の不穏度{ $way ->
    [down] −{ $n }
   *[up] +{ $n }
}
v1919-value-powder-keg = 火薬樽
v1919-step-powder-keg-printed = { $region }の火薬樽{ $way ->
    [down] −{ $n }
   *[up] +{ $n }
}
v1919-step-powder-keg-random = ランダムな地域の火薬樽{ $way ->
    [down] −{ $n }
   *[up] +{ $n }
}
v1919-step-powder-keg-choice = 決定プレイヤーが選ぶ地域1つの火薬樽{ $way ->
    [down] −{ $n }
   *[up] +{ $n }
}
v1919-step-powder-keg-choice-2 = 決定プレイヤーが選ぶ地域2つの火薬樽それぞれ{ $way ->
    [down] −{ $n }
   *[up] +{ $n }
}
v1919-step-powder-keg-choice-other = 決定プレイヤーが選ぶ別の地域1つの火薬樽{ $way ->
    [down] −{ $n }
   *[up] +{ $n }
}
v1919-step-powder-keg-same = 同じ地域の火薬樽{ $way ->
    [down] −{ $n }
   *[up] +{ $n }
}
v1919-value-happiness = 幸福度
v1919-step-happiness-nation = { $nation }の幸福度{ $way ->
    [down] −{ $n }
   *[up] +{ $n }
}
v1919-step-happiness-all-players = 全プレイヤーの幸福度{ $way ->
    [down] −{ $n }
   *[up] +{ $n }
}
v1919-step-happiness-chosen-player = 自分の幸福度{ $way ->
    [down] −{ $n }
   *[up] +{ $n }
}
v1919-step-happiness-decider = 決定プレイヤーの幸福度{ $way ->
    [down] −{ $n }
   *[up] +{ $n }
}
v1919-step-happiness-nations = { $nations }の幸福度{ $way ->
    [down] −{ $n }
   *[up] +{ $n }
}
v1919-step-happiness-those = { $whom }の幸福度{ $way ->
    [down] −{ $n }
   *[up] +{ $n }
}
v1919-value-happiness-if-military = 軍事ユニットによる幸福度
v1919-step-happiness-if-military = 動員解除していない軍事ユニットが{ $units }個以上あるプレイヤーの幸福度{ $way ->
    [down] −{ $n }
   *[up] +{ $n }
}
v1919-value-recover-influence = 影響力を戻す
v1919-step-recover-influence-nation = { $nation }は影響力{ $n }個を手元に戻す
v1919-step-recover-influence-all-players = 全プレイヤーは影響力{ $n }個を手元に戻す
v1919-step-recover-influence-chosen-player = 影響力{ $n }個を手元に戻す
v1919-step-recover-influence-decider = 決定プレイヤーは影響力{ $n }個を手元に戻す
v1919-step-recover-influence-nations = { $nations }はそれぞれ影響力{ $n }個を手元に戻す
v1919-step-recover-influence-those = { $whom }は影響力{ $n }個を手元に戻す
v1919-value-exhaust-influence = 影響力を消耗させる
v1919-step-exhaust-influence-nation = { $nation }は影響力{ $n }個を消耗させる
v1919-step-exhaust-influence-all-players = 全プレイヤーは影響力{ $n }個を消耗させる
v1919-step-exhaust-influence-chosen-player = 影響力{ $n }個を消耗させる
v1919-step-exhaust-influence-decider = 決定プレイヤーは影響力{ $n }個を消耗させる
v1919-step-exhaust-influence-nations = { $nations }はそれぞれ影響力{ $n }個を消耗させる
v1919-step-exhaust-influence-those = { $whom }は影響力{ $n }個を消耗させる
v1919-value-withdraw-influence = 問題から影響力を戻す
v1919-step-withdraw-influence-nation = { $nation }は問題1件から自分の影響力を{ $n }個まで手元に戻す
v1919-step-withdraw-influence-chosen-player = 問題1件から自分の影響力を{ $n }個まで手元に戻す
v1919-step-withdraw-influence-decider = 決定プレイヤーは問題1件から自分の影響力を{ $n }個まで手元に戻す
v1919-value-ready-military = 軍事ユニットを戻す
v1919-step-ready-military-nation = { $nation }は消耗した軍事ユニットをすべて手元に戻す
v1919-step-ready-military-all-players = 全プレイヤーは消耗した軍事ユニットをすべて手元に戻す
v1919-step-ready-military-chosen-player = 消耗した軍事ユニットをすべて手元に戻す
v1919-step-ready-military-decider = 決定プレイヤーは消耗した軍事ユニットをすべて手元に戻す
v1919-step-ready-military-those = { $whom }は消耗した軍事ユニットをすべて手元に戻す
v1919-value-exhaust-military = 軍事ユニットを消耗させる
v1919-step-exhaust-military-nation = { $nation }は手元または配備中の軍事ユニット{ $n }個を消耗させる
v1919-step-exhaust-military-chosen-player = 手元または配備中の軍事ユニット{ $n }個を消耗させる
v1919-step-exhaust-military-decider = 決定プレイヤーは手元または配備中の軍事ユニット{ $n }個を消耗させる
v1919-step-exhaust-military-in-nation = { $nation }は{ $region }に配備中の軍事ユニットを消耗させる
v1919-step-exhaust-military-in-chosen-player = { $region }に配備中の軍事ユニットを消耗させる
v1919-step-exhaust-military-in-decider = 決定プレイヤーは{ $region }に配備中の軍事ユニットを消耗させる
v1919-value-may-demobilize = 動員解除してもよい
v1919-step-may-demobilize-nation = { $nation }は軍事ユニット1個を動員解除してもよい
v1919-step-may-demobilize-all-players = 決定プレイヤーから時計回りに、各プレイヤーは軍事ユニット1個を空いている最も大きい数字のボックスへ動員解除してもよい
v1919-step-may-demobilize-chosen-player = 軍事ユニット1個を動員解除してもよい
v1919-step-may-demobilize-decider = 決定プレイヤーは軍事ユニット1個を動員解除してもよい
v1919-step-may-demobilize-those = { $whom }は軍事ユニット1個を動員解除してもよい
v1919-value-unsettle-issue = 問題を再燃させる
v1919-step-unsettle-issue-region = 決定プレイヤーは{ $region }の{ $stars ->
    [99] {""}
   *[other] 星{ $stars }以下の
}解決済みの問題1件を再燃させる
v1919-step-unsettle-issue-none = 決定プレイヤーは地域のない{ $stars ->
    [99] {""}
   *[other] 星{ $stars }以下の
}解決済みの問題1件を再燃させる
v1919-step-unsettle-issue-counter = 決定プレイヤーは「{ $counter }」カウンターのある{ $stars ->
    [99] {""}
   *[other] 星{ $stars }以下の
}解決済みの問題1件を再燃させる
v1919-step-unsettle-issue-any = 決定プレイヤーは戦略カウンターのある{ $stars ->
    [99] {""}
   *[other] 星{ $stars }以下の
}解決済みの問題1件を再燃させる
v1919-step-with-unrest = { $step }、不穏度も同じだけ動かす
v1919-step-ready-some-military-nation = { $nation }は消耗した軍事ユニットを{ $n }個まで手元に戻す
v1919-value-must-demobilize = 動員解除しなければならない
v1919-step-must-demobilize-nation = { $nation }は軍事ユニット1個を動員解除しなければならない
v1919-step-must-demobilize-all-players = 全プレイヤーは軍事ユニット1個を動員解除しなければならない
v1919-step-must-demobilize-chosen-player = 軍事ユニット1個を動員解除しなければならない
v1919-step-must-demobilize-decider = 決定プレイヤーは軍事ユニット1個を動員解除しなければならない
v1919-step-must-demobilize-those = { $whom }は軍事ユニット1個を動員解除しなければならない
v1919-value-recall-military = 軍事ユニットを手元に戻す
v1919-step-recall-military-nation = { $nation }は{ $region }に配備中の軍事ユニットを手元に戻す
v1919-step-recall-military-all-players = 全プレイヤーは{ $region }に配備中の軍事ユニットを手元に戻す
v1919-step-recall-military-chosen-player = { $region }に配備中の軍事ユニットを手元に戻す
v1919-step-recall-military-decider = 決定プレイヤーは{ $region }に配備中の軍事ユニットを手元に戻す
v1919-step-recall-military-those = { $whom }は{ $region }に配備中の軍事ユニットを手元に戻す
v1919-step-ready-some-military-all-players = 全プレイヤーは消耗した軍事ユニットを{ $n }個まで手元に戻す
v1919-step-ready-some-military-chosen-player = 消耗した軍事ユニットを{ $n }個まで手元に戻す
v1919-step-ready-some-military-decider = 決定プレイヤーは消耗した軍事ユニットを{ $n }個まで手元に戻す
v1919-value-unsettle-named = 決まった問題を再燃させる
v1919-step-unsettle-named = { FORM($issue, case: "the") }が解決済みなら、再燃させる
v1919-value-unsettle-of = 誰かの問題を再燃させる
v1919-step-unsettle-of-anybody = 決定プレイヤーは{ $where }{ $stars ->
    [99] {""}
   *[other] 星{ $stars }以下の
}解決済みの問題1件を再燃させる
v1919-step-unsettle-of-chosen-player = 決定プレイヤーは、指定されたプレイヤーが管理する{ $where }{ $stars ->
    [99] {""}
   *[other] 星{ $stars }以下の
}解決済みの問題1件を再燃させる
v1919-step-unsettle-of-decider = 決定プレイヤーは自分が管理する{ $where }{ $stars ->
    [99] {""}
   *[other] 星{ $stars }以下の
}解決済みの問題1件を再燃させる
v1919-step-unsettle-of-others = 決定プレイヤーは、ほかのプレイヤーが管理する{ $where }{ $stars ->
    [99] {""}
   *[other] 星{ $stars }以下の
}解決済みの問題1件を再燃させる
v1919-step-unsettle-anywhere = {""}
v1919-step-unsettle-where = { $region }の
v1919-step-unsettle-nowhere = 地域のない
v1919-step-player-others = ほかのプレイヤー
v1919-step-player-military = 動員解除していない軍事ユニットのあるプレイヤー
v1919-step-player-military-in = { $region }に軍事ユニットを配備しているプレイヤー
v1919-step-player-controls = 問題を管理しているプレイヤー
v1919-step-player-controls-in = { $region }の問題を管理しているプレイヤー
v1919-step-ready-some-military-those = { $whom }は消耗した軍事ユニットを{ $n }個まで手元に戻す
v1919-value-remove-influence = 影響力を取り除く
v1919-step-remove-influence-nation = 決定プレイヤーは問題1件から{ $nation }の影響力を{ $n }個まで取り除く
v1919-step-remove-influence-chosen-player = 決定プレイヤーは問題1件から、指定されたプレイヤーの影響力を{ $n }個まで取り除く
v1919-step-remove-influence-decider = 決定プレイヤーは問題1件から自分の影響力を{ $n }個まで取り除く
v1919-step-to-available = { $step }（手元に戻る）
v1919-value-place-influence = 影響力を置く
v1919-step-place-influence-nation = { $nation }は手元の影響力を{ $n }個まで問題1件に置く
v1919-step-place-influence-chosen-player = 手元の影響力を{ $n }個まで問題1件に置く
v1919-step-place-influence-decider = 決定プレイヤーは手元の影響力を{ $n }個まで問題1件に置く
v1919-value-replace-waiting = 待合室のカードを入れ替える
v1919-step-replace-issue-deck = 決定プレイヤーは待合室の問題1件を捨て、山札の一番上の問題と入れ替える（その影響力は手元に戻る）
v1919-step-replace-issue-discards = 決定プレイヤーは待合室の問題1件を捨て、最後に捨てられた問題と入れ替える（その影響力は手元に戻る）
v1919-step-replace-event-deck = 決定プレイヤーは待合室のイベント1枚を捨て、山札の一番上のイベントと入れ替える（危機は起こらない）
v1919-step-replace-event-discards = 決定プレイヤーは待合室のイベント1枚を捨て、最後に捨てられたイベントと入れ替える（危機は起こらない）
v1919-value-swap-issues = 問題2件を入れ替える
v1919-step-swap-issues = 決定プレイヤーは会議テーブルの問題1件と待合室の問題1件を、影響力ごと入れ替える
v1919-value-if = もし…なら…
v1919-step-if = もし{ $test }なら、{ $then }
v1919-step-if-else = もし{ $test }なら、{ $then }。そうでなければ、{ $otherwise }

## カード：印刷された内容
v1919-card-issue = { $region }、星{ $stars }
v1919-card-no-military = 軍事不可マーク
v1919-card-game-end = ゲーム終了カード：解決されるとただちにゲームが終了する。
v1919-card-game-end-taken = 影響力が最も多いプレイヤーが獲得する。引いたら必ず待合室に置く。
v1919-card-option = { FORM($option, case: "the") }：{ $changes }。
v1919-card-list = { $first }、{ $then }
v1919-card-no-change = 変化なし
v1919-card-counter = 「{ $counter }」カウンター
v1919-card-counter-either = 「{ $first }」か「{ $second }」のカウンター
v1919-card-event = イベント
v1919-card-event-icon = 影響力アイコンのあるイベント
v1919-card-crisis = 危機：{ $effect }。
v1919-card-conference = 会議：{ $effect }。
v1919-card-conference-optional = 会議（任意）：{ $effect }。
v1919-card-strategy = 戦略カード
v1919-score-icon = 場にある「{ $counter }」カウンター1個につき{ $vp }点。
v1919-score-regions-le-3 = 不穏度3以下の地域1つにつき{ $vp }点。
v1919-score-regions-ge-4 = 不穏度4以上の地域1つにつき{ $vp }点。
v1919-score-military-disc = 動員解除していない自分の軍事ユニット1個につき{ $vp }点。
v1919-score-happiness-x2 = 幸福度の得点を2倍にする。
v1919-score-japan-signs = 日本が条約に調印した場合{ $vp }点。
v1919-score-japan-refuses = 日本が調印を拒否した場合{ $vp }点。
v1919-score-italy-signs = イタリアが条約に調印した場合{ $vp }点。
v1919-score-italy-refuses = イタリアが調印を拒否した場合{ $vp }点。

## ボード
v1919-table-issues = 問題
v1919-table-events = イベント
v1919-table-regions = 地域
v1919-table-nations = 国
v1919-table-settled = 解決済みの問題
v1919-table-decks = カード
v1919-table-place = 場所
v1919-table-on-table = 会議テーブル
v1919-table-waiting = 待合室
v1919-table-issue = 問題
v1919-table-event = イベント
v1919-table-stars = 星
v1919-table-region = 地域
v1919-table-nation = 国
v1919-table-leader = 最多
    .short = 最多
v1919-table-controller = コントロール
v1919-table-keg = 火薬樽
v1919-table-unrest = 不穏度
    .short = 不穏度
v1919-table-uprising = 蜂起値
    .short = 蜂起
v1919-table-no-uprising = ✕
v1919-table-column = { $number }列目
    .short = { $number }
v1919-table-player = プレイヤー
v1919-table-happiness = 幸福度
    .short = 幸福
v1919-table-influence = 影響力（消耗）
    .short = 影響力（消耗）
v1919-table-military = 軍事ユニット（消耗）
    .short = 軍事（消耗）
v1919-table-deployed = 配備中
    .short = 配備
v1919-table-demobilized = 動員解除済み
    .short = 解除
v1919-table-strategy = 戦略
    .short = 戦略
v1919-table-pool = { $available }（{ $exhausted }）
v1919-table-control = コントロール
    .short = 獲得
v1919-table-option = 選択肢
v1919-table-counters = カウンター
v1919-table-issue-deck = 問題の山札
v1919-table-issue-discard = 問題の捨て札（最後が一番上）
v1919-table-event-deck = イベントの山札
v1919-table-event-discard = イベントの捨て札（最後が一番上）
v1919-table-drawn = 引いた問題
v1919-table-strategies = 選べる戦略カード
v1919-table-solo = ソロプレイ
v1919-table-strength = { $nation }の強さ
v1919-table-points = 得点
v1919-table-target = 目標点
v1919-table-what = 項目
v1919-table-number = 数
v1919-table-deals = 取引
v1919-table-note = 添え書き（拘束力なし）
v1919-table-standing = 状態
v1919-table-term = 条件
v1919-table-binds = この手番で有効
v1919-table-due = 支払い予定
v1919-table-free = 約束（拘束力なし）
v1919-table-kept = 守られた約束
v1919-table-broken = 破られた約束
v1919-table-offered = 申し出中
v1919-table-drafted = あなたの下書き
v1919-table-cards = カード
v1919-table-name = { $symbol }
v1919-table-short = { FORM($nation, case: "short") }
v1919-table-seat = { $player }
v1919-table-active = ●{ $player }
v1919-table-none = ·
v1919-reached = 山札の問題 { $issues }枚
v1919-picture = { $count ->
    [0] { "" }
   *[other] 会議テーブル：{ $issues }。
}不穏度が最も高い地域（{ $n }）：{ $regions }。

## カードパック

## The score by source
v1919-tally-issues = { $region }の問題
v1919-tally-world = 地域のない問題
v1919-tally-flags = 自国の旗のあるカウンター
v1919-tally-strategy = 戦略カード{ FORM($card, case: "the") }
v1919-tally-happiness = 幸福度の順位
v1919-tally-unhappy = 幸福度0
v1919-tally-strongest = 単独最強で始めた手番

## ソロゲームの結果

v1919-alone-won = { $points }点で勝ちました（目標{ $target }点）。
v1919-alone-lost = { $points }点で負けました（目標{ $target }点）。
v1919-alone-turns = { $points ->
    [0] あなたの{ $turns }回の手番のうち、単独最強で始めたものはありませんでした。
   *[other] あなたの{ $turns }回の手番のうち、単独最強で始めたのは{ $points }回でした。
}
v1919-alone-ahead = 最後の陣営は{ $mine }で、強さは{ $strength }でした。次に強かったのは{ $other }の{ $most }です。
v1919-alone-behind = 最後の陣営は{ $mine }で、強さは{ $strength }でした。{ $other }は{ $most }でした。
v1919-alone-changes = { $n ->
    [0] 最初から最後まで同じ陣営でした。
   *[other] 陣営を{ $n }回替えました。
}

## What is established of a card
v1919-known-name = 名称
v1919-known-stars = 星
v1919-known-region = 地域
v1919-known-options = 選択肢
v1919-known-kind = 種類
v1919-known-icon = 影響力アイコン
v1919-known-crisis = 危機の効果
v1919-known-conference = 会議の効果
v1919-known-optional = 任意かどうか
v1919-known-score = 得点
