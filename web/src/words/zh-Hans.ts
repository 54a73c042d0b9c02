/** 简体中文的页面文字。 */
import type { Man } from "../protocol";
import type { Words } from "./en";

const MEN: Record<Man, string> = {
  wK: "白王",
  wQ: "白后",
  wR: "白车",
  wB: "白象",
  wN: "白马",
  wP: "白兵",
  bK: "黑王",
  bQ: "黑后",
  bR: "黑车",
  bB: "黑象",
  bN: "黑马",
  bP: "黑兵",
};
const man = (key: Man): string => MEN[key] ?? key;
const KINDS: Record<string, string> = { K: "王", Q: "后", R: "车", B: "象", N: "马", P: "兵" };
const kind = (key: Man): string => KINDS[key.slice(1)] ?? man(key);
const SIDES: Record<string, string> = { white: "白方", black: "黑方" };
const side = (name: string): string => SIDES[name] ?? name;

export const zhHans: Words = {
  languageName: "简体中文",
  man,
  kind,
  side,

  hall: {
    motto: "摸子走子，落子无悔。有裁判执规的棋室。",
    home: "回到棋室",
    skip: "跳到棋盘",
    language: "语言",
    theme: "外观",
    themeAuto: "自动",
    themeLight: "浅色",
    themeDark: "深色",
    version: (version) => `Touchmove ${version}`,
    ways: "这里怎么下",
    wayTouch: "第一次触摸就算数：摸了哪个子，就走哪个子。",
    wayMade: "离手即为走出，按钟才算完成。",
    wayLaw: "每次拒绝、每项裁决都写明条款，点开即可阅读。",
  },

  create: {
    title: "摆一盘棋",
    opponent: "对手",
    friend: "邀请朋友（链接）",
    sameScreen: "两人同屏",
    seat: "你执",
    random: "抽签",
    rules: "规则",
    clock: "棋钟",
    noClock: "不计时",
    custom: "自定义",
    yourName: "你的名字",
    friendsName: "对方的名字",
    nameOf: (who) => `${who}姓名`,
    optional: "可不填",
    listed: "在棋室公开，让别人观战",
    open: "开桌",
    opening: "正在开桌……",
    minutes: "基本用时（分钟）",
    seconds: "每着秒数",
    mode: "秒数的给法",
    modes: {
      none: "不给",
      fischer: "每着加时（菲舍尔）",
      bronstein: "补回已用时间（布龙斯坦）",
      delay: "延迟走钟",
    },
    second: "第二时段",
    movesFirst: "走满着数",
    minutesSecond: "再加分钟",
  },

  rules: {
    classic: "传统规则",
    "fide-2023-standard": "国际棋联 2023 年规则（标准棋）",
  },
  rulesSay: {
    classic: "本棋室所依据的国内竞赛规则。",
    "fide-2023-standard": "国际棋联自 2023 年起施行的国际象棋规则。",
  },

  clockSays: {
    none: "不计时",
    period: (minutes, moves) => (moves === null ? `${minutes} 分钟` : `${moves} 着 ${minutes} 分钟`),
    then: "其后",
    bonus: {
      none: () => "",
      fischer: (seconds) => `每着加 ${seconds} 秒`,
      bronstein: (seconds) => `每着补回至多 ${seconds} 秒`,
      delay: (seconds) => `每着延迟 ${seconds} 秒`,
    },
  },

  tables: {
    yours: "你的棋局",
    watch: "棋室里的棋局",
    none: "还没有公开的棋局，先摆一盘吧。",
    moves: (count) => `${count} 着`,
    phase: { waiting: "未开始", running: "对局中", over: "已结束" },
    versus: (white, black) => `${white} – ${black}`,
    unreachable: "连不上棋室。",
    again: "再试一次",
  },

  line: {
    connecting: "正在连接……",
    live: "已连接",
    offline: "连接中断，正在重连……",
    closed: "已断开",
    unsaved: "你刚才的动作尚未存入记录。",
  },

  invite: {
    title: "邀请朋友",
    say: "打开这个链接的人坐对面的席位。",
    link: "给朋友的链接",
    copy: "复制链接",
    copied: "已复制",
    scan: "也可用同一网络里的手机扫码。",
    code: "链接的二维码",
  },

  start: {
    title: "开局之前",
    say: "请核对设定。双方就绪后开钟。",
    sayNoClock: "请核对设定。双方就绪后开始。",
    ready: "我已就绪",
    readyBoth: "双方就绪",
    isReady: "已就绪",
    notReady: "尚未就绪",
    waits: "你已就绪，等待对方。",
  },

  players: {
    here: "在席",
    away: "离席",
    you: "你",
    watching: (count) => `${count} 人观战`,
    spectator: "你在观战。",
    acts: "行棋",
  },

  clock: {
    of: (who) => `${who}的棋钟`,
    runs: "走钟",
    low: "时间紧",
    press: "按钟",
    period: (number) => `第 ${number} 时段`,
  },

  board: {
    label: "棋盘",
    help: "方向键移动，回车或空格摸子、落子，Esc 放回原格，C 键按钟。",
    empty: (point) => point,
    holds: (point, who) => `${point}，${who}`,
    inHand: "在手中",
    open: "可落",
    owed: "必须走或吃",
    able: "可以完成",
    check: "被将军",
    flip: "翻转棋盘",
  },

  hand: {
    title: "手中与所欠",
    free: "尚未摸子，可自由选择。",
    wait: (who) => `轮到${who}行棋。`,
    waitTouched: (who) => `${who}已摸子。`,
    touchedOwn: (who, point) => `你摸了 ${point} 的${who}：必须走它。`,
    touchedOther: (who, point) => `你摸了 ${point} 的${who}：必须吃它。`,
    theyTouchedOwn: (by, who, point) => `${by}摸了 ${point} 的${who}：必须走它。`,
    theyTouchedOther: (by, who, point) => `${by}摸了 ${point} 的${who}：必须吃它。`,
    bound: "依据：",
    unbound: "所摸之子不构成约束，可自由选择。",
    next: (who, from, to) => `还须把${who}从 ${from} 移到 ${to}。`,
    choose: "必须选定一个棋子。",
    press: "着法已走出，按钟才算完成。",
    pressOther: (who) => `${who}已走出着法，尚未按钟。`,
    adjusting: "正在摆正棋子：此时触摸不受约束。",
    theyAdjust: (who) => `${who}正在摆正棋子。`,
    putBack: "放回原格",
  },

  deeds: {
    title: "操作",
    adjust: "我摆正棋子",
    adjusted: "摆正完毕",
    adjustHint: "先声明“我摆正棋子”，再动手摆正",
    offer: "提和",
    offerStands: "已提和",
    offered: (who) => `${who}提议和棋。`,
    accept: "同意和棋",
    decline: "拒绝",
    resign: "认输",
    resignSure: "确定认输吗？",
    resignAs: (who) => `${who}认输`,
    keepPlaying: "继续对局",
  },

  promotion: {
    title: "兵已到达底线",
    say: "请选定升变的棋子，松手即定。",
    question: "升变后能兼有各子的走法吗？",
  },

  refusal: {
    title: "不可以",
    dismiss: "知道了",
  },

  outcome: {
    title: "对局结束",
    wins: (who) => `${who}胜`,
    draw: "和棋",
    reasons: {
      checkmate: "将死",
      stalemate: "逼和",
      dead_position: "死局：双方用任何着法都无法将死",
      line: "连成一线",
      full_board: "棋盘下满",
      last_standing: "其余各方均已出局",
      resignation: "对方认输",
      flag: "对方超时",
      flag_without_winner: "超时，但对方已无法将死",
      resignation_without_winner: "认输，但对方已无法将死",
      agreement: "协议和棋",
    },
    pgn: "下载 PGN 棋谱",
    log: "下载完整记录",
    again: "再摆一盘",
  },

  record: {
    title: "着法记录",
    none: "尚无着法。",
    number: "序",
    left: (time) => `剩 ${time}`,
    now: "回到当前局面",
    past: "你正在看先前的局面。",
  },

  rulings: {
    title: "裁判日志",
    seal: "末条哈希",
    sealHelp: "请保存：日后用 touchmove verify --head 可查日志是否被改写。",
  },

  events: {
    ready: (who) => `${who}就绪`,
    started: () => "对局开始",
    adjustAnnounced: (who) => `${who}：“我摆正棋子”`,
    adjustEnded: (who) => `${who}摆正完毕`,
    adjusted: (who, point) => `${who}摆正 ${point} 的棋子`,
    touched: (who, what, point) => `${who}摸 ${point} 的${what}`,
    putBack: (who, what, point) => `${who}把${what}放回 ${point}`,
    removed: (who, what, point) => `${who}取走 ${point} 的${what}`,
    released: (who, what, to) => `${who}把${what}放在 ${to}，着法尚未走出`,
    placed: (who, what, to) => `${who}在 ${to} 放上${what}`,
    moveMade: (who, notation) => `${who}走出 ${notation}`,
    moveCompleted: (who) => `${who}完成着法`,
    periodBegan: (who, period) => `${who}进入第 ${period} 时段`,
    drawOffered: (who, timely) => (timely ? `${who}提和` : `${who}提和（时机不当）`),
    drawAccepted: (who) => `${who}同意和棋`,
    drawDeclined: (who) => `${who}拒绝和棋`,
    resigned: (who) => `${who}认输`,
    flagFell: (who) => `${who}超时`,
    outage: (seconds) => `棋室中断 ${seconds} 秒，棋钟未走`,
    ended: (result, reason) => `${result}：${reason}`,
  },

  law: {
    show: (id) => `查看条款 ${id}`,
    title: "条款",
    close: "关闭",
    lost: "暂时取不到条款。",
  },

  trouble: {
    title: "打不开这盘棋",
  },
};
