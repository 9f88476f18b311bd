import { _QRScanner as QrScanner } from "qr/decode.js";
import type { Picture } from "../../../core/codes/drawing.ts";
import type { CodeDecoder } from "../../../core/ports/code-decoder.ts";
import { byteText } from "../decode/byte-text.ts";
import { grayOf } from "../scan/scan-gray.ts";

/** One character a byte, so that a character that two segments share is put together again. */
const textDecoder = (bytes: Uint8Array): string => Buffer.from(bytes).toString("latin1");
const textOf = (characters: string): string => byteText(Buffer.from(characters, "latin1"));

/** Px that every code of one pixel a module fits in. Set up for less than 40 px, the scanner reads nothing. */
const MIN_SIDE = 200;

/** The scanner holds memory for the largest picture so far: setting it up takes as long as reading does. */
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

/** Reads one QR code, upright and clean, ten times as quick as `jsqr`; of others nothing. */
export const quickQrReader: CodeDecoder = {
  name: "qr",
  async decode(picture) {
    const scanner = scanners(picture);
    const { width, height, light } = grayOf(picture);
    // of I420, a format of video, only the luminance is read
    scanner.addImage({ width, height, data: light });
    const [result] = scanner.decode();
    return typeof result === "string" ? [{ decoder: "qr", format: "QR Code", text: textOf(result) }] : [];
  },
};
