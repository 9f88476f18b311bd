import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { packFiles } from "../build/pack-files.ts";
import { recordInputs } from "../build/record-inputs.ts";
import { routerAlias } from "../build/router-alias.ts";

/** The admin panel's bundle: everything under /admin/, separate from the site's. */
export default defineConfig(({ command }) => ({
  root: import.meta.dirname,
  base: "/admin/",
  cacheDir: "../node_modules/.vite/admin",
  publicDir: false,
  plugins: [react(), packFiles, recordInputs("admin")],
  // adapters/http/pages/admin-page.ts replaces it with each answer's nonce
  html: { cspNonce: "__NONCE__" },
  resolve: { alias: command === "build" ? routerAlias : {} },
  build: {
    outDir: "../dist/admin",
    emptyOutDir: true,
    license: true,
    // react-admin and MUI form one 900 kB chunk, which stays cached until they change
    chunkSizeWarningLimit: 1500,
    rollupOptions: {
      output: {
        codeSplitting: {
          groups: [{ name: "framework", tags: ["$initial"], test: /\/node_modules\// }],
        },
      },
    },
  },
}));
