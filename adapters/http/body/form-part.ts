import type { ExtendedFormidableOptions } from "koa-body";

type TakePart = NonNullable<ExtendedFormidableOptions["onPart"]>;

/**
 * Passes a part of a form on to the parser. By now, its transfer encoding (RFC 2045 section 6) is decoded and
 * its bytes are UTF-8. The parser would ask Node for a decoder of that encoding again; `8bit` is not one, and
 * the resulting exception could not be caught and would end the process.
 */
export const takePart: TakePart = (part, handle) =>
  handle(Object.assign(part, { transferEncoding: "utf-8" }));
