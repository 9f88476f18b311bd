import type { MadeFile } from "../../../../core/ports/code-workshop.ts";

/** Bytes that are kept: a few thousand codes. */
const KEPT_BYTES = 16 * 1024 * 1024;
/** Estimated memory of a cached code besides its file: content, proof and cache entry. */
const BESIDE_FILE = 4096;
const sizeOf = ({ bytes }: MadeFile): number => bytes.length + BESIDE_FILE;

/** Recently made files, by their input: an image on a popular page is drawn once. */
export function createMadeFiles() {
  const kept = new Map<string, MadeFile>();
  let bytes = 0;
  return {
    find(key: string): MadeFile | null {
      const found = kept.get(key);
      if (!found) return null;
      // the most recently requested one goes last
      kept.delete(key);
      kept.set(key, found);
      return found;
    },
    keep(key: string, made: MadeFile): void {
      if (kept.has(key)) return;
      kept.set(key, made);
      bytes += sizeOf(made);
      for (const [oldest, old] of kept) {
        if (bytes <= KEPT_BYTES) return;
        kept.delete(oldest);
        bytes -= sizeOf(old);
      }
    },
  };
}
