import { Zip, ZipPassThrough } from "fflate";
import { safeFileStem } from "../../../../core/codes/file-name.ts";
import type { FileFormat } from "../../../../core/codes/file-format.ts";
import type { Picture } from "../../../../core/codes/drawing.ts";
import { shownText } from "../../../../core/codes/qr/frame/frame.ts";
import type { Lettering } from "../../../../core/codes/qr/frame/lettering.ts";
import { loadLettering } from "../../../codes/use-framed.ts";
import { makeFile } from "../../../codes/make-file.ts";
import { codeName } from "../../../history/code-name.ts";
import type { HistoryRow } from "../../../history/history-api.ts";
import { loadLogo } from "../../../history/load-logo.ts";
import type { Translate } from "../../../messages/translator.ts";
import { redraw } from "../../../history/redraw.ts";

export interface MadeZip {
  zip: Uint8Array<ArrayBuffer>;
  /** Ids of the codes in it. */
  ids: string[];
  /** Number of codes left out, since they cannot be drawn as they were. */
  skipped: number;
  /** Number of included codes that could not be read back. */
  unread: number;
}

/** Starts with a number, so that files sort in list order and names are unique. */
const fileName = (
  t: Translate,
  row: HistoryRow,
  index: number,
  count: number,
  format: FileFormat,
): string => {
  const title = codeName(t, { ...row, link: row.short_link })
    .replace(/^https?:\/\//, "")
    .slice(0, 60)
    .replaceAll(/[\s:]+/g, "-");
  const number = String(index + 1).padStart(String(count).length, "0");
  return `${number}-${safeFileStem(title, row.type)}.${format}`;
};

/** "none" if the text of its frame cannot be drawn. */
const letteringOf = async ({ design }: HistoryRow): Promise<Lettering | null | "none"> => {
  if (design.kind !== "qr" || !design.frame) return null;
  return loadLettering(shownText(design.frame)).catch((error: unknown) => {
    console.warn("The text of a frame could not be drawn.", error);
    return "none" as const;
  });
};

/**
 * Draws the codes one by one, reads each back as for a single download, and adds the files to a ZIP. The page
 * stays responsive: pixels are read in a worker, and other work can run between two codes.
 * @param t for file names
 * @param onDone called after each code with the number processed
 * @throws the signal's reason if it is canceled
 */
export async function makeZip(
  rows: readonly HistoryRow[],
  format: FileFormat,
  { t, signal, onDone }: { t: Translate; signal: AbortSignal; onDone: (count: number) => void },
): Promise<MadeZip> {
  const now = new Date();
  const pieces: BlobPart[] = [];
  const zip = new Zip((error, piece) => {
    if (error) throw error;
    pieces.push(piece);
  });
  const logos = new Map<string, Picture | null>();
  const logoOf = async (url: string): Promise<Picture | null> => {
    const known = logos.get(url);
    if (known !== undefined) return known;
    const logo = await loadLogo(url, signal).catch((error: unknown) => {
      signal.throwIfAborted();
      console.warn("A logo could not be loaded.", error);
      return null;
    });
    logos.set(url, logo);
    return logo;
  };

  const ids: string[] = [];
  let unread = 0;
  for (const [index, row] of rows.entries()) {
    signal.throwIfAborted();
    const logo = row.logo_url === null ? null : await logoOf(row.logo_url);
    const lettering = await letteringOf(row);
    const lacks = (row.logo_url !== null && logo === null) || lettering === "none";
    const code = lacks ? null : redraw(row, logo, lettering);
    if (code) {
      const { proof, content } = await makeFile(format, code);
      if (!proof.scans) unread += 1;
      // files are small, and PNG and PDF are already compressed
      const entry = new ZipPassThrough(fileName(t, row, index, rows.length, format));
      entry.mtime = now;
      zip.add(entry);
      entry.push(content, true);
      ids.push(row.id);
    }
    onDone(index + 1);
  }
  signal.throwIfAborted();
  zip.end();
  const bytes = new Uint8Array(await new Blob(pieces).arrayBuffer());
  return { zip: bytes, ids, skipped: rows.length - ids.length, unread };
}
