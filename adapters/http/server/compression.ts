import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { Context } from "koa";

export type Encoding = "br" | "gzip";

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** The smallest encoding that the client takes. Browsers name gzip first and mean no preference by it. */
export const encodingFor = (ctx: Context): Encoding | null =>
  (["br", "gzip"] as const).find((encoding) => ctx.acceptsEncodings(encoding) === encoding) ?? null;

/** @param quality of brotli: 4 takes about a millisecond a page, 9 is for what is packed once */
export const compress = (bytes: Buffer | string, encoding: Encoding, quality: number): Promise<Buffer> =>
  encoding === "br" ? brotli(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }) : zip(bytes);
