import { _QRScanner as QrScanner } from "qr/decode.js";
import type { Picture } from "../../../core/codes/drawing.ts";
import type { CodeDecoder } from "../../../core/ports/code-decoder.ts";
import { byteText } from "../decode/byte-text.ts";
import { grayOf } from "../scan/scan-gray.ts";

/** One character per byte, so that a character split between two segments is reassembled. */
const textDecoder = (bytes: Uint8Array): string => Buffer.from(bytes).toString("latin1");
const textOf = (characters: string): string => byteText(Buffer.from(characters, "latin1"));

/** Px; fits every code at one pixel per module. With less than 40 px, the scanner reads nothing. */
const MIN_SIDE = 200;

/** The scanner keeps memory for the largest picture so far, since allocating it takes as long as reading. */
const scanners = (() => {
  let side = MIN_SIDE;
  let scanner: QrScanner | null = null;
  return ({ width, height }: Picture): QrScanner => {
    const needed = Math.max(width, height);
    if (scanner === null || needed > side) {
      side = Math.max(side, needed);
      scanner = new QrScanner({ maxSize: { width: side, height: side }, format: "I420", textDecoder });
    }
    return scanner;
  };
})();

/** Reads one clean, upright QR code, ten times as fast as `jsqr`. */
export const quickQrReader: CodeDecoder = {
  name: "qr",
  async decode(picture) {
    const scanner = scanners(picture);
    const { width, height, light } = grayOf(picture);
    // only the luminance plane of I420, a video format, is read
    scanner.addImage({ width, height, data: light });
    const [result] = scanner.decode();
    return typeof result === "string" ? [{ decoder: "qr", format: "QR Code", text: textOf(result) }] : [];
  },
};
