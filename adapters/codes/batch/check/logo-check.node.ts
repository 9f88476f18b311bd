import { createHash } from "node:crypto";
import { pictureInkProblem } from "../../../../core/codes/print/picture-ink.ts";
import type { Press } from "../../../../core/codes/print/press.ts";

/** Loads every logo named in rows once, and reports problems. @param ink ink of the print files */
export const createLogoCheck = (ink: Press["ink"]) => {
  const known = new Map<string, string | null>();
  const hash = createHash("sha256");
  return {
    /** Returns a sentence, or null. */
    async problemOf(path: string): Promise<string | null> {
      const before = known.get(path);
      if (before !== undefined) return before;
      // loaded on demand: it depends on sharp
      const { loadPictureFile } = await import("../../files/load-picture.node.ts");
      const problem = await loadPictureFile(path).then(
        (picture) => {
          hash.update(picture.rgba);
          return pictureInkProblem(picture, ink)?.message ?? null;
        },
        (error: unknown) => (error instanceof Error ? `${error.message}.` : String(error)),
      );
      known.set(path, problem);
      return problem;
    },
    /** Changes when any of the logo files changes. */
    digest: (): Buffer => hash.digest(),
  };
};
