import { describe, expect, test } from "vitest";
import type { Picture } from "../../../core/codes/drawing.ts";
import { designFix, findDesignFixes } from "../../../core/codes/design-fix.ts";
import { judgesOf, prove } from "../../../core/codes/prove.ts";
import { isDesignFault, UNTESTED } from "../../../core/codes/proof.ts";
import { type ExpectedCode, judge } from "../../../core/codes/reading.ts";

const OPAQUE: Picture = { width: 1, height: 1, rgba: Uint8ClampedArray.of(9, 9, 9, 255) };
const CLEAR: Picture = { width: 1, height: 1, rgba: Uint8ClampedArray.of(0, 0, 0, 0) };
const qr: ExpectedCode = { format: "QR Code", content: "hello" };

/** The decoded text, null for no result, or `UNAVAILABLE` for a reader that failed to load. */
type Reads = string | null;
const UNAVAILABLE = "unavailable";

/** A reader that reads the same text from every picture, or a text depending on the first pixel. */
function reader(name: string, reads: Reads | ((light: number) => Reads), format = "QR Code") {
  const seen: number[] = [];
  return {
    name,
    seen,
    decode: (picture: Picture) => {
      const light = picture.rgba[0] ?? -1;
      seen.push(light);
      const text = typeof reads === "function" ? reads(light) : reads;
      if (text === UNAVAILABLE) return Promise.resolve(null);
      return Promise.resolve(text === null ? [] : [{ decoder: name, format, text }]);
    },
  };
}
const both = (reads: (light: number) => Reads) => [reader("one", reads), reader("two", reads)];
const WHITE = 255;
const BLACK = 0;

const proofBy = (name: string, format: "EAN8" | "MSI") =>
  prove({ format, content: "12345670" }, OPAQUE, [reader(name, "12345670", format)]);

describe("prove", () => {
  test("holds only if every reader read exactly the content", async () => {
    expect(await prove(qr, OPAQUE, [reader("one", "hello"), reader("two", "hello")])).toEqual({
      scans: true,
      code: "scans",
      values: {},
      message: "Tested with two independent scanners",
      checks: [
        { decoder: "one", outcome: "same", text: null },
        { decoder: "two", outcome: "same", text: null },
      ],
      payload: null,
    });
  });

  test.each([
    ["hello", null, "some_scanners", "Some scanners cannot read this code: one of our two could not"],
    [null, null, "unreadable", "None of our scanners could read this code"],
    ["hello", "hello ", "different", "A scanner reads something else from this code: hello "],
    ["", null, "different", "A scanner reads something else from this code: "],
    ["hello", "unavailable", "untested", "Not tested: not all of our scanners could be loaded"],
    [null, "unavailable", "untested", "Not tested: not all of our scanners could be loaded"],
    ["unavailable", "unavailable", "untested", "Not tested: not all of our scanners could be loaded"],
    ["other", "unavailable", "different", "A scanner reads something else from this code: other"],
  ])("reports the problem if %j and %j were read", async (first, second, code, message) => {
    const proof = await prove(qr, OPAQUE, [reader("one", first), reader("two", second)]);
    expect(proof).toMatchObject({ scans: false, code, message });
  });

  test("fails without readers", async () => {
    expect(await prove(qr, OPAQUE, [])).toMatchObject({ scans: false, code: "untested" });
  });

  test("treats the same text in another format as different", async () => {
    expect(await prove(qr, OPAQUE, [reader("one", "hello", "Aztec")])).toMatchObject({
      scans: false,
      code: "different",
    });
  });

  test("says how many readers know a symbology, and if that one is our own", async () => {
    expect(await proofBy("zxing-wasm", "EAN8")).toMatchObject({
      scans: true,
      message: "Tested with one independent scanner (we have only one that reads EAN8)",
    });
    expect(await proofBy("bar widths", "MSI")).toMatchObject({
      scans: true,
      message: "Tested with our own bar reader, the only scanner here that reads MSI",
    });
  });

  test("says that some scanners cannot read an inverted code", async () => {
    const negative = both((light) => (light === 255 - 9 ? "hello" : null));
    expect(await prove(qr, OPAQUE, negative)).toMatchObject({
      scans: false,
      code: "inverted",
      message: "Some scanners cannot read inverted codes, and this one is lighter than its background",
    });
  });

  test("asks the patient scanner only if nobody read the code, and trusts it less", async () => {
    const patient = reader("scanner", "hello");
    expect(await prove(qr, OPAQUE, [reader("one", "hello"), reader("two", "hello")], patient)).toMatchObject({
      scans: true,
    });
    expect(patient.seen).toEqual([]);
    expect(await prove(qr, OPAQUE, [reader("one", null), reader("two", null)], patient)).toMatchObject({
      scans: false,
      code: "hard",
    });
    const blind = reader("scanner", "something else");
    expect(await prove(qr, OPAQUE, [reader("one", null), reader("two", null)], blind)).toMatchObject({
      code: "unreadable",
    });
  });

  test("fails a code that scans but that no phone can use", async () => {
    const content = "WIFI:T:WPA;S:Net;P:123;;";
    const proof = await prove(
      { format: "QR Code", content },
      OPAQUE,
      both(() => content),
    );
    expect(proof).toMatchObject({
      scans: false,
      code: "payload",
      message:
        "It scans, but phones cannot use it: A WPA password has 8 to 63 characters, or 64 hexadecimal digits",
      payload: { code: "wifi.password_wpa" },
    });
    expect(isDesignFault(proof)).toBe(false);
    // barcodes have no payload type
    const bars = await prove({ format: "CODE128", content }, OPAQUE, [reader("one", content, "CODE128")]);
    expect(bars.scans).toBe(true);
  });

  test("suggests no other design if nothing was tested", () => {
    expect(UNTESTED.scans).toBe(false);
    expect(isDesignFault(UNTESTED)).toBe(false);
  });
});

describe("a picture with transparent pixels", () => {
  test("is tested on white and on black", async () => {
    const one = reader("one", "hello");
    await prove(qr, CLEAR, [one]);
    expect(one.seen).toEqual([WHITE, BLACK]);
  });

  test.each<[string, boolean, (light: number) => Reads]>([
    ["scans", true, () => "hello"],
    ["on_white", true, (light) => (light === WHITE ? "hello" : null)],
    ["on_white", true, (light) => (light === WHITE ? "hello" : "other")],
    ["on_black", true, (light) => (light === BLACK ? "hello" : null)],
    ["unreadable", false, () => null],
    ["untested", false, (light) => (light === WHITE ? "hello" : "unavailable")],
  ])("reports the background on which it scans: %s", async (code, scans, reads) => {
    expect(await prove(qr, CLEAR, both(reads))).toMatchObject({ code, scans });
  });

  test("that is a light code without background scans only on black, and inverted", async () => {
    // the pixel is white on either background: strict readers find nothing, but its negative is black
    const light: Picture = {
      width: 2,
      height: 1,
      rgba: Uint8ClampedArray.of(0, 0, 0, 0, 255, 255, 255, 255),
    };
    const one = {
      name: "one",
      decode: (picture: Picture) => {
        const [ground, ink] = [picture.rgba[0] ?? 0, picture.rgba[4] ?? 0];
        return Promise.resolve(ground > ink ? [{ decoder: "one", format: "QR Code", text: "hello" }] : []);
      },
    };
    expect(await prove(qr, light, [one, { ...one, name: "two" }])).toMatchObject({
      scans: false,
      code: "inverted_on_black",
    });
  });
});

const outcomeOf = (asked: ExpectedCode, format: string, text: string) =>
  judge(asked, [{ name: "zxing-wasm", readings: [{ decoder: "zxing-wasm", format, text }] }]).outcome;

describe("judge", () => {
  test("treats UPC-A and EAN-13 with a leading 0 as the same", () => {
    expect(outcomeOf({ format: "UPC", content: "012345678905" }, "EAN13", "0012345678905")).toBe("same");
    expect(outcomeOf({ format: "EAN13", content: "0012345678905" }, "UPC", "012345678905")).toBe("same");
    expect(outcomeOf({ format: "UPC", content: "012345678905" }, "EAN13", "9012345678905")).toBe("different");
  });

  test("ignores other codes in the picture", () => {
    const readings = [
      { decoder: "a", format: "EAN8", text: "12345670" },
      { decoder: "a", format: "QR Code", text: "hello" },
    ];
    expect(judge(qr, [{ name: "a", readings }]).outcome).toBe("same");
  });
});

test("a QR code is judged by two readers, and bars by the one that reads them", () => {
  const available = { jsqr: "jsqr", zxing: "zxing", barWidths: "bar widths" };
  expect(judgesOf("QR Code", available)).toEqual(["jsqr", "zxing"]);
  expect(judgesOf("EAN13", available)).toEqual(["zxing"]);
  expect([...judgesOf("MSI", available), ...judgesOf("pharmacode", available)]).toEqual([
    "bar widths",
    "bar widths",
  ]);
});

/** Scans as soon as the sum of the changes is high enough. */
const needing = (enough: (sum: number) => boolean) => (changes: number[]) =>
  prove(qr, OPAQUE, [
    reader("one", enough(changes.reduce((sum, change) => sum + change, 0)) ? "hello" : null),
  ]);

describe("findDesignFixes", () => {
  const fixes = [
    designFix("fix.colors", 1),
    designFix("fix.size", 2, { width: 400 }),
    designFix("fix.logo_none", 4),
  ];

  test("suggests a single change if one is enough", async () => {
    expect(
      await findDesignFixes(
        fixes,
        needing((sum) => sum === 4),
      ),
    ).toEqual([fixes[2]]);
    expect(fixes[1]?.message).toBe("Make it 400 px wide");
  });

  test("suggests several changes together if they are needed", async () => {
    expect(
      await findDesignFixes(
        fixes,
        needing((sum) => sum === 3),
      ),
    ).toEqual(fixes.slice(0, 2));
  });

  test("suggests nothing if nothing helps", async () => {
    expect(
      await findDesignFixes(
        fixes,
        needing(() => false),
      ),
    ).toBeNull();
  });
});
