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
  ["of one page stays in that page's chunk", [page("QrGeneratorPage")], null],
  ["of three generators goes into the generator chunk", generators, "generator"],
  ["that other pages use as well goes into the codes chunk", [...generators, page("HistoryPage")], "codes"],
  ["of the home page goes into the home chunk", [...generators, page("HomePage")], "home"],
  [
    "that the home page loads lazily stays out of the generator chunk",
    [...generators, "/site/web/features/home/Sections.tsx"],
    null,
  ],
  [
    "of payload pages only goes into the payload chunk",
    [page("VcardGeneratorPage"), page("WifiGeneratorPage")],
    "payload",
  ],
  [
    "of most pages goes into the kit chunk",
    Array.from({ length: 10 }, (_, at) => page(`A${"b".repeat(at)}Page`)),
    "kit",
  ],
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
