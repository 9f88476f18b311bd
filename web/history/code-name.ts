import { contentSubject } from "../../core/codes/contents/content-subject.ts";
import type { HistoryType } from "../../core/history/history-record.ts";
import type { Translate } from "../messages/translator.ts";
import { linkName } from "../short-links/short-link-api.ts";
import { previewText } from "./preview-text.ts";

interface Content {
  type: HistoryType;
  content: string;
}
interface Code extends Content {
  name: string | null;
  /** The tracked link that it holds. */
  link: { name: string; target: string } | null;
}

/** A content on one line, as people would call it: "WiFi: Shop". No password is in it. */
export function contentTitle(t: Translate, { type, content }: Content): string {
  // any other barcode contains a number or a text
  if (type === "barcode") return content;
  const { kind, subject } = contentSubject(content);
  if (kind === "url" || kind === "text") return subject;
  const name = t(`type.${kind}`);
  return subject === "" ? name : t("type.titled", { type: name, subject });
}

/**
 * Name of a code: the owner's name for it, else the name or target of its short link, since short addresses look alike, else the
 * beginning of its content.
 */
export const codeName = (t: Translate, { name, link, ...content }: Code): string =>
  name ?? previewText(link ? linkName(link) : contentTitle(t, content));
