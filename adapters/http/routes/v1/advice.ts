import { createHash } from "node:crypto";
import { adviceAnswer, adviceRequest } from "../../../../core/api/advice-request.ts";
import { adviceFor } from "../../../../core/codes/print/advice/advice-for.ts";
import type { Symbology } from "../../../../core/codes/print/advice/readers.ts";
import type { ErrorCorrectionLevel } from "../../../../core/codes/qr/symbol.ts";
import { NOT_MODIFIED } from "./answers.ts";
import { type V1Route, v1Route } from "./route.ts";

/** @param symbolModules modules per side of a code, including its quiet zone; a level of null is the highest that fits */
export const adviceTable = ({
  symbolModules,
}: {
  symbolModules: (symbology: Symbology, content: string, level: ErrorCorrectionLevel | null) => number;
}): V1Route[] => [
  v1Route({
    method: "GET",
    path: "/advice",
    scope: "generate",
    tag: "Printing",
    summary: "How large a code has to be printed",
    description:
      "The least X-dimension, width and height of bars for what reads the code, each with its source: a standard, a maker, or a rule of thumb, which is no more than that. With a size or a module that was chosen, from how far it is read, and what speaks against it.",
    query: adviceRequest,
    answers: {
      200: { description: "The advice", content: { "application/json": adviceAnswer } },
      304: NOT_MODIFIED,
    },
    refusals: ["content_too_long", "barcode_invalid"],
    handle({ ctx, query }) {
      const { content, type: symbology, level = null, ...asked } = query;
      const advice = adviceFor({ ...asked, symbology }, symbolModules(symbology, content, level));
      const tag = createHash("sha256").update(JSON.stringify(advice)).digest("base64url").slice(0, 27);
      ctx.vary("Authorization");
      ctx.set({ ETag: `"${tag}"`, "Cache-Control": "private, max-age=3600" });
      ctx.status = 200;
      if (ctx.fresh) ctx.status = 304;
      else ctx.body = advice;
      return Promise.resolve();
    },
  }),
];
