import { koaBody } from "koa-body";
import type { BodyReader } from "../routing/route.ts";
import { hangUpAfter } from "./valid-body.ts";

const BYTES = 16 * 1024;

/**
 * Reads the text fields of a urlencoded form of at most 16 kB.
 * @param bodyMs time limit for the body, ms; absent: that of any small body
 */
export function formFields({ bodyMs }: { bodyMs?: number } = {}): BodyReader<[string, string][]> {
  const parse = koaBody({ json: false, text: false, multipart: false, urlencoded: true, formLimit: BYTES });
  return {
    async read(ctx) {
      const isRead = hangUpAfter(ctx, BYTES, bodyMs);
      try {
        await parse(ctx, () => Promise.resolve());
      } finally {
        isRead();
      }
      const body: unknown = ctx.request.body;
      return Object.entries(typeof body === "object" && body !== null ? body : {}).filter(
        (field): field is [string, string] => typeof field[1] === "string",
      );
    },
  };
}
