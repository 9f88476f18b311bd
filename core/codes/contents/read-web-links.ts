import { decoded, takenApart } from "./query.ts";

/** A chat with a recipient and a draft message. */
export interface Chat {
  /** A number with +, or a username. */
  to: string;
  message: string;
}

const messageOf = (content: string): string => takenApart(content).query("text");

/** Parses a link of WhatsApp's "click to chat". Null: another kind of link. */
export function readWhatsapp(content: string): Chat | null {
  const [, short, long] =
    /^https?:\/\/(?:wa\.me\/\+?(\d+)|api\.whatsapp\.com\/send\/?\?(?:[^#]*&)?phone=\+?(\d+))(?:[/?&#]|$)/i.exec(
      content,
    ) ?? [];
  const number = short ?? long;
  return number === undefined ? null : { to: `+${number}`, message: messageOf(content) };
}

/** Paths of t.me that are not usernames. */
const NO_NAMES =
  /^(?:joinchat|share|addstickers|addemoji|addtheme|proxy|socks|login|iv|setlanguage|bg|c|s)$/i;

/** Parses a Telegram link to a username or number. Null: another kind of link. */
export function readTelegram(content: string): Chat | null {
  const [, to = ""] =
    /^https?:\/\/(?:t\.me|telegram\.me)\/(\+\d{7,15}|[a-z]\w{3,31})\/?(?:\?|$)/i.exec(content) ?? [];
  return to === "" || NO_NAMES.test(to) ? null : { to, message: messageOf(content) };
}

/** An app in one of the stores; the other field is empty. */
export interface StoreApp {
  /** The numeric id in the App Store. */
  appStore: string;
  /** The package name, such as org.example.app. */
  googlePlay: string;
}

/** Parses the store address of an app. Null: another kind of link. */
export function readApp(content: string): StoreApp | null {
  const [, appStore = ""] =
    /^https?:\/\/(?:apps|itunes)\.apple\.com\/(?:[^?#]*\/)?id(\d+)(?:[/?#]|$)/i.exec(content) ?? [];
  const [, googlePlay = ""] =
    /^https?:\/\/play\.google\.com\/store\/apps\/details\?(?:[^#]*&)?id=([\w.]+)/i.exec(content) ?? [];
  return appStore === "" && googlePlay === "" ? null : { appStore, googlePlay: decoded(googlePlay) };
}
