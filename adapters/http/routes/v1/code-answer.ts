import { createHash } from "node:crypto";
import type { Context } from "koa";
import pkg from "../../../../package.json" with { type: "json" };
import { safeFileStem } from "../../../../core/codes/file-name.ts";
import type { CodeWorkshop, MadeFile, CodeRequest } from "../../../../core/ports/code-workshop.ts";
import { abortOnDisconnect } from "../../server/abort-on-disconnect.ts";
import { createMadeFiles } from "./made-files.ts";
import { PRINTED_HEADER, printedText } from "./printed-header.ts";
import { presentPrinted } from "./report-answer.ts";
import { MEDIA_TYPES, type CodeRepresentation } from "./negotiate.ts";

/** A requested code, and the form of the response. */
interface CodeAnswer {
  code: CodeRequest;
  as: CodeRepresentation;
  force: boolean;
  /** File name without its extension. */
  stem: string;
  /** Cache lifetime in seconds, and scope; null: not cacheable. */
  keep: { seconds: number; by: "private" | "public" } | null;
  /** Messages collected before the code is made. */
  notices?: readonly string[];
  callerId: string;
  /** Called before a file is drawn, but not if it comes from the cache. */
  beforeMaking?: () => Promise<void>;
}

export type AnswerCode = (ctx: Context, wanted: CodeAnswer) => Promise<void>;

/**
 * Answers requests for codes: from the workshop, from recently made files, or with a 304 if the caller has
 * the current version.
 */
export function createCodeAnswers(workshop: Pick<CodeWorkshop, "make">): AnswerCode {
  const lately = createMadeFiles();

  async function made(
    key: string,
    ctx: Context,
    { code, as, force, callerId, beforeMaking }: CodeAnswer,
  ): Promise<MadeFile> {
    const found = lately.find(key);
    if (found) return found;
    await beforeMaking?.();
    const file = await abortOnDisconnect(ctx, (signal) =>
      workshop.make(code, { file: as.file, force, now: new Date() }, { id: callerId, signal }),
    );
    lately.keep(key, file);
    return file;
  }

  return async function answerCode(ctx, wanted) {
    const { as, stem, keep, notices = [] } = wanted;
    const key = keyOf(wanted);
    const fileName = `${safeFileStem(stem, "code")}.${as.file}`;
    // PDF and EPS contain their creation time, so two of them are equivalent but not identical (RFC 9110
    // §8.8.1)
    const tag = createHash("sha256").update(`${key} ${as.kind} ${fileName}`).digest("base64url").slice(0, 27);
    const lasting: Record<string, string> = keep
      ? {
          ETag: as.file === "pdf" || as.file === "eps" ? `W/"${tag}"` : `"${tag}"`,
          "Cache-Control": `${keep.by}, max-age=${keep.seconds}`,
        }
      : {};
    // another key may lack the right to the same response
    if (keep?.by === "private") ctx.vary("Authorization");
    if (keep && ctx.get("If-None-Match") !== "" && isFresh(ctx, lasting)) return;
    const file = await made(key, ctx, wanted);
    const { proof } = file;
    const decoders = proof.checks.map(({ decoder }) => decoder).join(", ");
    // nothing has read what a printer draws itself
    ctx.set(
      "X-Quietzone-Proof",
      wanted.code.press?.native ? "not_read" : `${proof.code}; decoders="${decoders}"`,
    );
    const { printed } = file.facts;
    if (printed) ctx.set(PRINTED_HEADER, printedText(printed));
    ctx.set("X-Quietzone-Content", encodeURIComponent(beginning(file.facts.content)));
    ctx.set(lasting);
    if (as.kind === "json") {
      ctx.body = presentMade(file, { fileName, type: MEDIA_TYPES[as.file], notices });
      return;
    }
    nameFile(ctx, fileName, "inline");
    ctx.type = MEDIA_TYPES[as.file];
    // opened directly, a file is a page of this site: it may run and load nothing
    ctx.set(
      "Content-Security-Policy",
      "default-src 'none'; style-src 'unsafe-inline'; img-src data:; sandbox",
    );
    ctx.body = Buffer.from(file.bytes.buffer, file.bytes.byteOffset, file.bytes.byteLength);
  };
}

/**
 * Answers 304 if the caller has this response; otherwise removes the headers again, since an error may
 * follow.
 */
function isFresh(ctx: Context, headers: Record<string, string>): boolean {
  ctx.status = 200;
  ctx.set(headers);
  if (ctx.fresh) {
    ctx.status = 304;
    return true;
  }
  for (const name of Object.keys(headers)) ctx.remove(name);
  ctx.set("Cache-Control", "no-store");
  return false;
}

/** The file name for clients that support RFC 6266 §4.3, and an ASCII name for others. */
export function nameFile(ctx: Context, name: string, type: "inline" | "attachment"): void {
  ctx.attachment(name, { type, fallback: name.replaceAll(/[^ -~]/gu, "_") });
}

/** Everything that determines a file. Includes the version, since another version may draw differently. */
const keyOf = ({ code, as, force }: CodeAnswer): string => {
  const logo = code.kind === "qr" && code.logo ? createHash("sha256").update(code.logo).digest("hex") : null;
  return createHash("sha256")
    .update(JSON.stringify([pkg.version, { ...code, logo }, as.file, force]))
    .digest("base64url");
};

/** Space in a header line; cut between characters. */
const HEADER_CHARACTERS = 200;
const beginning = (content: string): string =>
  Array.from(content.slice(0, 2 * HEADER_CHARACTERS).replaceAll(/\p{Cs}/gu, "\ufffd"))
    .slice(0, HEADER_CHARACTERS)
    .join("");

const presentMade = (
  { bytes, proof, verdict, facts, notices, report }: MadeFile,
  { fileName, type, notices: before }: { fileName: string; type: string; notices: readonly string[] },
) => ({
  ...facts,
  ...(facts.printed && { printed: presentPrinted(facts.printed) }),
  proof: { scans: proof.scans, code: proof.code, message: proof.message, checks: proof.checks },
  verdict,
  notices: [...before, ...notices],
  ...(report && { report: { ...report, printed: presentPrinted(report.printed) } }),
  file: { name: fileName, type, size: bytes.length, data: Buffer.from(bytes).toString("base64") },
});
