import { join } from "node:path";
import type { Plugin } from "vite";

const router = join(import.meta.dirname, "../node_modules/react-router/dist/production");

/** The router's package exports only its development build, whose warnings nobody reads in production. */
export const routerAlias = {
  "react-router/dom": `${router}/dom-export.mjs`,
  "react-router": `${router}/index.mjs`,
};

/** Component names, which only development tools show. */
const DISPLAY_NAME = /^\w+\.displayName = "\w+";?$/gm;
/** Components and contexts created at the top level of the file. */
const MADE = /(?<=^(?:var|const) \w+ = )(?=\w+\.(?:forwardRef|memo|createContext)\()/gm;

/**
 * Removes unused components from the router: its file names each component and marks none as free of side effects, so the bundler would
 * keep them all, with everything that they call.
 */
export const leanRouter: Plugin = {
  name: "lean-router",
  transform: {
    filter: { id: /\/react-router\/dist\/production\// },
    handler: (code) => ({
      code: code.replaceAll(DISPLAY_NAME, "").replaceAll(MADE, "/* @__PURE__ */ "),
      map: null,
    }),
  },
};
