import { describe, expect, test } from "vitest";
import { productSerialFileName } from "../../../../core/codes/file-name.ts";
import { SERIAL_RUN_LIMIT, serialAt, serialRunSchema } from "../../../../core/codes/payloads/serial-run.ts";

const run = { prefix: "SN-", start: 8, count: 3, digits: 4, check: "none" as const };
const serials = (changes: object = {}) => {
  const parsed = serialRunSchema.parse({ ...run, ...changes });
  return Array.from({ length: parsed.count }, (_, index) => serialAt(parsed, index));
};
const problem = (changes: object) => {
  const [issue] = serialRunSchema.safeParse({ ...run, ...changes }).error?.issues ?? [];
  return issue && `${issue.path.join()}: ${issue.message}`;
};

describe("a run of serial numbers", () => {
  test("counts up from its start with leading zeros", () => {
    expect(serials()).toEqual(["SN-0008", "SN-0009", "SN-0010"]);
    expect(serials({ start: 9999, count: 2 })).toEqual(["SN-9999", "SN-10000"]);
    expect(serials({ prefix: "", digits: 1, start: 0, count: 1 })).toEqual(["0"]);
  });

  test("ends with a check character on request", () => {
    // the complete number is the example in the GRid standard
    expect(
      serials({ prefix: "A1-2425G-ABC1", start: 234002, digits: 6, count: 1, check: "mod37_36" }),
    ).toEqual(["A1-2425G-ABC1234002M"]);
  });

  test("is limited in count, start and digits", () => {
    expect(serials({ count: SERIAL_RUN_LIMIT })).toHaveLength(1000);
    for (const count of [0, SERIAL_RUN_LIMIT + 1, 1.5, Number.NaN])
      expect(problem({ count })).toMatch(/^count: /);
    for (const start of [-1, 1e12]) expect(problem({ start })).toMatch(/^start: /);
    for (const digits of [0, 13]) expect(problem({ digits })).toMatch(/^digits: /);
  });

  test("restricts the prefix to characters that a check character can cover, if there is one", () => {
    const check = "mod37_36";
    expect(problem({ prefix: "Größe-" })).toBeUndefined();
    expect(problem({ prefix: "Größe-", check })).toBe(
      "prefix: With a check character, a prefix has letters A to Z, digits, blanks and - . / _ only",
    );
    expect(problem({ prefix: "", check })).toBeUndefined();
    expect(problem({ prefix: "x".repeat(25) })).toBe("prefix: A prefix has at most 24 characters");
  });

  test("gives every serial its own file name, even with the longest prefix", () => {
    const parsed = serialRunSchema.parse({
      ...run,
      prefix: "漢".repeat(24),
      start: 10 ** 12 - 1000,
      digits: 12,
      count: 1000,
    });
    const names = Array.from({ length: 1000 }, (_, index) =>
      productSerialFileName({ serialNumber: serialAt(parsed, index) }),
    );
    expect(new Set(names).size).toBe(1000);
  });
});
