/** Gathers the text of a `si` or `is` element (ECMA-376 part 1, 18.4): its runs without their looks, and without phonetic hints. */
export const createTextReader = () => {
  let text = "";
  let isText = false;
  let phonetic = 0;
  return {
    onOpen(name: string): void {
      if (name === "rPh") phonetic += 1;
      isText = name === "t" && phonetic === 0;
    },
    onText(part: string): void {
      if (isText) text += part;
    },
    onClose(name: string): void {
      if (name === "rPh") phonetic -= 1;
      isText = false;
    },
    text: () => unescaped(text),
  };
};

/** Unescapes characters that XML cannot hold, written like `_x000D_`; line breaks become LF. */
export const unescaped = (text: string): string =>
  text.includes("_x")
    ? text
        .replaceAll(/_x([0-9a-f]{4})_/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
        .replaceAll(/\r\n?/g, "\n")
    : text;
