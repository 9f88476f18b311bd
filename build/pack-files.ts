import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants } from "node:zlib";
import type { Plugin } from "vite";

const brotli = promisify(brotliCompress);

/** Compresses every file once at brotli's highest level, which is too slow to do per request. */
export const packFiles: Plugin = {
  name: "pack-files",
  async writeBundle({ dir = "" }, bundle) {
    const files = Object.keys(bundle).filter((file) => /\.(?:js|css|svg|wasm)$/.test(file));
    await Promise.all(
      files.map(async (file) => {
        const bytes = await readFile(join(dir, file));
        const params = { [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length };
        await writeFile(join(dir, `${file}.br`), await brotli(bytes, { params }));
      }),
    );
  },
};
