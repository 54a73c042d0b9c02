/** 繁體中文的頁面文字。 */
import type { Man } from "../protocol";
import type { Words } from "./en";

const MEN: Record<Man, string> = {
  wK: "白王",
  wQ: "白后",
  wR: "白車",
  wB: "白象",
  wN: "白馬",
  wP: "白兵",
  bK: "黑王",
  bQ: "黑后",
  bR: "黑車",
  bB: "黑象",
  bN: "黑馬",
  bP: "黑兵",
};
const man = (key: Man): string => MEN[key] ?? key;
const KINDS: Record<string, string> = { K: "王", Q: "后", R: "車", B: "象", N: "馬", P: "兵" };
const kind = (key: Man): string => KINDS[key.slice(1)] ?? man(key);
const SIDES: Record<string, string> = { white: "白方", black: "黑方" };
const side = (name: string): string => SIDES[name] ?? name;

export const zhHant: Words = {
  languageName: "繁體中文",
  man,
  kind,
  side,

  hall: {
    motto: "摸子走子，落子無悔。有裁判執規的棋室。",
    home: "回到棋室",
    skip: "跳到棋盤",
    language: "語言",
    theme: "外觀",
    themeAuto: "自動",
    themeLight: "淺色",
    themeDark: "深色",
    version: (version) => `Touchmove ${version}`,
    ways: "這裡怎麼下",
    wayTouch: "第一次觸摸就算數：摸了哪個子，就走哪個子。",
    wayMade: "離手即為走出，按鐘才算完成。",
    wayLaw: "每次拒絕、每項裁決都寫明條款，點開即可閱讀。",
  },

  create: {
    title: "擺一盤棋",
    opponent: "對手",
    friend: "邀請朋友（連結）",
    sameScreen: "兩人同螢幕",
    seat: "你執",
    random: "抽籤",
    rules: "規則",
    clock: "棋鐘",
    noClock: "不計時",
    custom: "自訂",
    yourName: "你的名字",
    friendsName: "對方的名字",
    nameOf: (who) => `${who}姓名`,
    optional: "可不填",
    listed: "在棋室公開，讓別人觀戰",
    open: "開桌",
    opening: "正在開桌……",
    minutes: "基本用時（分鐘）",
    seconds: "每著秒數",
    mode: "秒數的給法",
    modes: {
      none: "不給",
      fischer: "每著加時（費雪）",
      bronstein: "補回已用時間（布龍斯坦）",
      delay: "延遲走鐘",
    },
    second: "第二時段",
    movesFirst: "走滿著數",
    minutesSecond: "再加分鐘",
  },

  rules: {
    classic: "傳統規則",
    "fide-2023-standard": "國際棋聯 2023 年規則（標準棋）",
  },
  rulesSay: {
    classic: "本棋室所依據的國內競賽規則。",
    "fide-2023-standard": "國際棋聯自 2023 年起施行的國際象棋規則。",
  },

  clockSays: {
    none: "不計時",
    period: (minutes, moves) => (moves === null ? `${minutes} 分鐘` : `${moves} 著 ${minutes} 分鐘`),
    then: "其後",
    bonus: {
      none: () => "",
      fischer: (seconds) => `每著加 ${seconds} 秒`,
      bronstein: (seconds) => `每著補回至多 ${seconds} 秒`,
      delay: (seconds) => `每著延遲 ${seconds} 秒`,
    },
  },

  tables: {
    yours: "你的棋局",
    watch: "棋室裡的棋局",
    none: "還沒有公開的棋局，先擺一盤吧。",
    moves: (count) => `${count} 著`,
    phase: { waiting: "未開始", running: "對局中", over: "已結束" },
    versus: (white, black) => `${white} – ${black}`,
    unreachable: "連不上棋室。",
    again: "再試一次",
  },

  line: {
    connecting: "正在連線……",
    live: "已連線",
    offline: "連線中斷，正在重連……",
    closed: "已斷線",
    unsaved: "你剛才的動作尚未存入記錄。",
  },

  invite: {
    title: "邀請朋友",
    say: "打開這個連結的人坐對面的席位。",
    link: "給朋友的連結",
    copy: "複製連結",
    copied: "已複製",
    scan: "也可用同一網路裡的手機掃碼。",
    code: "連結的二維碼",
  },

  start: {
    title: "開局之前",
    say: "請核對設定。雙方就緒後開鐘。",
    sayNoClock: "請核對設定。雙方就緒後開始。",
    ready: "我已就緒",
    readyBoth: "雙方就緒",
    isReady: "已就緒",
    notReady: "尚未就緒",
    waits: "你已就緒，等待對方。",
  },

  players: {
    here: "在席",
    away: "離席",
    you: "你",
    watching: (count) => `${count} 人觀戰`,
    spectator: "你在觀戰。",
    acts: "行棋",
  },

  clock: {
    of: (who) => `${who}的棋鐘`,
    runs: "走鐘",
    low: "時間緊",
    press: "按鐘",
    period: (number) => `第 ${number} 時段`,
  },

  board: {
    label: "棋盤",
    help: "方向鍵移動，Enter 或空白鍵摸子、落子，Esc 放回原格，C 鍵按鐘。",
    empty: (point) => point,
    holds: (point, who) => `${point}，${who}`,
    inHand: "在手中",
    open: "可落",
    owed: "必須走或吃",
    able: "可以完成",
    check: "被將軍",
    flip: "翻轉棋盤",
  },

  hand: {
    title: "手中與所欠",
    free: "尚未摸子，可自由選擇。",
    wait: (who) => `輪到${who}行棋。`,
    waitTouched: (who) => `${who}已摸子。`,
    touchedOwn: (who, point) => `你摸了 ${point} 的${who}：必須走它。`,
    touchedOther: (who, point) => `你摸了 ${point} 的${who}：必須吃它。`,
    theyTouchedOwn: (by, who, point) => `${by}摸了 ${point} 的${who}：必須走它。`,
    theyTouchedOther: (by, who, point) => `${by}摸了 ${point} 的${who}：必須吃它。`,
    bound: "依據：",
    unbound: "所摸之子不構成約束，可自由選擇。",
    next: (who, from, to) => `還須把${who}從 ${from} 移到 ${to}。`,
    choose: "必須選定一個棋子。",
    press: "著法已走出，按鐘才算完成。",
    pressOther: (who) => `${who}已走出著法，尚未按鐘。`,
    adjusting: "正在擺正棋子：此時觸摸不受約束。",
    theyAdjust: (who) => `${who}正在擺正棋子。`,
    putBack: "放回原格",
  },

  deeds: {
    title: "操作",
    adjust: "我擺正棋子",
    adjusted: "擺正完畢",
    adjustHint: "先聲明「我擺正棋子」，再動手擺正",
    offer: "提和",
    offerStands: "已提和",
    offered: (who) => `${who}提議和棋。`,
    accept: "同意和棋",
    decline: "拒絕",
    resign: "認輸",
    resignSure: "確定認輸嗎？",
    resignAs: (who) => `${who}認輸`,
    keepPlaying: "繼續對局",
  },

  promotion: {
    title: "兵已到達底線",
    say: "請選定升變的棋子，鬆手即定。",
    question: "升變後能兼有各子的走法嗎？",
  },

  refusal: {
    title: "不可以",
    dismiss: "知道了",
  },

  outcome: {
    title: "對局結束",
    wins: (who) => `${who}勝`,
    draw: "和棋",
    reasons: {
      checkmate: "將死",
      stalemate: "逼和",
      dead_position: "死局：雙方用任何著法都無法將死",
      line: "連成一線",
      full_board: "棋盤下滿",
      last_standing: "其餘各方均已出局",
      resignation: "對方認輸",
      flag: "對方超時",
      flag_without_winner: "超時，但對方已無法將死",
      resignation_without_winner: "認輸，但對方已無法將死",
      agreement: "協議和棋",
    },
    pgn: "下載 PGN 棋譜",
    log: "下載完整記錄",
    again: "再擺一盤",
  },

  record: {
    title: "著法記錄",
    none: "尚無著法。",
    number: "序",
    left: (time) => `剩 ${time}`,
    now: "回到目前局面",
    past: "你正在看先前的局面。",
  },

  rulings: {
    title: "裁判日誌",
    seal: "末條雜湊",
    sealHelp: "請保存：日後用 touchmove verify --head 可查日誌是否被改寫。",
  },

  events: {
    ready: (who) => `${who}就緒`,
    started: () => "對局開始",
    adjustAnnounced: (who) => `${who}：「我擺正棋子」`,
    adjustEnded: (who) => `${who}擺正完畢`,
    adjusted: (who, point) => `${who}擺正 ${point} 的棋子`,
    touched: (who, what, point) => `${who}摸 ${point} 的${what}`,
    putBack: (who, what, point) => `${who}把${what}放回 ${point}`,
    removed: (who, what, point) => `${who}取走 ${point} 的${what}`,
    released: (who, what, to) => `${who}把${what}放在 ${to}，著法尚未走出`,
    placed: (who, what, to) => `${who}在 ${to} 放上${what}`,
    moveMade: (who, notation) => `${who}走出 ${notation}`,
    moveCompleted: (who) => `${who}完成著法`,
    periodBegan: (who, period) => `${who}進入第 ${period} 時段`,
    drawOffered: (who, timely) => (timely ? `${who}提和` : `${who}提和（時機不當）`),
    drawAccepted: (who) => `${who}同意和棋`,
    drawDeclined: (who) => `${who}拒絕和棋`,
    resigned: (who) => `${who}認輸`,
    flagFell: (who) => `${who}超時`,
    outage: (seconds) => `棋室中斷 ${seconds} 秒，棋鐘未走`,
    ended: (result, reason) => `${result}：${reason}`,
  },

  law: {
    show: (id) => `查看條款 ${id}`,
    title: "條款",
    close: "關閉",
    lost: "暫時取不到條款。",
  },

  trouble: {
    title: "打不開這盤棋",
  },
};
