import { expect, test } from "vitest";

const files = import.meta.glob<Record<string, unknown>>("../../../{web,admin}/messages/*/*.ts", {
  eager: true,
});
const textsIn = (value: unknown): string[] =>
  typeof value === "string" ? [value] : Object.values(value ?? {}).flatMap(textsIn);
const texts = Object.values(files).flatMap(textsIn);

test("Italian texts use a single term for the quiet zone", () => {
  const italian = Object.entries(files).flatMap(([path, file]) =>
    path.includes("/web/messages/it/") ? textsIn(file) : [],
  );
  expect(italian.filter((text) => /zon[ae] di quiete/i.test(text)).length).toBeGreaterThan(10);
  expect(italian.filter((text) => /silenzio/i.test(text))).toEqual([]);
});

test("a resolution is in dpi in all languages, as in the fields and the options", () => {
  expect(texts.filter((text) => /\bdpi\b/.test(text)).length).toBeGreaterThan(100);
  expect(
    texts.filter((text) =>
      /\bppp\b|dots per inch|punkten? pro zoll|(?:points|pontos|punt[io]s?) p[aeo]r (?:pouce|pol|pul)/i.test(
        text,
      ),
    ),
  ).toEqual([]);
});

test("the first of several doubtful values is called an example: the values have words of any gender", () => {
  const firsts = Object.entries(files).flatMap(([path, file]) =>
    path.endsWith("/bulk-table.ts") && !path.includes("/en/")
      ? Object.entries(file["messages"] as Record<string, string>).filter(([key]) =>
          key.startsWith("doubts.first"),
        )
      : [],
  );
  expect(firsts).toHaveLength(15);
  expect(firsts.filter(([, text]) => !/Beispiel|ejemplo|exemple|esempio|exemplo/.test(text))).toEqual([]);
});
