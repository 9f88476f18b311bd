import type { ExtendedFormidableOptions } from "koa-body";

type TakePart = NonNullable<ExtendedFormidableOptions["onPart"]>;

/**
 * Hands a part of a form on to the parser. By now its transfer encoding (RFC 2045 section 6) is undone and its bytes are UTF-8; the
 * parser asks Node for a decoder of the encoding's name once more, and `8bit`, which is none, would end the process: nobody
 * can catch what is thrown there.
 */
export const takePart: TakePart = (part, handle) =>
  handle(Object.assign(part, { transferEncoding: "utf-8" }));
