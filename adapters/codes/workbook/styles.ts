import { builtInFormat } from "./number-text.ts";
import { readXml } from "./xml-reader.ts";

/** Format code of each cell style, by index; null: General, or text. */
export type CellFormats = (string | null)[];

/** Reads styles.xml (ECMA-376 part 1, 18.8). */
export const readCellFormats = async (bytes: AsyncIterable<Uint8Array>): Promise<CellFormats> => {
  const own = new Map<number, string>();
  const ids: number[] = [];
  let isCells = false;
  await readXml(bytes, {
    onOpen(name, { numFmtId = "0", formatCode = "" }) {
      if (name === "numFmt") own.set(Number(numFmtId), formatCode);
      else if (name === "cellXfs") isCells = true;
      else if (name === "xf" && isCells) ids.push(Number(numFmtId));
    },
    onText: () => undefined,
    onClose(name) {
      if (name === "cellXfs") isCells = false;
    },
  });
  return ids.map((id) => own.get(id) ?? builtInFormat(id));
};
