import type { MadeCode } from "../../adapters/codes/made-code.ts";
import { makeFile } from "../codes/make-file.ts";
import { copyText } from "../components/copy-text.ts";

/** What the clipboard holds now. */
export type Copied = "image" | "text";

async function png(code: MadeCode): Promise<Blob> {
  const { content } = await makeFile("png", code);
  return new Blob([content as BlobPart], { type: "image/png" });
}

/**
 * Puts the picture of a code on the clipboard, or its text where the browser takes no pictures.
 * @throws whatever the browser says where it refuses, or copies nothing at all
 */
export async function copyCode(code: MadeCode): Promise<Copied> {
  if ("ClipboardItem" in globalThis && "write" in navigator.clipboard) {
    // the promise and not its value: Safari only lets the clipboard be written while the click is being handled
    await navigator.clipboard.write([new ClipboardItem({ "image/png": png(code) })]);
    return "image";
  }
  if (!(await copyText(code.asked.content))) throw new Error("The browser copies no text");
  return "text";
}

export const canShare = (): boolean => "share" in navigator;

/**
 * Hands a code to the share sheet: its picture, or its text where the browser shares no files.
 * @returns false where the user closed the sheet again
 * @throws whatever the browser says where it refuses
 */
export async function shareCode(code: MadeCode, fileName: string, title: string): Promise<boolean> {
  const file = new File([await png(code)], fileName, { type: "image/png" });
  const takesFiles = "canShare" in navigator && navigator.canShare({ files: [file] });
  try {
    await navigator.share(takesFiles ? { files: [file], title } : { text: code.asked.content, title });
    return true;
  } catch (error) {
    if (error instanceof DOMException && error.name === "AbortError") return false;
    throw error;
  }
}
