/** Long enough for a browser that asks where to put it. */
const KEPT_MS = 10_000;

/** Hands a text, or an answer's blob, over as a file: `saveFile("users.csv", csvText(rows), "text/csv")`. */
export function saveFile(name: string, text: string | Blob, type: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: `${type};charset=utf-8` }));
  const anchor = document.createElement("a");
  anchor.href = url;
  anchor.download = name;
  anchor.click();
  setTimeout(() => URL.revokeObjectURL(url), KEPT_MS);
}
