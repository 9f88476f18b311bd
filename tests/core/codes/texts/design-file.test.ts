import { describe, expect, test } from "vitest";
import { qrDesignSchema } from "../../../../core/codes/qr/design.ts";
import { LOGO_BYTES } from "../../../../core/codes/qr/logo-file.ts";
import {
  designFileOf,
  namedDesignOf,
  parseDesignFile,
  readDesignFile,
} from "../../../../core/codes/texts/design-file.ts";
import { PRESETS } from "../../../../core/codes/texts/presets.ts";
import { DomainError } from "../../../../core/errors.ts";
import { randomFrom } from "../../../support/codes/codes.ts";
import { designsFrom } from "../../../support/codes/random-designs.ts";

const LOGO = `data:image/png;base64,${btoa("not looked into here")}`;

/** Radial gradients ignore the angle, and the text form omits it. */
const withoutRadialAngles = (value: unknown): unknown =>
  JSON.parse(JSON.stringify(value), (_key, part: { kind?: unknown; angle?: unknown } | null) =>
    part?.kind === "radial" ? { ...part, angle: 0 } : part,
  );

/** @param size size in bytes */
const logoOf = (size: number) => `data:image/png;base64,${"A".repeat(Math.ceil(size / 3) * 4)}`;

const refusalOf = (value: unknown): { code: string; message: string; key: string | undefined } => {
  try {
    const text = typeof value === "string" ? value : JSON.stringify(value);
    namedDesignOf(parseDesignFile(text, "brand.json"), "brand.json");
  } catch (error) {
    if (error instanceof DomainError)
      return { code: error.code, message: error.message, key: error.sentence?.key };
    throw error;
  }
  throw new Error("It was not refused.");
};

describe("a brand file", () => {
  test("contains the whole design with the names of the command line, and is read back", () => {
    const file = {
      version: 1,
      name: "Blue bakery",
      foreground: "#112233",
      background: "#ffffff",
      size: 600,
      level: "Q",
      margin: 6,
      logo_size: 40,
      modules: "dots",
      eyes: "leaf,circle",
      eye_color: "#1d4ed8,same",
      gradient: "linear 45 #0f766e #4c1d95",
      logo_backing: "rounded",
      corners: "rounded",
      frame: "bubble",
      frame_text: "Order here",
      frame_color: "#112233",
      logo: LOGO,
    };
    const brand = namedDesignOf(readDesignFile(file, "It"), "It");
    expect(brand).toMatchObject({ name: "Blue bakery", logo: LOGO, design: { level: "Q", margin: 6 } });
    expect(designFileOf(brand)).toEqual(file);
  });

  test("preserves any design that the page can make", () => {
    const random = designsFrom(randomFrom(7));
    for (let made = 0; made < 300; made += 1) {
      const brand = { name: "Any", design: random.styled().design, logo: null };
      const read = namedDesignOf(parseDesignFile(JSON.stringify(designFileOf(brand)), "It"), "It");
      expect(withoutRadialAngles(read)).toEqual(withoutRadialAngles(brand));
    }
  });

  test("contains the text of a frame as shown, with repeated spaces collapsed", () => {
    const design = qrDesignSchema.parse({ frame: { kind: "label", text: `Scan${" ".repeat(300)}here ` } });
    const file = designFileOf({ name: "Shop", design, logo: null });
    expect(file).toMatchObject({ frame_text: "Scan here" });
    expect(namedDesignOf(readDesignFile(file, "It"), "It").design.frame?.text).toBe("Scan here");
  });

  test("may omit anything, even its version, and may name a preset", () => {
    expect(namedDesignOf(readDesignFile({}, "It"), "It")).toMatchObject({ name: null, logo: null });
    const named = namedDesignOf(readDesignFile({ preset: "ocean", eyes: null }, "It"), "It");
    expect(named).toEqual(namedDesignOf(readDesignFile({ ...PRESETS.ocean }, "It"), "It"));
  });

  test("may begin with a byte order mark", () =>
    expect(parseDesignFile('\ufeff{"modules": "dots"}', "It").texts).toEqual({ modules: "dots" }));
});

test.each([
  ["{", "not_json", "brand.json is not JSON."],
  ["", "not_json", "brand.json is not JSON."],
  ["null", "not_object", "brand.json is not one object."],
  ["[{}]", "not_object", "brand.json is not one object."],
  [{ version: 2, shape: "x" }, "version", "brand.json is of version 2, and this program reads version 1."],
  [{ version: "1" }, "version", "brand.json is of version 1, and this program reads version 1."],
  [{ version: null }, "version", "brand.json is of version null, and this program reads version 1."],
  [
    { shape: "dots", eye: "x" },
    "unknown",
    "brand.json has members that are not part of a design: shape, eye.",
  ],
  ['{"__proto__": {}}', "unknown", "brand.json has members that are not part of a design: __proto__."],
  [{ modules: ["dots"] }, "value", "brand.json has a value for modules that cannot be read."],
  [{ frame_text: "x".repeat(201) }, "value", "brand.json has a value for frame_text that cannot be read."],
  [{ name: "" }, "value", "brand.json has a value for name that cannot be read."],
  [{ name: "x".repeat(61) }, "value", "brand.json has a value for name that cannot be read."],
  [{ name: "a\u0000b" }, "value", "brand.json has a value for name that cannot be read."],
  [
    { foreground: "blue" },
    "value",
    'brand.json has a value for foreground that cannot be read: "blue" is not a color: write # with 3, 4, 6 or 8 hex digits.',
  ],
  [
    { gradient: "linear #000000 #000000" },
    "value",
    'brand.json has a value for gradient that cannot be read: "linear #000000 #000000" is wrong: Its two colors are the same: choose two.',
  ],
  [
    { logo: "https://example.com/logo.png" },
    "logo",
    "brand.json has a logo that is not a JPEG, PNG, GIF, WebP or SVG picture as a data URI.",
  ],
  [
    { logo: "data:image/bmp;base64,Qk0=" },
    "logo",
    "brand.json has a logo that is not a JPEG, PNG, GIF, WebP or SVG picture as a data URI.",
  ],
  [
    { logo: 7 },
    "logo",
    "brand.json has a logo that is not a JPEG, PNG, GIF, WebP or SVG picture as a data URI.",
  ],
])("refuses the design file %j with a message", (value, key, message) =>
  expect(refusalOf(value)).toEqual({ code: "validation_failed", message, key: `design_file.${key}` }),
);

test("names only a few of a thousand unknown members, and only the beginning of a long name", () => {
  const members = Object.fromEntries(Array.from({ length: 1000 }, (_, n) => [`${n}`.padEnd(500, "x"), n]));
  expect(refusalOf(members).message.length).toBeLessThan(400);
});

test.each([
  ["a little above 2 MB", LOGO_BYTES + 4],
  ["of 9 MB", 9_000_000],
])("refuses a logo %s as too large, and accepts one of 2 MB", (_what, bytes) => {
  expect(refusalOf({ logo: logoOf(bytes) })).toMatchObject({
    code: "logo_unreadable",
    key: "logo.too_large",
  });
  expect(readDesignFile({ logo: logoOf(LOGO_BYTES - 2) }, "It").logo).toHaveLength(
    logoOf(LOGO_BYTES - 2).length,
  );
});
