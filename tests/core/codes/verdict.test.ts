import { expect, test } from "vitest";
import { PROOF_CODES, type ProofCode } from "../../../core/codes/proof.ts";
import { verdictOf } from "../../../core/codes/verdict.ts";

const HOLDS: readonly ProofCode[] = ["scans", "scans_one", "scans_own"];
const ON_ONE_GROUND: readonly ProofCode[] = ["on_white", "on_black"];
const verdict = (code: ProofCode, cautions: object[] = []) =>
  verdictOf({ scans: [...HOLDS, ...ON_ONE_GROUND].includes(code), code }, cautions);

test("a code is said to scan only where its proof holds on every background and nothing warns of it", () => {
  expect(PROOF_CODES.filter((code) => verdict(code) === "scans")).toEqual(HOLDS);
  expect(PROOF_CODES.filter((code) => verdict(code, [{}]) === "scans")).toEqual([]);
  expect(PROOF_CODES.filter((code) => verdict(code) === "scans_with_risk")).toEqual(ON_ONE_GROUND);
  expect(PROOF_CODES.filter((code) => verdict(code, [{}]) === "scans_with_risk")).toEqual([
    ...HOLDS,
    ...ON_ONE_GROUND,
  ]);
});

test("no reader at hand is no proof of anything, and a caution does not make a failure better", () => {
  for (const cautions of [[], [{}]]) {
    expect(verdict("untested", cautions)).toBe("untested");
    expect(verdict("unreadable", cautions)).toBe("fails");
    expect(verdict("payload", cautions)).toBe("fails");
  }
});
