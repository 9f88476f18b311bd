import { expect, test } from "vitest";
import { PROOF_CODES, type ProofCode } from "../../../core/codes/proof.ts";
import { verdictOf } from "../../../core/codes/verdict.ts";

const HOLDS: readonly ProofCode[] = ["scans", "scans_one", "scans_own"];
const ON_ONE_GROUND: readonly ProofCode[] = ["on_white", "on_black"];
const verdict = (code: ProofCode, cautions: object[] = []) =>
  verdictOf({ scans: [...HOLDS, ...ON_ONE_GROUND].includes(code), code }, cautions);

test("a code has the verdict scans only if its proof holds on every background without a caution", () => {
  expect(PROOF_CODES.filter((code) => verdict(code) === "scans")).toEqual(HOLDS);
  expect(PROOF_CODES.filter((code) => verdict(code, [{}]) === "scans")).toEqual([]);
  expect(PROOF_CODES.filter((code) => verdict(code) === "scans_with_risk")).toEqual(ON_ONE_GROUND);
  expect(PROOF_CODES.filter((code) => verdict(code, [{}]) === "scans_with_risk")).toEqual([
    ...HOLDS,
    ...ON_ONE_GROUND,
  ]);
});

test("without readers the verdict is untested, and a caution does not improve a failure", () => {
  for (const cautions of [[], [{}]]) {
    expect(verdict("untested", cautions)).toBe("untested");
    expect(verdict("unreadable", cautions)).toBe("fails");
    expect(verdict("payload", cautions)).toBe("fails");
  }
});
