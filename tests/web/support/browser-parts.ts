import { vi } from "vitest";

/** Name and content of a file that the page downloaded. */
export interface Saved {
  name: string;
  blob: Blob;
}

/** Adds what pages need and jsdom lacks: object URLs, downloads and a stub canvas. */
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
