interface ZplLabel {
  /** Dots, as `height`. */
  width: number;
  height: number;
  /** Number of copies printed. */
  copies: number;
  /** Commands from `^FO` to `^FS`. */
  fields: readonly string[];
}

/**
 * One label in ZPL II. Label home is set to the corner, so that what an earlier job left in the printer moves nothing.
 */
export const zplLabel = ({ width, height, copies, fields }: ZplLabel): string =>
  ["^XA", `^PW${width}`, `^LL${height}`, "^LH0,0", ...fields, `^PQ${copies}`, "^XZ", ""].join("\n");
