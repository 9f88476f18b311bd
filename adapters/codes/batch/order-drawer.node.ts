import { DomainError } from "../../../core/errors.ts";
import type { MadeBarcode } from "../encode/make-barcode.ts";
import { makeQr, type MadeQr } from "../encode/make-qr.ts";
import { frameLettering } from "../letters/frame-lettering.node.ts";
import type { CodeOrder } from "./job.ts";
import { createLogoCache } from "./logo-cache.node.ts";

/** Draws the codes of rows. They throw a DomainError `barcode_invalid`, or that of a logo or a frame. */
export const createOrderDrawer = () => {
  const logos = createLogoCache();
  return async (order: CodeOrder): Promise<MadeQr | MadeBarcode> => {
    if (order.kind === "qr") {
      const logo = order.logo === null ? null : await logos.load(order.logo);
      return makeQr(order.content, order.design, logo, await frameLettering(order.design));
    }
    const { makeBarcode } = await import("../encode/make-barcode.ts");
    const made = makeBarcode(order.format, order.content, order.design);
    if (!made.ok) throw new DomainError("barcode_invalid", made.message);
    return made;
  };
};
