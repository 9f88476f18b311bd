import { afterEach, expect, test, vi } from "vitest";
import { guardProof } from "../../cli/codes/proof-guard.ts";
import { type Proof, UNTESTED } from "../../core/codes/proof.ts";

const scans: Proof = { ...UNTESTED, scans: true, code: "scans", message: "Tested" };
const unreadable: Proof = { ...UNTESTED, code: "unreadable", message: "None could read it" };
const DAMAGE = "The quiet zone around the code is not clear";

const written = vi.spyOn(process.stderr, "write").mockReturnValue(true);
const warnings = () => written.mock.calls.map(([text]) => text);
afterEach(() => written.mockClear());

test.each([
  ["is not what was drawn", scans, DAMAGE, DAMAGE],
  ["does not scan", unreadable, null, "None could read it"],
  ["is neither", unreadable, DAMAGE, DAMAGE],
])(
  "a file that %s is rejected with a hint, and accepted with a warning with --force",
  (_, proof, damage, said) => {
    expect(() => guardProof({ proof, damage }, false)).toThrow(`${said}. --force writes it all the same.`);
    expect(warnings()).toEqual([]);
    guardProof({ proof, damage }, true);
    expect(warnings()).toEqual([`warning: ${said}.\n`]);
  },
);

test("a file that scans causes no warning, and unusable content no second one", () => {
  guardProof({ proof: scans, damage: null }, false);
  guardProof({ proof: { ...unreadable, code: "payload" }, damage: null }, true);
  expect(warnings()).toEqual([]);
});
