import { rowRefusal } from "../../../../../core/codes/row-sentences/row-refusal.ts";
import { rowSentence } from "../../../../../core/codes/row-sentences/row-sentence.ts";
import type { DomainError } from "../../../../../core/errors.ts";
import { latin1Text } from "./bytes.ts";

/** Turns bytes into text, chunk by chunk; without a chunk at the end, where nothing may be left over. */
export type DecodeChunk = (chunk?: Uint8Array) => string;

/** Common labels that the Encoding Standard lacks. */
const OTHER_LABELS: Record<string, string> = {
  ansi: "windows-1252",
  cp1250: "windows-1250",
  "utf-16": "utf-16le",
  utf16: "utf-16le",
  utf16le: "utf-16le",
  utf16be: "utf-16be",
  mac: "macintosh",
  macroman: "macintosh",
  "mac-roman": "macintosh",
  latin9: "iso-8859-15",
  windows1252: "windows-1252",
};

/** The encoding that Excel calls MS-DOS in Western Europe; it is not in the Encoding Standard. */
const IBM850_LABELS = ["ibm850", "cp850", "850"];

/**
 * The Encoding Standard's name of an encoding, or `ibm850`.
 * @param label a common label: `cp1252`, `Latin1`, `UTF-16LE`
 * @returns null for an unknown encoding
 */
export const findEncoding = (label: string): string | null => {
  const written = label.trim().toLowerCase();
  if (IBM850_LABELS.includes(written)) return "ibm850";
  try {
    return new TextDecoder(OTHER_LABELS[written] ?? written).encoding;
  } catch {
    return null;
  }
};

/** @param encoding of `findEncoding`. The function throws DomainError `validation_failed` for bytes that it cannot decode. */
export const createDecoder = (encoding: string): DecodeChunk => {
  if (encoding === "windows-1252") return decodeWindows1252;
  if (encoding === "ibm850") return decodeIbm850;
  const decoder = new TextDecoder(encoding, { fatal: true });
  return (chunk) => {
    try {
      return decoder.decode(chunk, { stream: chunk !== undefined });
    } catch (error) {
      throw undecodable(encoding, error);
    }
  };
};

const undecodable = (encoding: string, cause?: unknown): DomainError =>
  rowRefusal(
    encoding.startsWith("utf-16")
      ? rowSentence("rows.half_utf_16")
      : rowSentence("rows.undecodable", { encoding }),
    "validation_failed",
    cause,
  );

/**
 * Characters of 0x80 to 0x9f (Encoding Standard, index windows-1252); five are unassigned there, and are
 * letters in other encodings.
 */
const C1 = "€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ";

/** Characters of 0x80 to 0xff (Unicode's mapping table CP850.TXT). */
const IBM850 =
  "ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜø£Ø×ƒáíóúñÑªº¿®¬½¼¡«»░▒▓│┤ÁÂÀ©╣║╗╝¢¥┐└┴┬├─┼ãÃ╚╔╩╦╠═╬¤ðÐÊËÈıÍÎÏ┘┌█▄¦Ì▀ÓßÔÒõÕµþÞÚÛÙýÝ¯´\u00ad±‗¾¶§÷¸°¨·¹³²■\u00a0";

const decodeIbm850: DecodeChunk = (chunk) =>
  chunk === undefined
    ? ""
    : latin1Text(chunk).replaceAll(/[\u0080-\u00ff]/g, (byte) => IBM850.charAt(byte.charCodeAt(0) - 0x80));

/** `TextDecoder` gets these characters wrong in Node 20.18.3 to 20.19, 22.13 to 22.18 and 24.0 to 24.6 (nodejs/node#56542). */
const decodeWindows1252: DecodeChunk = (chunk) =>
  chunk === undefined
    ? ""
    : latin1Text(chunk).replaceAll(/[\u0080-\u009f]/g, (byte) => {
        const character = C1.charAt(byte.charCodeAt(0) - 0x80);
        if (character === byte) throw undecodable("windows-1252");
        return character;
      });
