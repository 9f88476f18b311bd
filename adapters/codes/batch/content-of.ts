import type { CodeOrder } from "./job.ts";

/** What a scanner reads from a code that was made of this order: a barcode may have got its check digit. */
export const contentOf = async (order: CodeOrder): Promise<string> => {
  if (order.kind === "qr") return order.content;
  // most files have no barcodes
  const { makeBarcode } = await import("../encode/make-barcode.ts");
  const made = makeBarcode(order.format, order.content, order.design);
  return made.ok ? made.asked.content : order.content;
};
