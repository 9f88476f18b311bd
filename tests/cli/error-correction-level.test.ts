import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { jsqrDecoder } from "../../adapters/codes/decode/jsqr-decoder.ts";
import { loadCodeFile } from "../../adapters/codes/files/load-code-file.node.ts";
import { makeQr } from "../../adapters/codes/encode/make-qr.ts";
import { rasterize } from "../../adapters/codes/raster/rasterize.ts";
import { newQrDraft, qrDesignOf } from "../../web/features/qr-generator/qr-draft.ts";
import { runNode } from "../support/programs/cli-program.ts";
import { builtProgram } from "../support/programs/product.ts";
import { temporaryFolder } from "../support/temporary-folder.ts";

/** Too long for level H. */
const LONG = "Quietzone ".repeat(150);

test("long content yields the same modules as on the page", async () => {
  const cwd = await temporaryFolder();
  const { code } = await runNode([builtProgram(), "qr", LONG, "--size", "500", "-o", "x.png"], { cwd });
  expect(code).toBe(0);
  const draft = { ...newQrDraft(LONG), size: 500 };
  const page = makeQr(LONG, qrDesignOf(draft), null);
  const picture = await loadCodeFile(readFileSync(join(cwd, "x.png")));
  expect(page.symbol.level).toBe("Q");
  expect(picture).toEqual(rasterize(page.drawing, page.widthPx));
  expect(await jsqrDecoder.decode(picture)).toMatchObject([{ text: LONG }]);
});

test("a requested level that cannot hold the content is rejected", async () => {
  const cwd = await temporaryFolder();
  const { code, stderr } = await runNode([builtProgram(), "qr", LONG, "--level", "H", "-o", "x.png"], {
    cwd,
  });
  expect({ code, written: existsSync(join(cwd, "x.png")) }).toEqual({ code: 1, written: false });
  expect(stderr).toMatch(/227 bytes too long .* level H/);
});
