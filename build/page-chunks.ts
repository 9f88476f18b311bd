import type { Rolldown } from "vite";

type Modules = Pick<Rolldown.PluginContext, "getModuleInfo">;

/** A page as web/app/routes.tsx loads it, and what the home page loads when it has answered. */
const PAGE = /\/web\/features\/.*\/(\w+Page|CustomerLayout|Sections)\.tsx$/;
const PAYLOAD = /^(?:DigitalSignature|ProductSerial|Vcard|Wifi)GeneratorPage$/;
const ICONS = /\/lucide-react\/dist\/esm\/lucide-react\.mjs$/;
const ICON = /\/lucide-react\/dist\/esm\/icons\/([\w-]+)\.mjs$/;
/** What it imports makes a picture on the server and is on no page. */
const SERVER_ONLY = /\/SentPicture\.tsx$/;
/** With so many pages, a module is worth its place in what all of them share. */
const MANY = 10;

/** Under which names the list of all icons has one; some have several. */
function iconNames(icon: string, list: string): string[] {
  const line = list.split("\n").find((one) => one.includes(`/icons/${icon}.mjs`)) ?? "";
  return Array.from(line.matchAll(/default as (\w+)/g), ([, name = ""]) => name);
}

/** Of each build: every module that is imported somewhere asks for its importers, and for theirs. */
const importerCache = new WeakMap<Modules, Map<string, string[]>>();

/** Who imports a module. */
function importersOf(id: string, modules: Modules): string[] {
  const found = importerCache.get(modules) ?? new Map<string, string[]>();
  importerCache.set(modules, found);
  const importers = found.get(id) ?? findImporters(id, modules);
  found.set(id, importers);
  return importers;
}

/** Icons are imported by a list of all icons, which everybody imports. */
function findImporters(id: string, modules: Modules): string[] {
  const importers = (modules.getModuleInfo(id)?.importers ?? []).filter(
    (importer) => !SERVER_ONLY.test(importer),
  );
  const icon = ICON.exec(id)?.[1];
  return importers.flatMap((importer) => {
    const list = modules.getModuleInfo(importer);
    if (icon === undefined) return importer;
    if (!ICONS.test(importer) || !list?.code) return [];
    const named = new RegExp(`\\b(?:${iconNames(icon, list.code).join("|")})\\b`);
    return list.importers.filter((one) => named.test(modules.getModuleInfo(one)?.code ?? ""));
  });
}

/** The pages that cannot be shown without a module. */
function pagesWith(id: string, modules: Modules): string[] {
  const seen = new Set([id]);
  for (const module of seen) for (const importer of importersOf(module, modules)) seen.add(importer);
  return [...seen].flatMap((module) => PAGE.exec(module)?.[1] ?? []);
}

/**
 * In which file of the build a module belongs, so that a page consists of few files: over a slow line one more costs as much time as
 * 5 kB. null leaves it to the bundler. What a module imports is on the same pages and on more, so that no two files need each other.
 */
export function pageChunk(id: string, modules: Modules): string | null {
  if (/\/web\/messages\//.test(id)) return null;
  const pages = pagesWith(id, modules);
  if (pages.length < 2) return null;
  if (pages.includes("HomePage")) return "home";
  // the home page would load what generators share
  if (pages.includes("Sections")) return null;
  if (/\/node_modules\/zod\//.test(id)) return "schemas";
  if (pages.length >= MANY) return "kit";
  if (pages.every((one) => PAYLOAD.test(one))) return "payload";
  const generators = pages.filter((one) => one.endsWith("GeneratorPage"));
  if (generators.length < 3) return null;
  return generators.length === pages.length ? "generator" : "codes";
}
