/** Vite's manifest entry of a source file: its output file, and the source files that it imports. */
export type Manifest = Record<string, { file: string; imports?: string[] }>;

/**
 * The files of a page's own code, which the browser would otherwise request only after the first script has
 * run.
 * @param source path of the page's module under web/
 * @returns paths under the site's root; empty if the manifest lacks the module
 */
export function modulePreloads(manifest: Manifest, source: string): string[] {
  const seen = new Set<string>();
  const visit = (name: string): void => {
    const chunk = manifest[name];
    if (!chunk || seen.has(name)) return;
    seen.add(name);
    chunk.imports?.forEach(visit);
  };
  visit(source);
  return [...seen].map((name) => `/${manifest[name]?.file}`);
}
