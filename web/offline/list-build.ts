import { LANGUAGES, isLanguage, type Language } from "../../core/languages.ts";

/** The part of Vite's bundle that is looked at. */
export type Bundle = Record<
  string,
  | {
      type: "chunk";
      code: string;
      isEntry: boolean;
      facadeModuleId: string | null;
      imports: string[];
      dynamicImports: string[];
    }
  | { type: "asset"; source: string | Uint8Array }
>;

/** Modules that need an account, and therefore the server. */
const ACCOUNT =
  /\/web\/(?:features|messages\/[a-z]+)\/(?:accounts|analytics|customer(?:-\w+)?|design|factors|history|image-test|images|profile|providers|short-links)(?:\/|\.ts$)/;
/** Makes runs of serial numbers, for signed-in users. */
const ACCOUNT_WORKER = /\/run\.worker-/;
/** Optional dependencies of jsPDF for HTML and SVG, which we never use. */
const UNUSED = /\/node_modules\/(?:html2canvas|dompurify|canvg)\//;
/** Other alphabets of the typeface are loaded by pages that have letters of theirs, those of frames by texts. */
const OTHER_ALPHABET = /(?:geist-(?!latin-wght)|noto-sans-(?!latin-700)|noto-emoji-).*\.woff2?$/;
const TEXTS = /\/web\/messages\/([a-z]+)\/[\w-]+\.ts$/;

interface BuildFiles {
  files: string[];
  texts: Record<Language, string[]>;
}

/** The files of a bundle that the pages without an account can ask for, small ones first. */
export function listBuild(bundle: Bundle): BuildFiles {
  const assets = Object.keys(bundle).filter((name) => bundle[name]?.type === "asset");
  const found = new Set<string>();
  const texts: BuildFiles["texts"] = { en: [], es: [], fr: [], de: [], it: [], pt: [] };
  const isNeeded = (name: string): boolean => {
    const output = bundle[name];
    const module = output?.type === "chunk" ? (output.facadeModuleId ?? "") : "";
    return !ACCOUNT.test(module) && !UNUSED.test(module);
  };
  const visit = (name: string): void => {
    const output = bundle[name];
    if (!output || found.has(name) || OTHER_ALPHABET.test(name) || ACCOUNT_WORKER.test(name)) return;
    found.add(name);
    if (output.type === "chunk") {
      output.imports.forEach(visit);
      output.dynamicImports.filter(isNeeded).forEach(visit);
    }
    // workers, styles and what those need are named in the code
    const code = textOf(name, output);
    assets.filter((asset) => code.includes(baseOf(asset))).forEach(visit);
  };
  for (const [name, output] of Object.entries(bundle))
    if (name === "index.html" || (output.type === "chunk" && output.isEntry)) visit(name);
  found.delete("index.html");

  const sizeOf = (name: string): number => {
    const output = bundle[name];
    return output?.type === "chunk" ? output.code.length : (output?.source.length ?? 0);
  };
  const sorted = [...found].toSorted((one, other) => sizeOf(one) - sizeOf(other));
  const files = sorted.filter((name) => {
    const output = bundle[name];
    const language = output?.type === "chunk" ? TEXTS.exec(output.facadeModuleId ?? "")?.[1] : null;
    if (isLanguage(language)) texts[language].push(`/${name}`);
    return !isLanguage(language);
  });
  return { files: files.map((name) => `/${name}`), texts };
}

const baseOf = (name: string): string => name.slice(name.lastIndexOf("/") + 1);

function textOf(name: string, output: Bundle[string]): string {
  if (output.type === "chunk") return output.code;
  return typeof output.source === "string"
    ? output.source
    : /\.(?:js|css|html)$/.test(name)
      ? new TextDecoder().decode(output.source)
      : "";
}

/** Every language has texts: a build whose chunks are cut in another way must not pass for one without any. */
export const isWhole = ({ files, texts }: BuildFiles): boolean =>
  files.some((file) => file.endsWith(".wasm")) && LANGUAGES.every((language) => texts[language].length > 0);
