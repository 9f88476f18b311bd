import type { Context } from "koa";

/** A router layer, as recorded in the context for matching layers. */
interface MatchedLayer {
  path: string | RegExp;
  methods: string[];
}

/** Names a response that does not come from a router. */
export function nameRoute(ctx: Context, name: string): void {
  ctx.state["route"] = name;
}

/**
 * The pattern of the matched route, such as `/s/:code`: paths contain names, tokens and addresses, in
 * unlimited number. Calls rejected by a guard are named after the route behind it.
 */
export function routeOf(ctx: Context): string {
  const { route } = ctx.state as { route?: unknown };
  if (typeof route === "string") return route;
  const { matched = [] } = ctx as Context & { matched?: MatchedLayer[] };
  const layers = matched.filter(({ methods }) => methods.length > 0);
  // the first match answers: /history/counts matches /history/:id as well
  const layer = layers.find(({ methods }) => methods.includes(ctx.method)) ?? layers.at(-1);
  return layer === undefined ? "unknown" : String(layer.path);
}
