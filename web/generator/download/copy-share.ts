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

async function png(code: MadeCode): Promise<ProvenPicture> {
  const { content, proof } = await makeFile("png", code);
  return { picture: new Blob([content as BlobPart], { type: "image/png" }), proof };
}

/**
 * Copies the picture of a code to the clipboard, or its text if the browser does not support pictures.
 * @returns what was copied, and the proof of a picture
 * @throws the browser's error if it denies access, or cannot copy at all
 */
export async function copyCode(code: MadeCode): Promise<{ as: CopiedKind; proof: Proof | null }> {
  if ("ClipboardItem" in globalThis && "write" in navigator.clipboard) {
    // the promise rather than its value, since Safari only permits clipboard writes while handling the click
    const made = png(code);
    const picture = made.then((proven) => proven.picture);
    await navigator.clipboard.write([new ClipboardItem({ "image/png": picture })]);
    return { as: "image", proof: (await made).proof };
  }
  if (!(await copyText(code.asked.content))) throw new Error("The browser copies no text");
  return { as: "text", proof: null };
}

/**
 * Copies a code as SVG: as a picture if the browser supports it, and as text, which vector editors can paste.
 * @throws the browser's error if it denies access
 */
export async function copySvg(code: MadeCode): Promise<{ as: CopiedKind; proof: Proof }> {
  const made = makeFile("svg", code);
  const as = (type: string) =>
    made.then(({ content }) => new Blob([content as BlobPart], { type: `${type};charset=utf-8` }));
  if ("ClipboardItem" in globalThis && "write" in navigator.clipboard) {
    const picture = ClipboardItem.supports?.("image/svg+xml") ? { "image/svg+xml": as("image/svg+xml") } : {};
    await navigator.clipboard.write([new ClipboardItem({ "text/plain": as("text/plain"), ...picture })]);
  } else if (!(await copyText(new TextDecoder().decode((await made).content))))
    throw new Error("The browser copies no text");
  return { as: "svg", proof: (await made).proof };
}

export const canShare = (): boolean => "share" in navigator;

/**
 * Shares a code: its picture, or its text if the browser cannot share files.
 * @returns the proof of the shared picture; null if the user closed the share sheet
 * @throws the browser's error if it denies access
 */
export async function shareCode(code: MadeCode, fileName: string, title: string): Promise<Proof | null> {
  const { picture, proof } = await png(code);
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
