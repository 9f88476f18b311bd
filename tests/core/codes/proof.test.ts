import { describe, expect, test } from "vitest";
import type { Picture } from "../../../core/codes/drawing.ts";
import { findMend, mend } from "../../../core/codes/mend.ts";
import { type Asked, judgeReadings, judgesOf, prove } from "../../../core/codes/proof.ts";

const paper: Picture = { width: 1, height: 1, rgba: Uint8ClampedArray.of(0, 0, 0, 0) };
const qr: Asked = { format: "QR Code", content: "hello" };

/** A decoder that reads the same text from every picture, and keeps what it was shown. */
function reader(name: string, text: string | null, format = "QR Code") {
  const seen: Picture[] = [];
  return {
    name,
    seen,
    decode: (picture: Picture) => {
      seen.push(picture);
      return Promise.resolve(text === null ? [] : [{ decoder: name, format, text }]);
    },
  };
}

describe("prove", () => {
  test("holds only where every decoder read exactly the content", async () => {
    expect(await prove(qr, paper, [reader("one", "hello"), reader("two", "hello")])).toEqual({
      scans: true,
      code: "scans",
      values: { decoders: "one, two" },
      message: "Scans: read back by one, two",
      checks: [
        { decoder: "one", outcome: "same", text: null },
        { decoder: "two", outcome: "same", text: null },
      ],
    });
  });

  test.each([
    ["hello", null, "some_scanners", "Some scanners cannot read this code: two could not"],
    [null, null, "unreadable", "Our readers could not read this code"],
    ["hello", "hello ", "different", "A scanner reads something else from this code: hello "],
    ["", null, "different", "A scanner reads something else from this code: "],
  ])("says what is wrong when %j and %j were read", async (first, second, code, message) => {
    const proof = await prove(qr, paper, [reader("one", first), reader("two", second)]);
    expect(proof).toMatchObject({ scans: false, code, message });
  });

  test("takes the same text in another format for something else", async () => {
    expect(await prove(qr, paper, [reader("one", "hello", "Aztec")])).toMatchObject({
      scans: false,
      code: "different",
    });
  });

  test("is not impressed when nobody looked", async () => {
    expect(await prove(qr, paper, [])).toMatchObject({ scans: false, code: "unreadable" });
  });

  test("shows the decoders what is clear as white paper", async () => {
    const one = reader("one", "hello");
    await prove(qr, paper, [one]);
    expect(one.seen[0]?.rgba).toEqual(Uint8ClampedArray.of(255, 255, 255, 255));
  });

  test("says of bars that only we can read that they were checked, not that they scan", async () => {
    const proof = await prove({ format: "MSI", content: "1234" }, paper, [
      reader("bar widths", "1234", "MSI"),
    ]);
    expect(proof).toMatchObject({ scans: true, code: "bars_checked" });
    expect(proof.message).not.toMatch(/^Scans/);
  });
});

const judge = (asked: Asked, format: string, text: string) =>
  judgeReadings(asked, ["zxing-wasm"], [{ decoder: "zxing-wasm", format, text }]).scans;

describe("judgeReadings", () => {
  test("knows that a UPC-A is the EAN-13 with a 0 before it", () => {
    expect(judge({ format: "UPC", content: "012345678905" }, "EAN13", "0012345678905")).toBe(true);
    expect(judge({ format: "EAN13", content: "0012345678905" }, "UPC", "012345678905")).toBe(true);
    expect(judge({ format: "UPC", content: "012345678905" }, "EAN13", "9012345678905")).toBe(false);
  });

  test("looks past other codes in the picture", () => {
    const readings = [
      { decoder: "a", format: "EAN8", text: "12345670" },
      { decoder: "a", format: "QR Code", text: "hello" },
    ];
    expect(judgeReadings(qr, ["a"], readings).scans).toBe(true);
  });
});

test("a QR code is judged by both decoders, bars by the one that knows them", () => {
  const available = { jsqr: "jsqr", zxing: "zxing", barWidths: "bar widths" };
  expect(judgesOf("QR Code", available)).toEqual(["jsqr", "zxing"]);
  expect(judgesOf("EAN13", available)).toEqual(["zxing"]);
  expect([...judgesOf("MSI", available), ...judgesOf("pharmacode", available)]).toEqual([
    "bar widths",
    "bar widths",
  ]);
});

/** Scans once the changes add up to enough. */
const needing = (enough: (sum: number) => boolean) => (changes: number[]) =>
  prove(qr, paper, [
    reader("one", enough(changes.reduce((sum, change) => sum + change, 0)) ? "hello" : null),
  ]);

describe("findMend", () => {
  const mends = [mend("colours", 1), mend("size", 2, { width: 400 }), mend("logo_none", 4)];

  test("offers a single change where one is enough", async () => {
    expect(
      await findMend(
        mends,
        needing((sum) => sum === 4),
      ),
    ).toEqual([mends[2]]);
    expect(mends[1]?.message).toBe("Make it 400 px wide");
  });

  test("offers several together where it takes them", async () => {
    expect(
      await findMend(
        mends,
        needing((sum) => sum === 3),
      ),
    ).toEqual(mends.slice(0, 2));
  });

  test("offers nothing where nothing helps", async () => {
    expect(
      await findMend(
        mends,
        needing(() => false),
      ),
    ).toBeNull();
  });
});
