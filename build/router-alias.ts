import { join } from "node:path";
import type { Plugin } from "vite";

const router = join(import.meta.dirname, "../node_modules/react-router/dist/production");

/** The router's package names only its build for development, with warnings that nobody reads where people use the site. */
export const routerAlias = {
  "react-router/dom": `${router}/dom-export.mjs`,
  "react-router": `${router}/index.mjs`,
};

/** Names of components, which only tools for development show. */
const DISPLAY_NAME = /^\w+\.displayName = "\w+";?$/gm;
/** Components and contexts as they are made at the top of the file. */
const MADE = /(?<=^(?:var|const) \w+ = )(?=\w+\.(?:forwardRef|memo|createContext)\()/gm;

/**
 * Leaves what nobody uses out of the router: its file names each of its components, and says of none that making it has no other
 * effect, so that all of them stay, and with them all that they call.
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
