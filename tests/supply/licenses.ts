import type { LockedPackage } from "./lockfile.ts";

/** Licenses (SPDX) that are acceptable for any part of the product. */
const FREE = new Set([
  "0BSD",
  "Apache-2.0",
  "BlueOak-1.0.0",
  "BSD",
  "BSD-2-Clause",
  "BSD-3-Clause",
  "CC0-1.0",
  "ISC",
  "MIT",
  "MIT-0",
  "Unlicense",
  "Zlib",
]);

/** Packages under other licenses, by name and license, with the reason why that is acceptable. */
const KNOWN: readonly { name: RegExp; license: string; why: string }[] = [
  {
    name: /^@img\/sharp-/,
    license: "LGPL-3.0-or-later",
    why: "libvips, a library of its own that sharp loads",
  },
  {
    name: /^@fontsource(?:-variable)?\//,
    license: "OFL-1.1",
    why: "a typeface; its license lies in docs/licenses",
  },
  {
    name: /^(?:axe-core|@axe-core\/playwright|lightningcss.*)$/,
    license: "MPL-2.0",
    why: "tools, in no build",
  },
  { name: /^argparse$/, license: "PSF-2.0", why: "the command line of markdown-it, in no build" },
  { name: /^@undecaf\/zbar-wasm$/, license: "LGPL-2.1+", why: "a judge of our codes, in tests only" },
  { name: /^(?:busboy|dicer|streamsearch|only|humanize-number)$/, license: "", why: "MIT, said in a file" },
];

/** "A OR B" needs one allowed license, "A AND B" needs both. */
function isFree(expression: string, isAllowed: (license: string) => boolean): boolean {
  const plain = expression.replaceAll(/[()]/g, "");
  return plain.split(" OR ").some((choice) => choice.split(" AND ").every((one) => isAllowed(one.trim())));
}

export function isLicenseFine({ name, license = "" }: Pick<LockedPackage, "name" | "license">): boolean {
  const known = KNOWN.filter((exception) => exception.name.test(name)).map((exception) => exception.license);
  return isFree(license, (one) => FREE.has(one) || known.includes(one));
}
