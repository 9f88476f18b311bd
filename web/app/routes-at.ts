import { matchRoutes } from "react-router-dom";
import { routes, type RouteHandle } from "./routes.tsx";

/** Routes without parameters, one per page. */
const routesByPath = new Map<string, ReturnType<typeof findRoutes>>();

/** The matching routes of a path, outermost first. */
export function routesAt(pathname: string) {
  const before = routesByPath.get(pathname);
  if (before) return before;
  const routesHere = findRoutes(pathname);
  if (routesHere.pattern === pathname) routesByPath.set(pathname, routesHere);
  return routesHere;
}

function findRoutes(pathname: string) {
  const matched = matchRoutes(routes, pathname) ?? [];
  const handles = matched.map(({ route }) => (route.handle as RouteHandle | undefined) ?? {});
  const parts = matched.map(({ route }) => route.path ?? "").filter((part) => part !== "");
  return {
    pattern: `/${parts.join("/")}`.replaceAll(/\/{2,}/g, "/"),
    sources: handles.flatMap(({ source }) => source ?? []),
    to: handles.at(-1)?.to ?? null,
    legal: handles.at(-1)?.legal ?? null,
    isMissing: handles.at(-1)?.isMissing ?? false,
  };
}
