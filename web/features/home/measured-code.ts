import { qrEncoder } from "../../../core/codes/qr/encode/qr-encoder.ts";
import { createQr } from "../../../core/codes/qr/create-qr.ts";
import { qrDesignSchema } from "../../../core/codes/qr/design.ts";
import { DomainError } from "../../../core/errors.ts";
import { svgDataUri } from "../../components/svg-data-uri.ts";

/** A code for the home page and its measures in modules. */
export interface CodeMeasures {
  content: string;
  /** Image URL. */
  picture: string;
  size: number;
  quietZone: number;
}

const design = qrDesignSchema.parse({ level: "M", margin: 4 });

/** @returns null if the content does not fit into a QR code */
export function measuredCode(content: string): CodeMeasures | null {
  try {
    const { symbol, drawing } = createQr(qrEncoder, content, design, null);
    return { content, picture: svgDataUri(drawing), size: symbol.size, quietZone: design.margin };
  } catch (error) {
    if (error instanceof DomainError) return null;
    throw error;
  }
}
