import { rowRefusal } from "../../../core/codes/row-sentences/row-refusal.ts";
import { type RowMessageCode, rowSentence } from "../../../core/codes/row-sentences/row-sentence.ts";
import type { DomainError } from "../../../core/errors.ts";
import { readXml } from "./xml-reader.ts";
import type { ZipParts } from "./zip-parts.ts";

export interface Sheet {
  name: string;
  part: string;
  isHidden: boolean;
}

export interface WorkbookParts {
  sheets: Sheet[];
  sharedStrings: string | null;
  styles: string | null;
  /** Days are counted from 1904, as on old Macs. */
  is1904: boolean;
  /** The results of formulas are to be calculated on opening, so those in the file are none. */
  isUncalculated: boolean;
}

interface Relation {
  type: string;
  /** Path of the part; the address of an external link. */
  part: string;
}

/**
 * Finds the parts of a workbook by their relationships (ECMA-376 part 2, 9.3).
 * @throws DomainError `validation_failed` if the ZIP is something else
 */
export const findWorkbookParts = async (zip: ZipParts, name: string): Promise<WorkbookParts> => {
  const office = await readRelations(zip, "");
  const book = [...office.values()].find(({ type }) => type === "officeDocument")?.part ?? "xl/workbook.xml";
  if (!zip.has(book) || !/\.xml$/i.test(book) || !/^xl\//i.test(book)) throw otherFile(zip, name);
  const relations = await readRelations(zip, book);
  const found: { name: string; id: string; state: string }[] = [];
  let is1904 = false;
  let isUncalculated = false;
  await readXml(zip.read(book), {
    onOpen(element, attributes) {
      if (element === "workbookPr") is1904 = isTrue(attributes.date1904);
      if (element === "calcPr") isUncalculated = isTrue(attributes.fullCalcOnLoad);
      if (element !== "sheet") return;
      const id = Object.entries(attributes).find(([key]) => key.endsWith(":id"))?.[1] ?? "";
      found.push({ name: attributes.name ?? "", id, state: attributes.state ?? "visible" });
    },
    onText: () => undefined,
    onClose: () => undefined,
  });
  const sheets = found.flatMap((sheet) => {
    const relation = relations.get(sheet.id);
    return relation?.type === "worksheet" && zip.has(relation.part)
      ? [{ name: sheet.name, part: relation.part, isHidden: sheet.state !== "visible" }]
      : [];
  });
  const partOf = (type: string) => [...relations.values()].find((each) => each.type === type)?.part ?? null;
  return { sheets, sharedStrings: partOf("sharedStrings"), styles: partOf("styles"), is1904, isUncalculated };
};

/** Hyperlink targets of a sheet's cells, by cell reference such as B2 (ECMA-376 part 1, 18.3.1.47). */
export const readSheetLinks = async (zip: ZipParts, sheet: string): Promise<Map<string, string>> => {
  const relations = await readRelations(zip, sheet, { external: true });
  const links = new Map<string, string>();
  // they stand behind the rows: most sheets have none, and are not read twice
  if (![...relations.values()].some(({ type }) => type === "hyperlink")) return links;
  await readXml(zip.read(sheet), {
    onOpen(name, attributes) {
      if (name !== "hyperlink") return;
      const id = Object.entries(attributes).find(([key]) => key.endsWith(":id"))?.[1] ?? "";
      const target = relations.get(id);
      if (target === undefined) return;
      const [cell = ""] = (attributes.ref ?? "").split(":");
      links.set(cell, attributes.location ? `${target.part}#${attributes.location}` : target.part);
    },
    onText: () => undefined,
    onClose: () => undefined,
  });
  return links;
};

const isTrue = (text: string | undefined): boolean => text === "1" || text === "true";

/** The relations of a part by id; empty if it has none. @param part "" for the whole file */
const readRelations = async (
  zip: ZipParts,
  part: string,
  { external }: { external: boolean } = { external: false },
): Promise<Map<string, Relation>> => {
  const slash = part.lastIndexOf("/") + 1;
  const list = `${part.slice(0, slash)}_rels/${part.slice(slash)}.rels`;
  const relations = new Map<string, Relation>();
  if (!zip.has(list)) return relations;
  await readXml(zip.read(list), {
    onOpen(name, { Id = "", Type = "", Target = "", TargetMode = "" }) {
      if (name !== "Relationship" || (TargetMode === "External") !== external) return;
      // transitional and strict workbooks differ in the beginning
      const type = Type.slice(Type.lastIndexOf("/") + 1);
      relations.set(Id, { type, part: external ? Target : resolved(part, Target) });
    },
    onText: () => undefined,
    onClose: () => undefined,
  });
  return relations;
};

const resolved = (from: string, target: string): string => {
  const path = target.startsWith("/") ? target : `/${from.slice(0, from.lastIndexOf("/") + 1)}${target}`;
  return new URL(path, "file:///").pathname.slice(1);
};

const otherFile = (zip: ZipParts, name: string): DomainError => {
  const said = (code: RowMessageCode) => rowRefusal(rowSentence(code, { name }));
  if (zip.has("xl/workbook.bin")) return said("rows.workbook_xlsb");
  if (zip.has("content.xml")) return said("rows.workbook_ods");
  if (zip.has("Index/Document.iwa") || zip.has("Index.zip")) return said("rows.workbook_numbers");
  return said("rows.workbook_zip");
};
