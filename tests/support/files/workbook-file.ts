import { strToU8, zipSync } from "fflate";

export const MAIN = "http://schemas.openxmlformats.org/spreadsheetml/2006/main";
export const OFFICE = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";

/** A workbook with one sheet, as a ZIP. */
export const workbook = (sheet: string, parts: Record<string, string> = {}): Uint8Array => {
  const all = {
    "_rels/.rels": `<Relationships><Relationship Id="a" Type="${OFFICE}/officeDocument" Target="/xl/workbook.xml"/></Relationships>`,
    "xl/workbook.xml": `<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets><sheet name="One" sheetId="1" r:id="s1"/></sheets></workbook>`,
    "xl/_rels/workbook.xml.rels": `<Relationships><Relationship Id="s1" Type="${OFFICE}/worksheet" Target="worksheets/../worksheets/sheet1.xml"/><Relationship Id="t" Type="${OFFICE}/sharedStrings" Target="sharedStrings.xml"/><Relationship Id="u" Type="${OFFICE}/styles" Target="styles.xml"/></Relationships>`,
    "xl/worksheets/sheet1.xml": sheet,
    ...parts,
  };
  return zipSync(Object.fromEntries(Object.entries(all).map(([name, text]) => [name, strToU8(text)])), {
    level: 9,
  });
};

export const sheetOf = (rows: string, after = ""): string =>
  `<?xml version="1.0"?><worksheet xmlns="${MAIN}"><sheetData>${rows}</sheetData>${after}</worksheet>`;

export const cell = (text: string, reference = ""): string =>
  `<c ${reference && `r="${reference}" `}t="inlineStr"><is><t>${escaped(text)}</t></is></c>`;

const escaped = (text: string): string => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");

type Rows = readonly (readonly (string | number)[])[];

const sheetOfRows = (rows: Rows): string =>
  sheetOf(
    rows
      .map((cells) => {
        const written = cells.map((each) =>
          typeof each === "number" ? `<c><v>${each}</v></c>` : each === "" ? "<c/>" : cell(each),
        );
        return `<row>${written.join("")}</row>`;
      })
      .join(""),
  );

/** A workbook with these rows: strings as text, numbers without a format. */
export const workbookOf = (rows: Rows): Uint8Array => workbook(sheetOfRows(rows));

/** A workbook with a sheet for each name. */
export const workbookOfSheets = (sheets: Readonly<Record<string, Rows>>): Uint8Array => {
  const all = Object.entries(sheets);
  const listed = all.map(([name], at) => `<sheet name="${name}" sheetId="${at + 1}" r:id="s${at + 1}"/>`);
  const relations = all.map(
    (_, at) =>
      `<Relationship Id="s${at + 1}" Type="${OFFICE}/worksheet" Target="worksheets/sheet${at + 1}.xml"/>`,
  );
  const parts = all.map(([, rows], at) => [`xl/worksheets/sheet${at + 1}.xml`, sheetOfRows(rows)] as const);
  return workbook(sheetOfRows([]), {
    "xl/workbook.xml": `<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets>${listed.join("")}</sheets></workbook>`,
    "xl/_rels/workbook.xml.rels": `<Relationships>${relations.join("")}</Relationships>`,
    ...Object.fromEntries(parts),
  });
};
