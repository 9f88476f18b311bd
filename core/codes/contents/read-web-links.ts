import { decoded, takenApart } from "./query.ts";

/** A chat with somebody, and the beginning of a message. */
export interface Chat {
  /** A number with +, or a name. */
  to: string;
  message: string;
}

const messageOf = (content: string): string => takenApart(content).query("text");

/** Reads a link of WhatsApp's "click to chat". Null: it is none. */
export function readWhatsapp(content: string): Chat | null {
  const [, short, long] =
    /^https?:\/\/(?:wa\.me\/\+?(\d+)|api\.whatsapp\.com\/send\/?\?(?:[^#]*&)?phone=\+?(\d+))(?:[/?&#]|$)/i.exec(
      content,
    ) ?? [];
  const number = short ?? long;
  return number === undefined ? null : { to: `+${number}`, message: messageOf(content) };
}

/** Pages of t.me that are no names. */
const NO_NAMES =
  /^(?:joinchat|share|addstickers|addemoji|addtheme|proxy|socks|login|iv|setlanguage|bg|c|s)$/i;

/** Reads a link of Telegram to a name or a number. Null: it is none. */
export function readTelegram(content: string): Chat | null {
  const [, to = ""] =
    /^https?:\/\/(?:t\.me|telegram\.me)\/(\+\d{7,15}|[a-z]\w{3,31})\/?(?:\?|$)/i.exec(content) ?? [];
  return to === "" || NO_NAMES.test(to) ? null : { to, message: messageOf(content) };
}

/** An app in one of the stores: one of them is empty. */
export interface StoreApp {
  /** Its number. */
  appStore: string;
  /** Its name, such as org.example.app. */
  googlePlay: string;
}

/** Reads the address of an app. Null: it is none. */
export function readApp(content: string): StoreApp | null {
  const [, appStore = ""] =
    /^https?:\/\/(?:apps|itunes)\.apple\.com\/(?:[^?#]*\/)?id(\d+)(?:[/?#]|$)/i.exec(content) ?? [];
  const [, googlePlay = ""] =
    /^https?:\/\/play\.google\.com\/store\/apps\/details\?(?:[^#]*&)?id=([\w.]+)/i.exec(content) ?? [];
  return appStore === "" && googlePlay === "" ? null : { appStore, googlePlay: decoded(googlePlay) };
}
