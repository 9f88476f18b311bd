import { describe, expect, it } from "vitest";
import { checkCsv } from "../../../support/programs/check-table.ts";

const BROKEN = [
  ["https://exa mple.com/x", "has a space inside"],
  ["https://example.com /x", "has a space inside"],
  ["https://example .com", "has a space inside"],
  ["http:// example.com", "has a space inside"],
  ["www.exam ple.com", "has a space inside"],
  ["https://example.com/a\nb", "has a line break inside"],
  ["https//example.com", "does not begin like a web address"],
  ["https:/example.com", "does not begin like a web address"],
  ["https:example.com", "does not begin like a web address"],
  ["http;//example.com", "does not begin like a web address"],
  ["https:\\\\example.com", "does not begin like a web address"],
  ["ttps://example.com", "does not begin like a web address"],
  ["htps://example.com", "does not begin like a web address"],
  ["https://example.com/?a=1&amp;b=2", "holds &amp;"],
  ["https:/offer", "does not begin like a web address"],
  ["htps://x.de", "does not begin like a web address"],
  ["URL: htps://x.de", "A word stands in front"],
  ["https://a.exam\nple/2", "has a line break inside"],
  ["https://a.example/x y", "Other text follows"],
  ["https://a.example/my price list.pdf", "Other text follows"],
  ["https://a.example/1\nhttps://a.example/2", "several web addresses"],
  ["https://a.example/1,https://a.example/2", "several web addresses"],
  ["www.a.example | www.b.example", "several web addresses"],
  ["https://a.example/{{id}}", "holds {{id}}, a placeholder"],
  ["https://a.example/?id={id}", "holds {id}, a placeholder"],
  ["https://a.example/1…", "was cut off"],
  ["https://a.example/1...", "was cut off"],
] as const;

const ENCLOSED = [
  ["<https://e.example>", "https://e.example"],
  ['"https://e.example"', "https://e.example"],
  ["“https://e.example”", "https://e.example"],
  ["„https://e.example“", "https://e.example"],
  ["'https://e.example'", "https://e.example"],
  ["(https://e.example/a_(b))", "https://e.example/a_(b)"],
  ["(www.e.example).", "www.e.example"],
  ["URL: https://e.example", "https://e.example"],
  ["Link: <https://e.example>", "https://e.example"],
  ["https://e.example.", "https://e.example"],
  ["https://e.example/a,", "https://e.example/a"],
] as const;

describe("a web address enclosed in other characters", () => {
  it.each(ENCLOSED)(
    "is refused in an address column, and --fix extracts the address: %s",
    async (text, bare) => {
      const csv = `url\n"${text.replaceAll('"', '""')}"\n`;
      const { said, contents } = await checkCsv(csv);
      expect(said).toContain(` Corrected: ${bare}`);
      expect(said).toContain("--fix takes the corrected value.");
      expect(contents).toEqual([null]);
      const fixed = await checkCsv(csv, { fix: true });
      expect(fixed.contents).toEqual([bare]);
      expect(fixed.said).toMatch(/^note, line 2, content: .* Corrected: /m);
      expect((await checkCsv(csv, { force: true })).contents).toEqual([text]);
    },
  );

  it.each(ENCLOSED)("is counted with a warning in any other column: %s", async (text) => {
    const { said, contents } = await checkCsv(`content\n"${text.replaceAll('"', '""')}"\n`);
    expect(said).toContain(
      "1 value looks like a broken web address (first on line 2). Quotes or brackets around it",
    );
    expect(contents).toEqual([text]);
  });

  it.each([
    "https://e.example/a_(b)",
    "https://e.example/?q=[1]",
    "https://e.example/what?",
    "(see our site)",
  ])("is not reported for %s", async (text) => {
    expect((await checkCsv(`url\n${text}\n`)).said).not.toMatch(/^issue/m);
  });
});

describe("a broken web address", () => {
  it.each(BROKEN)("is refused in an address column unless forced: %j", async (text, why) => {
    for (const name of ["url", "Website", "Lien"]) {
      const rows = `name,${name}\na,"${text}"\n`;
      const { said, contents } = await checkCsv(rows);
      expect(said).toMatch(/^issue, line 2, content: /m);
      expect(said).toContain(why);
      expect(said).toContain("--force accepts it unchanged.");
      expect(contents).toEqual([null]);
      expect((await checkCsv(rows, { force: true })).contents).toEqual([text]);
    }
  });

  it.each(BROKEN)("is made and counted with a warning in any other column: %j", async (text) => {
    const { said, contents } = await checkCsv(`content\n"${text}"\n`);
    expect(said).toContain("1 value looks like a broken web address (first on line 2).");
    expect(contents).toEqual([text]);
  });

  it.each([
    "https://example.com opens at 5",
    "https://example.com/a\nCall us",
    "www.example.com is ours",
    "https://a.example or https://b.example",
  ])("is not reported if the address is followed by words: %j", async (text) => {
    const { said, contents } = await checkCsv(`content\n"${text}"\n`);
    expect(said).not.toMatch(/web address/);
    expect(contents).toEqual([text]);
  });

  it.each([
    "https://example.com/x?a=1&b=2",
    "HTTP://EXAMPLE.COM",
    "www.example.com/x",
    "example.com/x",
    "mailto:a@example.com",
    "https://web.archive.org/web/2020/https://example.com/",
    "https://example.com/?back=a,https://b.example",
    'https://example.com/?q={"a":1}',
    "HTTP/1.1",
    "http: a protocol",
    "Table 7",
    "tp/link.de",
    "myapp://open/x",
  ])("is not reported for %j", async (text) => {
    for (const name of ["url", "content"]) {
      const { said, contents } = await checkCsv(`${name}\n"${text.replaceAll('"', '""')}"\n`);
      expect(said).not.toMatch(/^issue|broken web address/m);
      expect(contents).toEqual([text]);
    }
  });
});

it("an address followed by other text is reported with what to do", async () => {
  const { said } = await checkCsv("url\nhttps://a.example/x see page 3\n");
  expect(said).toContain(
    "Other text follows the web address, and phones open only a part of it, or nothing: leave the address alone in its cell. --force accepts it unchanged.",
  );
});

describe("text in a web address column", () => {
  it.each(["Kontakt: Frau Müller", "siehe Anhang", "0170 123456", "x", "a@example.com"])(
    "is reported as not an address: %s",
    async (text) => {
      const { said, contents } = await checkCsv(`url\nhttps://a.example\n${text}\n`);
      expect(said).toContain(
        `1 value in the column of web addresses is not one (first on line 3). The first is "${text}".`,
      );
      expect(contents[1]).toBe(text);
    },
  );

  it("is not reported again if it is refused anyway", async () => {
    const { said } = await checkCsv("url\n#N/A\n");
    expect(said).toMatch(/^issue, line 2/m);
    expect(said).not.toContain("is not one");
  });

  it("is reported as an address without https:// if only that is missing", async () => {
    const { said } = await checkCsv("url\nexample.com/menu\nmenü.example.com\n");
    expect(said).toContain("2 web addresses have no https:// in front (first on line 2).");
  });

  it.each(["myapp://open", "tel:+49301", "www.example.com", "Total", "N/A"])(
    "is not reported: %s",
    async (text) => {
      expect((await checkCsv(`url\n${text}\n`)).said).not.toMatch(/is not one|in front/);
    },
  );
});
