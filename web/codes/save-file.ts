const MIME_TYPES = {
  png: "image/png",
  svg: "image/svg+xml",
  pdf: "application/pdf",
  vcf: "text/vcard",
  zip: "application/zip",
  txt: "text/plain",
} as const;

/** Hands bytes to the browser as a download. */
export function saveFile(name: string, kind: keyof typeof MIME_TYPES, content: Uint8Array): void {
  const url = URL.createObjectURL(new Blob([content as BlobPart], { type: MIME_TYPES[kind] }));
  const link = document.createElement("a");
  link.href = url;
  link.download = name;
  link.click();
  // the browser reads the address after this task: freeing it at once would cancel the download in Safari
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
