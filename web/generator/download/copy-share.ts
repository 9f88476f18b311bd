import type { MadeCode } from "../../../adapters/codes/encode/made-code.ts";
import type { Proof } from "../../../core/codes/proof.ts";
import { makeFile } from "../../codes/make-file.ts";
import { copyText } from "../../components/copy-text.ts";

/** What the clipboard holds now. */
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
 * Puts the picture of a code on the clipboard, or its text where the browser takes no pictures.
 * @returns what was copied, and the proof of a picture
 * @throws whatever the browser says where it refuses, or copies nothing at all
 */
export async function copyCode(code: MadeCode): Promise<{ as: CopiedKind; proof: Proof | null }> {
  if ("ClipboardItem" in globalThis && "write" in navigator.clipboard) {
    // the promise and not its value: Safari only lets the clipboard be written while the click is being handled
    const made = png(code);
    const picture = made.then((proven) => proven.picture);
    await navigator.clipboard.write([new ClipboardItem({ "image/png": picture })]);
    return { as: "image", proof: (await made).proof };
  }
  if (!(await copyText(code.asked.content))) throw new Error("The browser copies no text");
  return { as: "text", proof: null };
}

/**
 * Puts a code on the clipboard as SVG: as a picture where the browser takes one, and as its text, which editors of vectors paste.
 * @throws whatever the browser says where it refuses
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
 * Hands a code to the share sheet: its picture, or its text where the browser shares no files.
 * @returns the proof of what was shared; null where the user closed the sheet again
 * @throws whatever the browser says where it refuses
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
