import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import pkg from "../package.json" with { type: "json" };

/** One config, two builds: the browser bundle and, with --ssr, the server and the CLI. */
export default defineConfig(({ isSsrBuild }) => ({
  root: import.meta.dirname,
  cacheDir: "../node_modules/.vite/web",
  plugins: [react(), tailwindcss()],
  // package.json decides: "dependencies" are loaded from node_modules at run time, the rest is bundled
  ssr: isSsrBuild ? { noExternal: true, external: Object.keys(pkg.dependencies) } : {},
  build: isSsrBuild
    ? {
        outDir: "../dist/server",
        emptyOutDir: true,
        sourcemap: true,
        target: "node20",
        rollupOptions: { input: "../cli/main.ts", external: ["vite"] },
      }
    : { outDir: "../dist/web", emptyOutDir: true },
}));
