/** Vite's manifest entry of a source file: its output file, and the source files that it imports. */
export type Manifest = Record<string, { file: string; imports?: string[] }>;

/**
 * The files that a page's own code consists of, which the browser would otherwise ask for only after the first script has run.
 * @param source path of the page's module under web/
 * @returns paths under the site's root; none where the manifest does not know the module
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
