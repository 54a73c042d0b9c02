//! What the hall itself has to say when something does not go on: a code for programs, a text for people.

use axum::Json;
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use serde::{Serialize, Serializer};
use serde_json::json;
use touchmove_record::{FaultKind, Says};
use touchmove_rulebook::Language;

/// Why the hall does not do as asked. What the Laws forbid is not here: the arbiter says that.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Notice {
    /// Nothing is there.
    NotFound,
    /// There is no such game.
    NoGame,
    /// There is no such clause.
    NoClause,
    /// The request comes from a page of another host.
    ForeignOrigin,
    /// The body is not declared as JSON.
    NotJson,
    /// The body, or the message, is not of the form that belongs there.
    Malformed(String),
    /// The body, or the frame, is too large.
    TooLarge,
    /// No such game can be played.
    Unplayable(FaultKind),
    /// Too many games were created from this address.
    TooManyGames,
    /// Too many connections are open, from this address or in all.
    TooManySockets,
    /// The log cannot be written or read.
    Storage,
    /// A token that holds no seat of this game.
    UnknownSeat,
    /// The page has entries that the log does not have.
    AheadOfLog,
    /// Too many messages in a short time.
    Flood,
    /// Nothing was heard from the page for too long.
    Silent,
    /// The table is set up anew; joining again goes on where this ended.
    Interrupted,
    /// The hall is closing.
    Closing,
    /// A spectator does not play.
    Spectator,
    /// The seat is someone else's.
    NotYourSeat,
}

impl Notice {
    /// The code.
    pub(crate) const fn code(&self) -> &'static str {
        match self {
            Self::NotFound => "not_found",
            Self::NoGame => "no_game",
            Self::NoClause => "no_clause",
            Self::ForeignOrigin => "foreign_origin",
            Self::NotJson => "not_json",
            Self::Malformed(_) => "malformed",
            Self::TooLarge => "too_large",
            Self::Unplayable(_) => "unplayable",
            Self::TooManyGames => "too_many_games",
            Self::TooManySockets => "too_many_sockets",
            Self::Storage => "storage",
            Self::UnknownSeat => "unknown_seat",
            Self::AheadOfLog => "ahead_of_log",
            Self::Flood => "flood",
            Self::Silent => "silent",
            Self::Interrupted => "interrupted",
            Self::Closing => "closing",
            Self::Spectator => "spectator",
            Self::NotYourSeat => "not_your_seat",
        }
    }

    /// The text in every language.
    pub(crate) fn says(&self) -> Says {
        let [english, simplified, traditional] = self.texts();
        let detail = self.detail();
        Says::new(|language| match language {
            Language::English => format!("{english}{detail}"),
            Language::Simplified => simplified.to_owned(),
            Language::Traditional => traditional.to_owned(),
        })
    }

    const fn texts(&self) -> [&'static str; 3] {
        match self {
            Self::NotFound => ["There is nothing here.", "这里什么也没有。", "這裡什麼也沒有。"],
            Self::NoGame => ["There is no such game.", "没有这盘棋。", "沒有這盤棋。"],
            Self::NoClause => ["There is no such clause.", "没有这一条款。", "沒有這一條款。"],
            Self::ForeignOrigin => [
                "The request comes from a page of another site.",
                "该请求来自其他网站的页面。",
                "該請求來自其他網站的頁面。",
            ],
            Self::NotJson => {
                ["The content type must be JSON.", "内容类型必须是 JSON。", "內容類型必須是 JSON。"]
            }
            Self::Malformed(_) => {
                ["The message cannot be understood", "无法理解这条消息。", "無法理解這則訊息。"]
            }
            Self::TooLarge => ["The message is too large.", "消息太大。", "訊息太大。"],
            Self::Unplayable(kind) => unplayable(kind),
            Self::TooManyGames => [
                "Too many games were created from this address; wait a little.",
                "从这个地址创建的对局太多，请稍候。",
                "從這個位址建立的對局太多，請稍候。",
            ],
            Self::TooManySockets => [
                "Too many connections are open; close one or wait a little.",
                "打开的连接太多，请关闭一个或稍候。",
                "開啟的連線太多，請關閉一個或稍候。",
            ],
            Self::Storage => [
                "The log cannot be written or read; nothing more is accepted until the hall is started anew.",
                "对局记录无法读写；在重新启动棋室之前不再接受任何操作。",
                "對局記錄無法讀寫；在重新啟動棋室之前不再接受任何操作。",
            ],
            Self::UnknownSeat => [
                "This link holds no seat of this game.",
                "这个链接不对应这盘棋的任何座位。",
                "這個連結不對應這盤棋的任何座位。",
            ],
            Self::AheadOfLog => [
                "The page knows more of the game than the log; load it anew.",
                "页面的内容比对局记录还多，请重新载入。",
                "頁面的內容比對局記錄還多，請重新載入。",
            ],
            Self::Flood => {
                ["Too many messages in a short time.", "短时间内消息太多。", "短時間內訊息太多。"]
            }
            Self::Silent => {
                ["Nothing was heard for too long.", "太久没有收到消息。", "太久沒有收到訊息。"]
            }
            Self::Interrupted => [
                "The table is set up anew; joining again goes on where it ended.",
                "棋桌正在重新布置；重新加入即可从中断处继续。",
                "棋桌正在重新布置；重新加入即可從中斷處繼續。",
            ],
            Self::Closing => ["The hall is closing.", "棋室正在关闭。", "棋室正在關閉。"],
            Self::Spectator => [
                "Spectators watch and do not play.",
                "旁观者只看棋，不下棋。",
                "旁觀者只看棋，不下棋。",
            ],
            Self::NotYourSeat => {
                ["This seat is not yours.", "这不是你的座位。", "這不是你的座位。"]
            }
        }
    }

    /// What a developer needs to know beyond the text.
    fn detail(&self) -> String {
        match self {
            Self::Malformed(detail) => format!(": {detail}"),
            Self::Unplayable(kind) => format!(": {kind}."),
            Self::NotFound
            | Self::NoGame
            | Self::NoClause
            | Self::ForeignOrigin
            | Self::NotJson
            | Self::TooLarge
            | Self::TooManyGames
            | Self::TooManySockets
            | Self::Storage
            | Self::UnknownSeat
            | Self::AheadOfLog
            | Self::Flood
            | Self::Silent
            | Self::Interrupted
            | Self::Closing
            | Self::Spectator
            | Self::NotYourSeat => String::new(),
        }
    }

    const fn status(&self) -> StatusCode {
        match self {
            Self::NotFound | Self::NoGame | Self::NoClause => StatusCode::NOT_FOUND,
            Self::ForeignOrigin | Self::UnknownSeat | Self::Spectator | Self::NotYourSeat => {
                StatusCode::FORBIDDEN
            }
            Self::NotJson => StatusCode::UNSUPPORTED_MEDIA_TYPE,
            Self::Malformed(_) => StatusCode::BAD_REQUEST,
            Self::TooLarge => StatusCode::PAYLOAD_TOO_LARGE,
            Self::Unplayable(_) => StatusCode::UNPROCESSABLE_ENTITY,
            Self::TooManyGames | Self::TooManySockets | Self::Flood => {
                StatusCode::TOO_MANY_REQUESTS
            }
            Self::AheadOfLog => StatusCode::CONFLICT,
            Self::Silent => StatusCode::REQUEST_TIMEOUT,
            Self::Storage | Self::Interrupted | Self::Closing => StatusCode::SERVICE_UNAVAILABLE,
        }
    }
}

/// As the error of a socket; over HTTP the code is called `error`.
impl Serialize for Notice {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        json!({ "code": self.code(), "says": self.says() }).serialize(serializer)
    }
}

impl IntoResponse for Notice {
    fn into_response(self) -> Response {
        let body = json!({ "error": self.code(), "says": self.says() });
        (self.status(), Json(body)).into_response()
    }
}

const fn unplayable(kind: &FaultKind) -> [&'static str; 3] {
    match kind {
        FaultKind::Start(_) => [
            "The game cannot start from this position",
            "对局不能从这个局面开始。",
            "對局不能從這個局面開始。",
        ],
        FaultKind::Control(_) => [
            "This is no time control to play with",
            "这个时限规定无法使用。",
            "這個時限規定無法使用。",
        ],
        FaultKind::UnknownGame(_)
        | FaultKind::UnknownRules(_)
        | FaultKind::Names(_)
        | FaultKind::Empty
        | FaultKind::TooLong(_)
        | FaultKind::Json(_)
        | FaultKind::Version(_)
        | FaultKind::Number { .. }
        | FaultKind::Chain
        | FaultKind::Backwards
        | FaultKind::Text(_)
        | FaultKind::Refused { .. }
        | FaultKind::Differs { .. }
        | FaultKind::Head { .. } => {
            ["No such game can be played", "无法进行这样的对局。", "無法進行這樣的對局。"]
        }
    }
}
