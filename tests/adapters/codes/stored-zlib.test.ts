import { inflateSync } from "node:zlib";
import { expect, test } from "vitest";
import { storedZlib } from "../../../adapters/codes/files/stored-zlib.ts";

test.each([0, 1, 65_535, 65_536, 200_000])("%i bytes are restored unchanged by zlib", (length) => {
  const bytes = Uint8Array.from({ length }, (_, at) => (at * 7919) & 0xff);
  const stored = storedZlib(bytes);
  expect(new Uint8Array(inflateSync(stored))).toEqual(bytes);
});
