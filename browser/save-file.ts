const TYPES: Readonly<Record<string, string>> = {
  png: "image/png",
  svg: "image/svg+xml",
  pdf: "application/pdf",
  vcf: "text/vcard",
  ics: "text/calendar",
  zip: "application/zip",
  txt: "text/plain;charset=utf-8",
  csv: "text/csv;charset=utf-8",
  eml: "message/rfc822",
  json: "application/json",
};

/** Hands a file to the browser as a download: `saveFile("users.csv", csvText(rows))`. Its media type follows from the extension. */
export function saveFile(name: string, content: Uint8Array | string | Blob): void {
  const type = TYPES[name.slice(name.lastIndexOf(".") + 1)] ?? "application/octet-stream";
  const url = URL.createObjectURL(new Blob([content as BlobPart], { type }));
  const link = document.createElement("a");
  link.href = url;
  link.download = name;
  link.click();
  // the browser reads the address after this task: freeing it at once would cancel the download in Safari
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
