import { useEffect, useEffectEvent } from "react";

/** Accepts pictures pasted with the keyboard, wherever the focus is. Pasted text is not affected. */
export function usePaste(onFiles: (files: File[]) => void): void {
  const onPaste = useEffectEvent((event: ClipboardEvent) => {
    const files = Array.from(event.clipboardData?.files ?? []);
    if (files.length === 0) return;
    event.preventDefault();
    onFiles(files);
  });
  useEffect(() => {
    const paste = (event: ClipboardEvent) => onPaste(event);
    document.addEventListener("paste", paste);
    return () => document.removeEventListener("paste", paste);
  }, []);
}

/** Whether a button can read the clipboard: only on https or localhost, and not in every browser. */
export const canReadClipboard = (): boolean =>
  typeof navigator !== "undefined" && typeof navigator.clipboard?.read === "function";

export type Pasted = { kind: "files"; files: File[] } | { kind: "none" | "refused" };

/**
 * The pictures in the clipboard. The browser may ask the user for permission. @param name name for unnamed
 * pictures
 */
export async function readClipboard(name: string): Promise<Pasted> {
  let items: ClipboardItems;
  try {
    items = await navigator.clipboard.read();
  } catch {
    return { kind: "refused" };
  }
  const files: File[] = [];
  for (const item of items) {
    const type = item.types.find((one) => one.startsWith("image/"));
    if (type) files.push(new File([await item.getType(type)], name, { type }));
  }
  return files.length > 0 ? { kind: "files", files } : { kind: "none" };
}
