//! Checks that every shipped text is written in the script of its language; no part of the book.

use crate::Language;
use crate::phrase::Wording;
use crate::shelf::SHELF;

/// Common characters that only simplified texts have.
const SIMPLIFIED: &str = "个们这为对该须将军车马时与从发过进还应没则规级记录说语请让议认误输赢负败财责货贴\
                   长门问间闻闲关开钟错针铁头买卖实写农决况净减击刚动劳势区医华协单卫历压厅县参双变\
                   叶号听员响团园围国图圆场坏块处备复够夹奖学宁宝宫审导尽层属岁岛币师带帮广庄庆异弃\
                   张弹归当彻态总恶悬惊愿战户执扩扫扬抢护报拟择换据损摆数断无显术机杀权条来极构标栏\
                   树样档桥检楼横欢残气汉汤沟济浅测渐湾满灭灵点热爱牵状独环现电疗监盘盖着码确碍称稳\
                   穷竞笔签简类纪约纵纸线练组终经结给络绝统继续维编缓缘缩罚罗义习职联胜节虑虽补装见\
                   观视览觉触计订讨训证评识诉词译试详谁调谈谱转轮软载较辅辑达迁运远违连迟选逻邮释鉴\
                   闭阵阶际陈险随难页顶项顺预领频题颜额颠风飞饰驳验齐龙";

/// The traditional form of each of them.
const TRADITIONAL: &str = "個們這為對該須將軍車馬時與從發過進還應沒則規級記錄說語請讓議認誤輸贏負敗財責貨貼\
                   長門問間聞閒關開鐘錯針鐵頭買賣實寫農決況淨減擊剛動勞勢區醫華協單衛歷壓廳縣參雙變\
                   葉號聽員響團園圍國圖圓場壞塊處備復夠夾獎學寧寶宮審導盡層屬歲島幣師帶幫廣莊慶異棄\
                   張彈歸當徹態總惡懸驚願戰戶執擴掃揚搶護報擬擇換據損擺數斷無顯術機殺權條來極構標欄\
                   樹樣檔橋檢樓橫歡殘氣漢湯溝濟淺測漸灣滿滅靈點熱愛牽狀獨環現電療監盤蓋著碼確礙稱穩\
                   窮競筆簽簡類紀約縱紙線練組終經結給絡絕統繼續維編緩緣縮罰羅義習職聯勝節慮雖補裝見\
                   觀視覽覺觸計訂討訓證評識訴詞譯試詳誰調談譜轉輪軟載較輔輯達遷運遠違連遲選邏郵釋鑒\
                   閉陣階際陳險隨難頁頂項順預領頻題顏額顛風飛飾駁驗齊龍";

#[test]
fn every_text_is_written_in_the_script_of_its_language() {
    assert_eq!(SIMPLIFIED.chars().count(), TRADITIONAL.chars().count());
    let clauses = SHELF.clauses.iter().map(|clause| (clause.law.id(), &clause.wording));
    let phrases = SHELF.words.iter().chain(&SHELF.sentences).map(|(key, wording)| (*key, wording));
    for (key, wording) in clauses.chain(phrases) {
        for language in Language::ALL {
            let foreign = foreign(wording, language);
            assert_eq!(foreign, "", "{key} in {language}: {}", wording.text(language));
        }
    }
}

#[test]
fn every_clause_ends_with_a_full_stop() {
    for clause in &SHELF.clauses {
        for language in Language::ALL {
            let text = clause.text(language);
            assert!(text.ends_with(['.', '。', ')', '）']), "{} in {language}", clause.law);
        }
    }
}

/// The characters of a text that have no place in this language; U+FFFD has one in none.
fn foreign(wording: &Wording, language: Language) -> String {
    let strange = |character: char| match language {
        Language::English => ('\u{2e80}'..='\u{ffef}').contains(&character),
        Language::Simplified => TRADITIONAL.contains(character),
        Language::Traditional => SIMPLIFIED.contains(character),
    };
    let lost = char::REPLACEMENT_CHARACTER;
    wording.text(language).chars().filter(|&it| it == lost || strange(it)).collect()
}
