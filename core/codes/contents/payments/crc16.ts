import { utf8Bytes, utf8Length } from "../../utf8.ts";

/**
 * The check value of a merchant-presented code as four hexadecimal digits: the CRC of ISO/IEC 13239 with the polynomial 0x1021 and
 * the initial value 0xFFFF, over the UTF-8 of everything before it (EMV QR Code Specification, Merchant-Presented Mode 1.1, section 4.7.3).
 */
export function crc16(text: string): string {
  let crc = 0xffff;
  for (const byte of utf8Bytes(text, utf8Length(text))) {
    crc ^= byte << 8;
    for (let bit = 0; bit < 8; bit++) crc = (crc & 0x8000 ? (crc << 1) ^ 0x1021 : crc << 1) & 0xffff;
  }
  return crc.toString(16).toUpperCase().padStart(4, "0");
}
