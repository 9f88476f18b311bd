import { describe, expect, it } from "vitest";
import { checkCertainContent } from "../../../../core/codes/barcode/certain-check.ts";
import { checkBarcodeContent } from "../../../../core/codes/barcode/check-content.ts";
import { barcodeFormats } from "../../../../core/codes/barcode/formats.ts";
import type { BarcodeFix } from "../../../../core/codes/barcode/problem.ts";
import { BARCODE_FORMATS, type BarcodeFormat } from "../../../../core/codes/barcode/symbol.ts";

/** The message for a content, valid or not, and its buttons. */
function said(format: BarcodeFormat, content: string) {
  const check = checkBarcodeContent(format, content);
  const told = check.ok ? check.notice : check;
  return {
    ok: check.ok,
    content: check.ok ? check.content : null,
    message: told?.message ?? null,
    buttons: told?.fixes.map((fix) => fix.message) ?? [],
  };
}

const refusal = (message: string, ...buttons: string[]) => ({ ok: false, content: null, message, buttons });
const accepted = (content: string) => ({ ok: true, content, message: null, buttons: [] });

function fixes(format: BarcodeFormat, content: string): BarcodeFix[] {
  const check = checkBarcodeContent(format, content);
  return check.ok ? (check.notice?.fixes ?? []) : check.fixes;
}

describe("messages about content", () => {
  it.each<[BarcodeFormat, string, string]>([
    ["EAN13", "123", "EAN13 requires exactly 13 digits"],
    ["EAN13", "12345678901234", "EAN13 requires exactly 13 digits"],
    ["EAN13", "12345678901x8", "EAN13 requires exactly 13 digits"],
    ["EAN8", "123456789", "EAN8 requires exactly 8 digits"],
    ["EAN8", "abcdefg", "EAN8 requires exactly 8 digits"],
    ["UPC", "1234567890", "UPC-A requires exactly 12 digits (e.g., 123456789012)"],
    ["ITF", "123456789012", "ITF requires exactly 14 digits"],
    ["CODE39", "ÄB", "CODE39 supports only uppercase letters, numbers, and symbols (- . $ / + %)"],
    ["CODE39", "A*B", "CODE39 supports only uppercase letters, numbers, and symbols (- . $ / + %)"],
    ["MSI", "12a", "MSI requires only numbers"],
    ["MSI", "-1", "MSI requires only numbers"],
    ["pharmacode", "2", "Pharmacode requires 1-6 digits (value between 3 and 131070)"],
    ["pharmacode", "131071", "Pharmacode requires 1-6 digits (value between 3 and 131070)"],
    ["pharmacode", "0000003", "Pharmacode requires 1-6 digits (value between 3 and 131070)"],
    ["pharmacode", "1e3", "Pharmacode requires 1-6 digits (value between 3 and 131070)"],
  ])("refuse %s %j with: %s", (format, content, message) => {
    expect(said(format, content)).toEqual(refusal(message));
  });

  it.each(BARCODE_FORMATS)("refuse empty and blank content in %s", (format) => {
    expect(said(format, "")).toEqual(refusal("Please enter valid data"));
    expect(said(format, " \n\t ")).toEqual(refusal("Please enter valid data"));
  });

  it("do not accept full-width and Arabic digits", () => {
    expect(said("EAN8", "１２３４５６７０").message).toBe("EAN8 requires exactly 8 digits");
    expect(said("MSI", "١٢٣").message).toBe("MSI requires only numbers");
  });
});

describe("content that follows the rules of its format", () => {
  it.each<[BarcodeFormat, string]>([
    ["EAN13", "4006381333931"],
    ["EAN8", "96385074"],
    ["UPC", "036000291452"],
    ["ITF", "15400141288763"],
    ["CODE39", "AZ-1. $/+%"],
    ["MSI", "007"],
    ["pharmacode", "3"],
    ["pharmacode", "131070"],
    ["CODE128", "a"],
    ["CODE128", "\u0000\u007f~ "],
  ])("is accepted unchanged: %s %j", (format, content) => {
    expect(said(format, content)).toEqual(accepted(content));
  });

  it.each(BARCODE_FORMATS)("includes the examples of %s", (format) => {
    const { example, quickExamples } = barcodeFormats[format];
    for (const content of [example, ...quickExamples.map((quick) => quick.content)]) {
      expect(said(format, content)).toEqual(accepted(content));
    }
  });

  it("includes the main examples, with correct check digits", () => {
    expect(BARCODE_FORMATS.map((format) => barcodeFormats[format].example)).toEqual([
      "Hello World",
      "HELLO123",
      "1234567890128",
      "12345670",
      "123456789012",
      "12345678901231",
      "123456",
      "123",
    ]);
  });

  it("includes two quick examples for CODE128 and UPC, and one for EAN13", () => {
    expect(barcodeFormats.CODE128.quickExamples).toHaveLength(2);
    expect(barcodeFormats.UPC.quickExamples).toHaveLength(2);
    expect(barcodeFormats.EAN13.quickExamples).toHaveLength(1);
  });
});

describe("check digits", () => {
  it.each<[BarcodeFormat, string, string, string]>([
    ["EAN13", "1234567890123", "EAN13 check digit should be 8", "Use 1234567890128"],
    ["EAN8", "12345678", "EAN8 check digit should be 0", "Use 12345670"],
    ["ITF", "12345678901234", "ITF check digit should be 1", "Use 12345678901231"],
  ])(
    "that are wrong in %s are reported with a button that corrects them",
    (format, content, message, fix) => {
      expect(said(format, content)).toEqual(refusal(message, fix));
    },
  );

  it("that are wrong in UPC can also be encoded as CODE128", () => {
    expect(said("UPC", "123456789013")).toEqual(
      refusal("UPC check digit should be 2", "Use 123456789012", "Use CODE128 instead"),
    );
    const [right, other] = fixes("UPC", "123456789013");
    expect(right?.change).toEqual({ content: "123456789012" });
    expect(other?.change).toEqual({ format: "CODE128" });
  });

  it.each<[BarcodeFormat, string, string]>([
    ["EAN13", "400638133393", "4006381333931"],
    ["EAN8", "1234567", "12345670"],
    ["UPC", "12345678901", "123456789012"],
    ["ITF", "1234567890123", "12345678901231"],
  ])("that are missing in %s are added with a notice", (format, content, completed) => {
    const digit = completed.slice(-1);
    expect(said(format, content)).toMatchObject({
      ok: true,
      content: completed,
      message: `Check digit ${digit} added: the code reads ${completed}`,
    });
    expect(fixes(format, content)[0]?.change).toEqual({ content: completed });
  });

  it.each<[BarcodeFormat, string, string, string, string[]]>([
    ["EAN13", "614141999996", "0614141999996", "6141419999968", ["Use UPC-A instead"]],
    ["EAN8", "1234565", "01234565", "12345656", []],
    ["UPC", "36000291452", "036000291452", "360002914522", []],
    ["ITF", "4006381333931", "04006381333931", "40063813339314", []],
  ])("that fit %s with a leading zero prompt a question: %s", (format, content, zeroed, completed, more) => {
    expect(said(format, content)).toEqual({
      ok: true,
      content: completed,
      message: `Did ${content} lose a leading zero? With it, the code reads ${zeroed}; with an added check digit, ${completed}`,
      buttons: [`Use ${zeroed}`, `Use ${completed}`, ...more],
    });
    expect(checkCertainContent(format, content)).toMatchObject({ ok: false, code: "barcode.lost_zero" });
  });

  it("prompt no question if they do not fit or the number is complete", () => {
    expect(said("EAN13", "036000291453").buttons).toEqual(["Use 0360002914539"]);
    expect(checkCertainContent("EAN13", "036000291453").ok).toBe(true);
    expect(checkCertainContent("EAN13", "0614141999996")).toMatchObject({ ok: true, notice: null });
  });

  it("suggest two leading zeros if those fit", () => {
    expect(fixes("EAN13", "36000291452")[0]?.change).toEqual({ content: "0036000291452" });
    expect(fixes("EAN13", "36000291453")).toEqual([]);
    expect(fixes("EAN13", "96385074")).toEqual([]);
  });
});

describe("typing mistakes", () => {
  it("in printed numbers are fixed by removing spaces and hyphens", () => {
    expect(fixes("EAN13", "978-3-16-148410-0")[0]?.change).toEqual({ content: "9783161484100" });
    expect(fixes("UPC", " 0 36000 29145 2\n")[0]?.change).toEqual({ content: "036000291452" });
    expect(fixes("MSI", "12 34")[0]?.change).toEqual({ content: "1234" });
    expect(fixes("EAN13", "4006381333931.0")[0]?.change).toEqual({ content: "4006381333931" });
    expect(fixes("EAN13", "614141999996.0")[0]?.change).toEqual({ content: "0614141999996" });
  });

  it.each(["*R01-S01*", "*r01-s01*", " *R01-S01* "])(
    "with asterisks around CODE39 text are fixed by removing them: %s",
    (content) => {
      expect(said("CODE39", content)).toEqual(
        refusal(
          "The asterisks (*) at both ends are the start and stop characters of CODE39, which are added automatically: leave them out",
          "Use R01-S01",
        ),
      );
    },
  );

  it.each(["*", "**", "*Ä*", "*A*B*", "*A"])("with other asterisks in CODE39 get no fix: %s", (content) => {
    expect(said("CODE39", content).buttons).toEqual([]);
  });

  it.each<[string, string]>([
    ["0306406152", "9780306406157"],
    ["0-306-40615-2", "9780306406157"],
    ["080442957X", "9780804429573"],
    ["080442957x", "9780804429573"],
  ])("of ISBN-10 for EAN13 are fixed by the ISBN-13: %s", (content, isbn) => {
    expect(said("EAN13", content)).toEqual(
      refusal(`This is an ISBN-10, and barcodes of books hold the ISBN-13, here ${isbn}`, `Use ${isbn}`),
    );
  });

  it.each(["3161484177", "3161484177 ", "3161 484177"])(
    "of ISBN-10 get no fix if the digits could also lack leading zeros: %j",
    (content) => {
      expect(said("EAN13", content)).toEqual(
        refusal(`This is an ISBN-10, and barcodes of books hold the ISBN-13, here 9783161484179`),
      );
    },
  );

  it("get no ISBN-13 for a wrong check digit or another format", () => {
    expect(said("EAN13", "0306406153")).toEqual(refusal("EAN13 requires exactly 13 digits"));
    expect(said("UPC", "0306406152").buttons).toEqual([]);
  });

  it.each<[BarcodeFormat, string, string]>([
    ["EAN13", "04006381333931", "4006381333931"],
    ["UPC", "0036000291452", "036000291452"],
    ["EAN8", "00000096385074", "96385074"],
  ])("of a %s padded to a GTIN-14 are fixed by removing the zeros: %s", (format, content, digits) => {
    expect(said(format, content).buttons).toEqual([`Use ${digits}`]);
  });

  it("get no shorter number if digits would be lost or the check digit is wrong", () => {
    expect(said("EAN13", "14006381333938").buttons).toEqual([]);
    expect(said("EAN13", "04006381333930").buttons).toEqual([]);
  });

  it("in CODE39 are fixed by capitals", () => {
    expect(fixes("CODE39", "hello-1")[0]?.change).toEqual({ content: "HELLO-1" });
  });

  it("of leading zeros in a pharmacode are corrected with a notice", () => {
    expect(said("pharmacode", "007")).toMatchObject({
      ok: true,
      content: "7",
      message: "A pharmacode holds a number without leading zeros: the code reads 7",
    });
  });
});

describe("limits of a linear code", () => {
  it.each(["é", "€", "漢", "😀", "\u00a0", "’"])(
    "refuse the character %s in CODE128 by name",
    (character) => {
      expect(said("CODE128", `a${character}b`).message).toContain(`CODE128 cannot hold ${character}:`);
    },
  );

  it.each([
    ["CODE39", "4T0T/S", ["/S"]],
    ["CODE39", "GJL+SZ", ["+S"]],
    ["CODE39", "A/1-B $", []],
    ["CODE128", "4T0T/S", []],
  ] as const)("name the pair of %s %s that readers take for full ASCII: %j", (format, content, pairs) => {
    const { ok, message, buttons } = said(format, content);
    expect([ok, [message?.match(/(?<=take the )\S+/)?.[0] ?? []].flat(), buttons]).toEqual([
      true,
      pairs,
      pairs.map(() => "Use CODE128 instead"),
    ]);
  });

  it("refuse more characters than fit into the widest picture", () => {
    expect(said("CODE128", "x".repeat(160)).ok).toBe(true);
    expect(said("CODE128", "x".repeat(161)).message).toBe(
      "CODE128 holds at most 160 characters here and this has 161: shorten it or use a QR code",
    );
    expect(said("CODE39", "X".repeat(121)).ok).toBe(false);
    expect(said("MSI", "1".repeat(161)).ok).toBe(false);
    expect(said("CODE128", "x".repeat(1_000_000)).ok).toBe(false);
  });

  it("warn about a code wider than common scanners read", () => {
    expect(said("CODE128", "x".repeat(48)).message).toBeNull();
    expect(said("CODE128", "x".repeat(49))).toMatchObject({
      ok: true,
      message: expect.stringContaining("49 characters make a very wide barcode"),
    });
  });
});
