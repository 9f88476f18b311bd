import type { MadeCode } from "../../../adapters/codes/encode/made-code.ts";
import type { Proof } from "../../../core/codes/proof.ts";
import { makeFile } from "../../codes/make-file.ts";
import { copyText } from "../../components/copy-text.ts";

/** What the clipboard contains now. */
export type CopiedKind = "image" | "svg" | "text";

/** A picture, and whether it scans. */
interface ProvenPicture {
  picture: Blob;
  proof: Proof;
}

/** The code failed its proof, and the user was asked whether to take it anyway. */
export class NotAccepted extends Error {
  override name = "NotAccepted";
}

/** Decides by the proof of a code whether it is taken. */
type AcceptsProof = (proof: Proof) => boolean;

async function accepted(format: "png" | "svg", code: MadeCode, accepts: AcceptsProof) {
  const made = await makeFile(format, code);
  if (!accepts(made.proof)) throw new NotAccepted();
  return made;
}

async function png(code: MadeCode, accepts: AcceptsProof): Promise<ProvenPicture> {
  const { content, proof } = await accepted("png", code, accepts);
  return { picture: new Blob([content as BlobPart], { type: "image/png" }), proof };
}

/**
 * Copies the picture of a code to the clipboard, or its text if the browser does not support pictures.
 * @returns what was copied, and the proof of a picture
 * @throws NotAccepted; the browser's error if it denies access, or cannot copy at all
 */
export async function copyCode(
  code: MadeCode,
  accepts: AcceptsProof,
): Promise<{ as: CopiedKind; proof: Proof | null }> {
  if ("ClipboardItem" in globalThis && "write" in navigator.clipboard) {
    // the promise rather than its value, since Safari only permits clipboard writes while handling the click
    const made = png(code, accepts);
    const picture = made.then((proven) => proven.picture);
    await written({ "image/png": picture }, made);
    return { as: "image", proof: (await made).proof };
  }
  if (!(await copyText(code.asked.content))) throw new Error("The browser copies no text");
  return { as: "text", proof: null };
}

/**
 * Copies a code as SVG: as a picture if the browser supports it, and as text, which vector editors can paste.
 * @throws NotAccepted; the browser's error if it denies access
 */
export async function copySvg(
  code: MadeCode,
  accepts: AcceptsProof,
): Promise<{ as: CopiedKind; proof: Proof }> {
  const made = accepted("svg", code, accepts);
  const as = (type: string) =>
    made.then(({ content }) => new Blob([content as BlobPart], { type: `${type};charset=utf-8` }));
  if ("ClipboardItem" in globalThis && "write" in navigator.clipboard) {
    const picture = ClipboardItem.supports?.("image/svg+xml") ? { "image/svg+xml": as("image/svg+xml") } : {};
    await written({ "text/plain": as("text/plain"), ...picture }, made);
  } else if (!(await copyText(new TextDecoder().decode((await made).content))))
    throw new Error("The browser copies no text");
  return { as: "svg", proof: (await made).proof };
}

/** Browsers replace the error of a part by one of their own: that of the code goes first. */
async function written(parts: Record<string, Promise<Blob>>, made: Promise<unknown>): Promise<void> {
  // a browser that refuses at once waits for none of them
  for (const part of Object.values(parts)) part.catch(() => undefined);
  try {
    await navigator.clipboard.write([new ClipboardItem(parts)]);
  } catch (error) {
    await made;
    throw error;
  }
}

export const canShare = (): boolean => "share" in navigator;

/**
 * Shares a code: its picture, or its text if the browser cannot share files.
 * @returns the proof of the shared picture; null if the user closed the share sheet
 * @throws NotAccepted; the browser's error if it denies access
 */
export async function shareCode(
  code: MadeCode,
  fileName: string,
  title: string,
  accepts: AcceptsProof,
): Promise<Proof | null> {
  const { picture, proof } = await png(code, accepts);
  const file = new File([picture], fileName, { type: "image/png" });
  const takesFiles = "canShare" in navigator && navigator.canShare({ files: [file] });
  try {
    await navigator.share(takesFiles ? { files: [file], title } : { text: code.asked.content, title });
    return proof;
  } catch (error) {
    if (error instanceof DOMException && error.name === "AbortError") return null;
    throw error;
  }
}
