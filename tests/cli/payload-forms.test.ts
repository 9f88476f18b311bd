import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "csv-parse/sync";
import { describe, expect, it } from "vitest";
import { readFileIndependently } from "../support/codes/independent-decoder.ts";
import { sampleForms } from "../support/codes/sample-forms.ts";
import { programHere } from "../support/programs/program-here.ts";
import { temporaryFolder } from "../support/temporary-folder.ts";

const types = Object.keys(sampleForms) as (keyof typeof sampleForms)[];
const optionsOf = (texts: Partial<Record<string, string>>): string[] =>
  Object.entries(texts).flatMap(([name, text]) => [`--${name.replaceAll("_", "-")}`, text ?? ""]);

/** Replaces the random and time-dependent lines of an event. */
const lasting = (content = ""): string =>
  content
    .replace(/(?<=^UID:)[0-9a-f]{32}$/m, "0")
    .replace(/(?<=^DTSTAMP:)\d{8}T\d{6}Z$/m, "19700101T000000Z");

describe.each(types)("quietzone %s", (type) => {
  const { texts, content } = sampleForms[type];

  it("writes a code that an independent program reads exactly", async () => {
    const folder = await temporaryFolder();
    for (const file of ["code.png", "code.svg", "code.pdf"]) {
      const path = join(folder, file);
      expect(await programHere([type, ...optionsOf(texts), "-o", path])).toMatchObject({
        code: 0,
        stderr: "",
      });
      expect((await readFileIndependently(path)).map(lasting)).toEqual([content]);
    }
  });

  it("lists its fields and an example in --help, and names the wrong option in errors", async () => {
    const { stdout } = await programHere([type, "--help"]);
    for (const name of Object.keys(texts)) expect(stdout).toContain(`--${name.replaceAll("_", "-")} <text>`);
    expect(stdout).toMatch(new RegExp(`Example:\n {2}\\$ quietzone ${type} `));
    const { code, stderr } = await programHere([type]);
    expect([code, stderr]).toEqual([2, expect.stringMatching(/^error: --[a-z-]+: .*\.\n/)]);
  });
});

it("codes use the error correction level of their standard, also beside a design, and another one only by force", async () => {
  const folder = await temporaryFolder();
  const design = join(folder, "design.json");
  writeFileSync(design, '{"level": "H"}');
  const made = async (args: string[]) => {
    await programHere([...args, "-o", join(folder, "code.svg")]);
    return readFileSync(join(folder, "code.svg"), "utf8");
  };
  for (const type of ["sepa", "swiss-qr"] as const) {
    const { texts, content } = sampleForms[type];
    const [ours, others] = [
      [type, ...optionsOf(texts)],
      ["qr", content],
    ];
    expect(await made(ours)).toBe(await made([...others, "--level", "M"]));
    expect(await made([...ours, "--design", design])).toBe(await made([...others, "--level", "M"]));
    expect(await programHere([...ours, "--level", "Q", "-o", join(folder, "no.svg")])).toMatchObject({
      code: 2,
      stderr: expect.stringContaining(
        "--level: The standard of this code requires the error correction level M, so it cannot be Q: leave the level out.",
      ) as string,
    });
    expect(await made([...ours, "--level", "Q", "--force"])).toBe(await made([...others, "--level", "Q"]));
    expect(await made(ours)).not.toBe(await made(others));
  }
});

const manifestOf = (folder: string): Record<string, string>[] =>
  parse(readFileSync(join(folder, "manifest.csv"), "utf8"), { columns: true });

describe("a batch", () => {
  it("makes codes of every form in one run, by a type column", async () => {
    const cwd = await temporaryFolder();
    const rows = types.map((type) => JSON.stringify({ type, file: type, ...sampleForms[type].texts }));
    writeFileSync(join(cwd, "rows.jsonl"), `${rows.join("\n")}\n`);
    const outcome = await programHere(["batch", join(cwd, "rows.jsonl"), "-o", join(cwd, "out"), "--verify"]);
    expect(outcome).toMatchObject({
      code: 0,
      stderr: expect.not.stringMatching(/read as|no place/) as string,
    });
    for (const type of types)
      expect((await readFileIndependently(join(cwd, "out", `${type}.png`))).map(lasting)).toEqual([
        sampleForms[type].content,
      ]);
  });

  it.each([
    ["sepa", "name,account number,amount,text,file", "Ada,DE89370400440532013000,12.50,Invoice 1,a"],
    [
      "event",
      "Title;Begin;End;TZ;Location;file",
      "Party;2026-07-04 18:00;2026-07-04 20:00;Europe/Berlin;Café;a",
    ],
    ["place", "lat,lng,name,file", "52.5163,13.3777,Gate,a"],
    ["email", "Email,Subject,Text,file", "ada@example.com,Hello,Bye,a"],
    ["link", "url,file", "example.com,a"],
  ])("of %s recognizes common column names", async (type, header, row) => {
    const cwd = await temporaryFolder();
    writeFileSync(join(cwd, "rows.csv"), `${header}\n${row}\n`);
    const outcome = await programHere([
      "batch",
      join(cwd, "rows.csv"),
      "-o",
      join(cwd, "out"),
      "--type",
      type,
    ]);
    expect(outcome).toMatchObject({ code: 0 });
    const [entry] = manifestOf(join(cwd, "out"));
    expect(entry?.["content"]).toMatch(
      {
        sepa: /^BCD\n002\n1\nSCT\n\nAda\nDE89370400440532013000\nEUR12\.5\n\n\nInvoice 1$/,
        event: /SUMMARY:Party\r?\nDTSTART:20260704T160000Z\r?\nDTEND:20260704T180000Z\r?\nLOCATION:Café/,
        place: /^geo:52\.5163,13\.3777\?q=52\.5163,13\.3777\(Gate\)$/,
        email: /^mailto:ada@example\.com\?subject=Hello&body=Bye$/,
        link: /^https:\/\/example\.com$/,
      }[type] ?? /^$/,
    );
  });

  it("of contents ignores columns that belong only to other forms", async () => {
    const cwd = await temporaryFolder();
    writeFileSync(join(cwd, "rows.csv"), "url,name,amount,start\nhttps://example.com,one,3,4\n");
    const outcome = await programHere(["batch", join(cwd, "rows.csv"), "-o", join(cwd, "out")]);
    expect(outcome).toMatchObject({ code: 0 });
    expect(manifestOf(join(cwd, "out"))).toMatchObject([{ content: "https://example.com", file: "one.png" }]);
  });

  it("reports missing columns, and the row and column of wrong values", async () => {
    const cwd = await temporaryFolder();
    const run = async (table: string) => {
      writeFileSync(join(cwd, "rows.csv"), table);
      return (await programHere(["batch", join(cwd, "rows.csv"), "-o", join(cwd, "out"), "--type", "sepa"]))
        .stderr;
    };
    expect(await run("beneficiary,amount\nAda,1\n")).toContain('The column "iban" is missing.');
    const wrong = await run("beneficiary,iban\nAda,DE89370400440532013000\nBob,DE89370400440532013001\n");
    expect(wrong).toContain(
      "line 3, iban: DE89370400440532013001 is not right: its check digits do not match",
    );
  });
});
