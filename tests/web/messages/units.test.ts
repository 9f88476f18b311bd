import { expect, test } from "vitest";

/** The sources: English sentences of the core stand elsewhere, since the command line says them with plain spaces. */
const files = import.meta.glob<string>("../../../web/messages/*/{generator,barcode-generator,press}.ts", {
  eager: true,
  query: "?raw",
  import: "default",
});

test("a length or a resolution on a page is never torn from its unit", () => {
  // a choice of its own has nothing beside it
  const lines = Object.values(files)
    .flatMap((text) => text.split("\n"))
    .filter((line) => !line.includes('"paper.dpi_value"'));
  const breakable = /[\d}] (?:mm|cm|dpi|ppp|\{unit\})(?!\w)/;
  expect(lines.length).toBeGreaterThan(1000);
  expect(lines.filter((line) => breakable.test(line))).toEqual([]);
});
