import { formFileName } from "../file-name.ts";
import { emailContent } from "../payloads/forms/email.ts";
import { dialedNumber } from "../payloads/forms/dialed-number.ts";
import type { ContentFieldName } from "./content-field.ts";
import { calendarFile } from "./calendar-file.ts";
import { mecardAsVcard } from "./mecard-contact.ts";
import { readBech32 } from "./payments/bech32.ts";
import { paymentDoubts } from "./payments/payment-doubts.ts";
import { readContent } from "./read-content.ts";
import { readEvent } from "./read-event.ts";
import { readPlace } from "./read-place.ts";

/** The action that a phone would offer for a content. */
export type OfferedAction =
  | { action: "call" | "message" | "email" | "map" | "wallet"; href: string }
  /** A file that a calendar or an address book opens. */
  | { action: "calendar" | "contact"; fileName: string; content: string };

/** Schemes of wallets, and their allowed characters: no blanks or control characters. */
const WALLET = /^(?:upi:\/\/pay\?|bitcoin:|lightning:)[\x21-\x7e]+$/i;

/**
 * The action to offer for a content besides copying; null: none. Web addresses have their own checks.
 * Addresses and calendars are rebuilt from the parsed fields, so that they contain nothing else.
 * @param now the creation time of a file
 */
export function offeredAction(text: string, now: Date): OfferedAction | null {
  const content = text.trim();
  const { kind, action, fields } = readContent(content);
  const field = (name: ContentFieldName): string => fields.find((one) => one.name === name)?.value ?? "";
  if (kind === "phone") return dialing("call", "tel:", field("phone"), "");
  if (kind === "sms") return dialing("message", "sms:", field("to"), field("message"));
  if (kind === "email" || /^matmsg:/i.test(content)) {
    const addresses = (name: "to" | "cc" | "bcc"): string => field(name).replaceAll(", ", ",");
    const mail = {
      to: addresses("to"),
      cc: addresses("cc"),
      bcc: addresses("bcc"),
      subject: field("subject"),
      message: field("message"),
    };
    return { action: "email", href: emailContent(mail) };
  }
  if (kind === "vcard") return { action: "contact", fileName: contactFile(field("name")), content: text };
  if (/^mecard:/i.test(content))
    return { action: "contact", fileName: contactFile(field("name")), content: mecardAsVcard(content) };
  if (action === "place") return map(content);
  if (action === "event") return calendar(content, now);
  // wallets also show addresses and invoices without their scheme
  const isBare = (action === "bitcoin" || action === "lightning") && /^[a-z0-9]+$/i.test(content);
  const href = isBare ? `${action}:${content}` : content;
  const isPayment = action === "upi" || action === "bitcoin" || action === "lightning" || isLnurl(content);
  return isPayment && WALLET.test(href) && paymentDoubts(action, content).length === 0
    ? { action: "wallet", href }
    : null;
}

/** An address of a Lightning service in Bech32 (LUD-01). */
const isLnurl = (content: string): boolean =>
  readBech32(/^lightning:(.*)$/i.exec(content)?.[1] ?? "")?.prefix === "lnurl";

const contactFile = (name: string): string => formFileName("contact", name, "vcf");

/** Digits and what separates them; a plus begins the number. */
const DIALED = /^[\p{Zs}(]{0,4}\+?[\p{Nd}\p{Zs}\p{Pd}*#()./]*$/u;

function dialing(
  action: "call" | "message",
  scheme: string,
  text: string,
  message: string,
): OfferedAction | null {
  // in a message, commas separate recipients (RFC 5724 §2.2); in a call they are pauses, which an address cannot contain
  const [first = "", ...others] = text.split(",");
  const numbers = [first, ...(action === "message" ? others : [])];
  // letters and line breaks would make another number than the one that is shown
  if (!numbers.every((each) => DIALED.test(each.split(";")[0] ?? ""))) return null;
  const number = numbers
    .map(addressed)
    .filter((each) => each !== "")
    .join(",");
  const body = message === "" ? "" : `?body=${encodeURIComponent(message)}`;
  return number === "" && body === ""
    ? null
    : { action, href: `${scheme}${number.replaceAll("#", "%23")}${body}` };
}

/** A number with its extension, without other parameters (RFC 3966 §3). */
function addressed(text: string): string {
  const [bare = "", ...parameters] = text.split(";");
  const { number } = dialedNumber(bare);
  const extension = parameters.find((each) => /^ext=\d+$/i.test(each));
  return number !== "" && extension ? `${number};${extension}` : number;
}

/** A link to a map of OpenStreetMap, or to its search. */
function map(content: string): OfferedAction | null {
  const place = readPlace(content);
  if (place?.address) {
    const search = `query=${encodeURIComponent(place.address)}`;
    return { action: "map", href: `https://www.openstreetmap.org/search?${search}` };
  }
  const [latitude, longitude] = [Number(place?.latitude), Number(place?.longitude)];
  if (!(Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180)) return null;
  const query = `mlat=${latitude}&mlon=${longitude}#map=16/${latitude}/${longitude}`;
  return { action: "map", href: `https://www.openstreetmap.org/?${query}` };
}

function calendar(content: string, now: Date): OfferedAction | null {
  const event = readEvent(content);
  if (event === null) return null;
  const file = calendarFile(event, now);
  if (file === null) return null;
  return { action: "calendar", fileName: formFileName("event", event.summary, "ics"), content: file };
}
