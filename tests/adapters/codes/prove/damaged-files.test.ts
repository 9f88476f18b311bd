import { expect, test } from "vitest";
import { verifyFile } from "../../../../adapters/codes/batch/verify-file.node.ts";
import { damagedFile } from "../../../support/codes/damaged-files.ts";

/** Files per ordinary run; `npm run test:damage` checks ten thousand. */
const A_FEW = 70;
const count = Number(process.env["QZ_DAMAGED"] ?? A_FEW);
const seed = Number(process.env["QZ_SEED"] ?? 1);

test(
  `none of ${count} damaged pictures passes, and all of them passed undamaged`,
  async () => {
    const passed: string[] = [];
    const refused: string[] = [];
    const kinds = new Map<string, number>();
    for (let at = 0; at < count; at++) {
      const number = seed * 1_000_000 + at;
      const { damage, code, whole, bytes } = damagedFile(number);
      const name = `${number}: ${code.asked.format} "${code.asked.content}", ${damage}`;
      const before = await verifyFile(whole, "png", code);
      if (before !== null) refused.push(`${name}: ${before}`);
      if ((await verifyFile(bytes, "png", code)) === null) passed.push(name);
      const kind = damage.replaceAll(/\d+/g, "n").replace(/ at the .*/, "");
      kinds.set(kind, (kinds.get(kind) ?? 0) + 1);
    }
    if (count > A_FEW) console.table(Object.fromEntries(kinds));
    expect(passed).toEqual([]);
    expect(refused).toEqual([]);
  },
  60_000 + count * 500,
);

test("a truncated file does not pass and does not stop the batch", async () => {
  const { code, whole } = damagedFile(0);
  const cut = whole.subarray(0, whole.length - 20);
  expect(await verifyFile(cut, "png", code)).toBe("The file that was written cannot be opened.");
});
