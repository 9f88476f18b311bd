import { vi } from "vitest";

/** File names and contents that the page handed to the browser. */
export interface Saved {
  name: string;
  blob: Blob;
}

/** What jsdom lacks and a page needs: object URLs, downloads, a canvas that at least exists. */
export function browserParts(): Saved[] {
  const saved: Saved[] = [];
  let last: Blob = new Blob();
  vi.spyOn(HTMLCanvasElement.prototype, "getContext").mockReturnValue(null);
  URL.createObjectURL = (blob) => {
    last = blob as Blob;
    return "blob:download";
  };
  URL.revokeObjectURL = () => undefined;
  vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function (this: HTMLAnchorElement) {
    saved.push({ name: this.download, blob: last });
  });
  return saved;
}
