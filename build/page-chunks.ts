import type { Rolldown } from "vite";

type Modules = Pick<Rolldown.PluginContext, "getModuleInfo">;

/** A page as web/app/routes.tsx loads it, or the part of the home page that loads after hydration. */
const PAGE = /\/web\/features\/.*\/(\w+Page|CustomerLayout|Sections)\.tsx$/;
const PAYLOAD = /^(?:DigitalSignature|ProductSerial|Vcard|Wifi)GeneratorPage$/;
const ICONS = /\/lucide-react\/dist\/esm\/lucide-react\.mjs$/;
const ICON = /\/lucide-react\/dist\/esm\/icons\/([\w-]+)\.mjs$/;
/** Its imports draw an image on the server; no page contains them. */
const SERVER_ONLY = /\/SentPicture\.tsx$/;
/** A module used by this many pages belongs in the shared chunk. */
const MANY = 10;

/** Names of an icon in the list of all icons; some icons have several. */
function iconNames(icon: string, list: string): string[] {
  const line = list.split("\n").find((one) => one.includes(`/icons/${icon}.mjs`)) ?? "";
  return Array.from(line.matchAll(/default as (\w+)/g), ([, name = ""]) => name);
}

/** Per build: without it, every module would compute its importers, and their importers, again. */
const importerCache = new WeakMap<Modules, Map<string, string[]>>();

/** Importers of a module. */
function importersOf(id: string, modules: Modules): string[] {
  const found = importerCache.get(modules) ?? new Map<string, string[]>();
  importerCache.set(modules, found);
  const importers = found.get(id) ?? findImporters(id, modules);
  found.set(id, importers);
  return importers;
}

/** Importers of an icon by name: the list of all icons is imported everywhere. */
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

/** The pages that cannot be shown without the module. */
function pagesWith(id: string, modules: Modules): string[] {
  const seen = new Set([id]);
  for (const module of seen) for (const importer of importersOf(module, modules)) seen.add(importer);
  return [...seen].flatMap((module) => PAGE.exec(module)?.[1] ?? []);
}

/**
 * The chunk that a module belongs to, so that a page consists of few files: on a slow line, one more file costs as much time as 5 kB.
 * null leaves the choice to the bundler. Imports of a module are on the same pages or on more, so that no two chunks need each other.
 */
export function pageChunk(id: string, modules: Modules): string | null {
  if (/\/web\/messages\//.test(id)) return null;
  const pages = pagesWith(id, modules);
  if (pages.length < 2) return null;
  if (pages.includes("HomePage")) return "home";
  // the home page would load code that only the generators share
  if (pages.includes("Sections")) return null;
  if (/\/node_modules\/zod\//.test(id)) return "schemas";
  if (pages.length >= MANY) return "kit";
  if (pages.every((one) => PAYLOAD.test(one))) return "payload";
  const generators = pages.filter((one) => one.endsWith("GeneratorPage"));
  if (generators.length < 3) return null;
  return generators.length === pages.length ? "generator" : "codes";
}
