import { join } from "node:path";

const router = join(import.meta.dirname, "../node_modules/react-router/dist/production");

/** The router's package names only its build for development, with warnings that nobody reads where people use the site. */
export const routerAlias = {
  "react-router/dom": `${router}/dom-export.mjs`,
  "react-router": `${router}/index.mjs`,
};
