import { expect, test } from "vitest";
import { pageChunk } from "../build/page-chunks.ts";

const page = (name: string): string => `/site/web/features/x/${name}.tsx`;

/** @param importers importers of each module */
function chunkOf(
  id: string,
  importers: Record<string, string[]>,
  code: Record<string, string> = {},
): string | null {
  const getModuleInfo = (module: string) =>
    ({ importers: importers[module] ?? [], code: code[module] ?? "" }) as unknown as ReturnType<
      Parameters<typeof pageChunk>[1]["getModuleInfo"]
    >;
  return pageChunk(id, { getModuleInfo });
}

const CORE = "/site/core/codes/color.ts";
const generators = ["QrGeneratorPage", "BarcodeGeneratorPage", "VcardGeneratorPage"].map(page);

test.each([
  ["of one page is that page's", [page("QrGeneratorPage")], null],
  ["of three generators is with what generators share", generators, "generator"],
  [
    "of other pages as well, so that those do not load all generators",
    [...generators, page("HistoryPage")],
    "codes",
  ],
  ["of the home page is with nothing that it does not need", [...generators, page("HomePage")], "home"],
  [
    "that the home page loads later is no part of a generator",
    [...generators, "/site/web/features/home/Sections.tsx"],
    null,
  ],
  ["of payload pages alone", [page("VcardGeneratorPage"), page("WifiGeneratorPage")], "payload"],
  ["of most pages", Array.from({ length: 10 }, (_, at) => page(`A${"b".repeat(at)}Page`)), "kit"],
])("a module %s", (_, pages, chunk) => {
  // imported indirectly, as most modules are
  expect(chunkOf(CORE, { [CORE]: ["/site/web/codes/x.ts"], "/site/web/codes/x.ts": pages })).toBe(chunk);
});

test("an icon goes into the chunk of the pages that name it, by any of its names", () => {
  const icon = "/n/lucide-react/dist/esm/icons/circle-x.mjs";
  const list = "/n/lucide-react/dist/esm/lucide-react.mjs";
  const [qr = "", barcode = "", vcard = ""] = generators;
  const code = {
    [list]: "export { default as CircleX, default as XCircle } from './icons/circle-x.mjs';",
    [qr]: "CircleX",
    [barcode]: "XCircle",
    [vcard]: "Circle",
    [page("WifiGeneratorPage")]: "CircleX",
  };
  const importers = { [icon]: [list], [list]: [...generators, page("WifiGeneratorPage")] };
  expect(chunkOf(icon, importers, code)).toBe("generator");
  expect(chunkOf(icon, importers, { ...code, [qr]: "Circle", [barcode]: "" })).toBe(null);
});
