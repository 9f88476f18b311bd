const [LINE_FEED, CARRIAGE_RETURN] = [0x0a, 0x0d];

/** Number of line ends (LF, CR LF or CR). */
export const countLines = (bytes: Uint8Array): number => {
  let count = 0;
  for (let at = 0; at < bytes.length; at += 1) {
    if (bytes[at] === LINE_FEED || (bytes[at] === CARRIAGE_RETURN && bytes[at + 1] !== LINE_FEED)) count += 1;
  }
  return count;
};

/** Length in bytes of the first lines that fit into `maxBytes`; of the first line if it is longer. */
export const lengthOfPiece = (bytes: Uint8Array, maxBytes: number): number => {
  if (bytes.length <= maxBytes) return bytes.length;
  const end = bytes.lastIndexOf(LINE_FEED, maxBytes - 1) + 1;
  if (end > 0) return end;
  // a CR at the very end may be half of a CR LF, so the chunk ends at the line end before it
  const old = bytes.lastIndexOf(CARRIAGE_RETURN, maxBytes - 2) + 1;
  return old > 0 ? old : lengthOfLine(bytes);
};

/** Length in bytes of leading line ends. */
export const lengthOfBlanks = (bytes: Uint8Array): number => {
  let at = 0;
  while (bytes[at] === LINE_FEED || bytes[at] === CARRIAGE_RETURN) at += 1;
  return at;
};

/** Length in bytes of the first line, including its end. */
export const lengthOfLine = (bytes: Uint8Array): number => {
  const at = bytes.findIndex((byte) => byte === LINE_FEED || byte === CARRIAGE_RETURN);
  if (at < 0) return bytes.length;
  return bytes[at] === CARRIAGE_RETURN && bytes[at + 1] === LINE_FEED ? at + 2 : at + 1;
};
