import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { packFiles } from "../build/pack-files.ts";
import { recordInputs } from "../build/record-inputs.ts";
import { routerAlias } from "../build/router-alias.ts";

/** The bundle of the back office: everything under /admin/, apart from the site's. */
export default defineConfig(({ command }) => ({
  root: import.meta.dirname,
  base: "/admin/",
  cacheDir: "../node_modules/.vite/admin",
  publicDir: false,
  plugins: [react(), packFiles, recordInputs("admin")],
  // adapters/http/pages/admin-page.ts puts each answer's own nonce in its place
  html: { cspNonce: "__NONCE__" },
  resolve: { alias: command === "build" ? routerAlias : {} },
  build: {
    outDir: "../dist/admin",
    emptyOutDir: true,
    license: true,
    // react-admin and MUI are one chunk of 900 kB, which is kept for as long as they stay the same
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
