/** Options of sheets, as they were typed. */
export interface SheetTexts {
  template?: string;
  label?: string;
  /** To which a continuous roll is cut. */
  length?: string;
  page?: string;
  columns?: string;
  rows?: string;
  pageMargin?: string;
  gap?: string;
  start: string;
  order: string;
  offset?: string;
  codeSide?: string;
  align?: string;
  textSize: string;
  rotate: string;
  /** The printer draws the codes itself. */
  native?: boolean;
  labelMargin?: string;
  border?: boolean;
  cutLines?: boolean;
  cropMarks?: boolean;
  ink?: string;
  pageNumbers?: boolean;
  firstPage?: boolean;
}
