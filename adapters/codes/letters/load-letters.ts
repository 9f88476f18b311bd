import type { BillLetters } from "../../../core/codes/bill/set-column.ts";
import type { LoadedLetters, LoadLetters } from "../../../core/codes/qr/frame/lettering.ts";
import { BILL_FONTS, type FontFile, fontsFor } from "./fonts.ts";
import { createLettering, fontFor, type Harfbuzz, type OpenFont, openFont } from "./harfbuzz-lettering.ts";
import { clustersOf, visiblePoints } from "./runs.ts";
import { unpackWoff } from "./unpack-woff.ts";

/** Dependencies of text shaping. */
interface FontSource {
  /** Loads HarfBuzz, once. */
  harfbuzz: () => Promise<Harfbuzz>;
  /** The WOFF file of a font. */
  read: (file: FontFile) => Promise<Uint8Array>;
}

/** The files that may have these clusters: of each one, the first of letters and the first of pictures. */
function filesFor(clusters: Iterable<string>, fonts: readonly FontFile[]): FontFile[] {
  const needed = new Set<FontFile>();
  for (const cluster of clusters) {
    const points = visiblePoints(cluster);
    const fitting = fonts.filter(({ has }) => points.every(has));
    const letters = fitting.find((file) => file.package !== "noto-emoji");
    const pictures = fitting.find((file) => file.package === "noto-emoji");
    if (letters) needed.add(letters);
    // digits and signs are among the pictures too
    if (pictures && (!letters || cluster.includes("\ufe0f"))) needed.add(pictures);
  }
  return fonts.filter((file) => needed.has(file));
}

/** Loads fonts as texts need them, and keeps them. */
export function createLetterLoader(
  { harfbuzz, read }: FontSource,
  filesOf: (text: string) => readonly FontFile[] = fontsFor,
): LoadLetters {
  const open = new Map<FontFile, Promise<OpenFont>>();
  const load = (file: FontFile, program: Harfbuzz): Promise<OpenFont> => {
    const found =
      open.get(file) ??
      (async () => openFont(program, unpackWoff(await read(file)), file.package === "noto-emoji"))();
    open.set(file, found);
    // the next text tries again
    found.catch(() => open.delete(file));
    return found;
  };
  return async (text): Promise<LoadedLetters> => {
    const program = await harfbuzz();
    const fonts: OpenFont[] = [];
    let untried = filesOf(text);
    let missing = [...new Set(clustersOf(text))].filter((cluster) => visiblePoints(cluster).length > 0);
    // a font may lack letters of its range, which the next one has
    while (missing.length > 0) {
      const files = filesFor(missing, untried);
      if (files.length === 0) break;
      fonts.push(...(await Promise.all(files.map((file) => load(file, program)))));
      untried = untried.filter((file) => !files.includes(file));
      missing = missing.filter((cluster) => fontFor(fonts, cluster, null) === null);
    }
    return { lettering: createLettering(program, fonts, text), missing };
  };
}

/** Loads the fonts of a bill's texts, regular and bold; null if they lack one of its letters. */
export function createBillLetterLoader(source: FontSource): (texts: string) => Promise<BillLetters | null> {
  const regular = createLetterLoader(source, () => BILL_FONTS.regular);
  const bold = createLetterLoader(source, () => BILL_FONTS.bold);
  return async (texts) => {
    const [first, second] = await Promise.all([regular(texts), bold(texts)]);
    if (first.missing.length > 0) return null;
    return { regular: first.lettering, bold: second.lettering };
  };
}
