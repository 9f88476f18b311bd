import { logoPicture, type LogoFile } from "../../../codes/logo-file.ts";
import { rowRefusal } from "../../../../core/codes/row-sentences/row-refusal.ts";
import { rowSentence } from "../../../../core/codes/row-sentences/row-sentence.ts";
import type { Picture } from "../../../../core/codes/drawing.ts";
import type { BulkDraft } from "../bulk-draft.ts";
import type { BulkTable } from "../table/bulk-table.ts";

/** Limit for all pictures as data URLs, characters: the storage of a tab also holds the logo and the table. */
export const MOST_PICTURE_CHARACTERS = 1_500_000;

/** Prefix of picture paths in the planner, which also has paths of logos. */
const PREFIX = "label:";
/** The path of the picture for rows that name none. */
const COMMON = "label";

/** A file name without its folder, in lower case. */
const nameOf = (path: string): string => (path.trim().split(/[/\\]/).at(-1) ?? "").toLowerCase();

/** The path of a row's picture, or null. @param cell of the column that names pictures */
export function picturePath({ picture }: Pick<BulkDraft, "picture">, cell = ""): string | null {
  if (cell.trim() !== "") return `${PREFIX}${cell.trim()}`;
  return picture ? COMMON : null;
}

export const isPicturePath = (path: string): boolean => path === COMMON || path.startsWith(PREFIX);

export type LabelPictures = Pick<BulkDraft, "picture" | "pictures">;

/** The file of a path. */
export function pictureFile({ picture, pictures }: LabelPictures, path: string): LogoFile | null {
  if (path === COMMON) return picture;
  const name = nameOf(path.slice(PREFIX.length));
  return pictures.find((file) => nameOf(file.name) === name) ?? null;
}

/** Loads the pictures of labels, each once. The loader throws a DomainError if a row names a missing one. */
export function createPictureLoader(files: LabelPictures): (path: string) => Promise<Picture> {
  const loaded = new Map<LogoFile, Promise<Picture>>();
  return (path) => {
    const file = pictureFile(files, path);
    if (file === null) {
      const { message, reason } = rowSentence("rows.label_picture_missing", {
        name: path.slice(PREFIX.length),
      });
      return Promise.reject(rowRefusal({ message: message.replace(/\.$/, ""), reason }, "not_found"));
    }
    const known = loaded.get(file) ?? logoPicture(file);
    loaded.set(file, known);
    return known;
  };
}

/** The names in the table without a file, each once. */
export function missingPictures(
  draft: Pick<BulkDraft, "picture" | "pictures" | "pictureColumn">,
  { records }: BulkTable,
): string[] {
  const { pictureColumn } = draft;
  if (pictureColumn === null) return [];
  const here = new Set(draft.pictures.map(({ name }) => nameOf(name)));
  const missing = new Map<string, string>();
  for (const { cells } of records) {
    const text = cells[pictureColumn]?.trim() ?? "";
    const name = nameOf(text);
    if (text !== "" && !here.has(name)) missing.set(name, text);
  }
  return [...missing.values()];
}
