import type { RouteObject } from "react-router-dom";
import { routesAt } from "../../../web/app/routes-at.ts";
import { routes } from "../../../web/app/routes.tsx";

function pathsOf(table: RouteObject[], above = ""): string[] {
  return table.flatMap(({ path = "", children }) => {
    const here = path === "" || path === "/" ? above : `${above}/${path}`;
    return children ? pathsOf(children, here) : [here || "/"];
  });
}

/** Every page that a visitor can open, with its main module, without redirects and the 404 page. */
export const routePages: { path: string; module: string }[] = pathsOf(routes).flatMap((path) => {
  const module = routesAt(path).sources.at(-1)?.module;
  const isPage = module !== undefined && routesAt(path).to === null && !path.endsWith("*");
  return isPage ? [{ path, module }] : [];
});
