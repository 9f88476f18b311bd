/**
 * Dimensions published by the manufacturers, in mm. Where they publish no margins, the labels are centered on
 * the sheet.
 */
export interface Sheet {
  /** Of `quietzone sheet`. */
  options: string[];
  page: [number, number];
  label: [number, number];
  columns: number;
  rows: number;
  left: number;
  top: number;
  pitch: [number, number];
}
const A4: [number, number] = [210, 297];
const LETTER: [number, number] = [215.9, 279.4];
const IN = 25.4;

export const SHEETS: Record<string, Sheet> = {
  "Avery L7160": {
    options: ["--template", "Avery L7160"],
    page: A4,
    label: [63.5, 38.1],
    columns: 3,
    rows: 7,
    left: 7.2,
    top: 15.1,
    pitch: [66, 38.1],
  },
  "Avery L7651": {
    options: ["--template", "L7651"],
    page: A4,
    label: [38.1, 21.2],
    columns: 5,
    rows: 13,
    left: 4.7,
    top: 10.7,
    pitch: [40.6, 21.2],
  },
  "Avery 5160": {
    options: ["--template", "Avery 5160"],
    page: LETTER,
    label: [2.625 * IN, IN],
    columns: 3,
    rows: 10,
    left: 0.1875 * IN,
    top: 0.5 * IN,
    pitch: [2.75 * IN, IN],
  },
  "Avery 5163": {
    options: ["--template", "Avery 5163"],
    page: LETTER,
    label: [4 * IN, 2 * IN],
    columns: 2,
    rows: 5,
    left: 0.156 * IN,
    top: 0.5 * IN,
    pitch: [4.1875 * IN, 2 * IN],
  },
  "Herma 5051": {
    options: ["--template", "Herma 5051"],
    page: A4,
    label: [48.3, 25.4],
    columns: 4,
    rows: 11,
    left: 8.4,
    top: 8.8,
    pitch: [48.3, 25.4],
  },
  "Zweckform 3490": {
    options: ["--template", "Zweckform 3490"],
    page: A4,
    label: [70, 36],
    columns: 3,
    rows: 8,
    left: 0,
    top: 4.5,
    pitch: [70, 36],
  },
  "Dymo 99012": {
    options: ["--template", "Dymo 99012"],
    page: [36, 89],
    label: [36, 89],
    columns: 1,
    rows: 1,
    left: 0,
    top: 0,
    pitch: [0, 0],
  },
  "Brother DK-1201": {
    options: ["--template", "DK-1201"],
    page: [29, 90],
    label: [29, 90],
    columns: 1,
    rows: 1,
    left: 0,
    top: 0,
    pitch: [0, 0],
  },
  "Avery 5293, round": {
    options: ["--template", "Avery 5293"],
    page: LETTER,
    label: [1.625 * IN, 1.625 * IN],
    columns: 4,
    rows: 6,
    left: 0.41 * IN,
    top: 0.55 * IN,
    pitch: [2.0145 * IN, 1.6554 * IN],
  },
  "one by measure": {
    options: [
      "--label",
      "50x30mm",
      "--columns",
      "3",
      "--rows",
      "8",
      "--page-margin",
      "20mm,12mm",
      "--gap",
      "5mm,3mm",
    ],
    page: A4,
    label: [50, 30],
    columns: 3,
    rows: 8,
    left: 20,
    top: 12,
    pitch: [55, 33],
  },
};

/** Manufacturers round their figures, and gLabels remeasured some of them. */
export const NEAR_MM = 0.4;
