import { CODE128A, CODE128B, CODE128C } from "jsbarcode/bin/barcodes/CODE128/index.js";
import { CODE39 } from "jsbarcode/bin/barcodes/CODE39/index.js";
import { EAN13, EAN8, UPC } from "jsbarcode/bin/barcodes/EAN_UPC/index.js";
import { ITF } from "jsbarcode/bin/barcodes/ITF/index.js";
import { MSI } from "jsbarcode/bin/barcodes/MSI/index.js";
import { pharmacode } from "jsbarcode/bin/barcodes/pharmacode/index.js";
import { characterOutsideAscii, printable } from "../../../core/codes/barcode/ascii.ts";
import { barcodeMessage } from "../../../core/codes/barcode/messages.ts";
import type { BarcodeEncoder, BarcodeFormat } from "../../../core/codes/barcode/symbol.ts";
import { DomainError } from "../../../core/errors.ts";
import { chooseCodeSets } from "./code128-sets.ts";

/** Uses only JsBarcode's encoders: its drawing takes ten times as long and is not needed. */
export const jsbarcodeEncoder: BarcodeEncoder = {
  encode(format, content) {
    return {
      format,
      content,
      text: printable(content),
      widths: moduleWidths(encodeModules(format, content)),
    };
  },
};

const CODE128_BY_SET = { A: CODE128A, B: CODE128B, C: CODE128C };
const ENCODERS = { CODE39, EAN13, EAN8, UPC, ITF, MSI, pharmacode };

const unable = () => new DomainError("barcode_invalid", barcodeMessage("barcode.unable"));

function encodeModules(format: BarcodeFormat, content: string): string {
  try {
    if (format === "CODE128") {
      if (content === "" || characterOutsideAscii(content) !== null) throw unable();
      const { start, data } = chooseCodeSets(content);
      return new CODE128_BY_SET[start](data, {}).encode().data;
    }
    const encoder = new ENCODERS[format](content, { flat: true });
    if (!encoder.valid()) throw unable();
    return encoder.encode().data;
  } catch (error) {
    if (error instanceof DomainError) throw error;
    const message = error instanceof Error ? error.message : String(error);
    throw new DomainError("barcode_invalid", barcodeMessage("barcode.failed", { message }), { cause: error });
  }
}

/** Run lengths of equal modules from the first to the last bar: CODE39 ends with a space. */
function moduleWidths(modules: string): number[] {
  const widths = (modules.match(/1+|0+/g) ?? []).map((run) => run.length);
  return modules.endsWith("0") ? widths.slice(0, -1) : widths;
}
