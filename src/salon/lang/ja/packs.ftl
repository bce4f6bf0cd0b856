### 自分のカードパック：棚と編集画面、サーバーからの知らせ。

packs-too-many = カードパックは{ $most }個までです。先にどれかを削除してください。
packs-too-many-versions = バージョンは{ $most }個までです。続けるにはコピーを作ってください。
packs-too-long = カードパック1個は{ $most } kBまでです。
packs-no-room = カードパックは全部で{ $most } MBまでです。先にどれかを削除してください。
