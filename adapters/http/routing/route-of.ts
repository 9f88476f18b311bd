import type { Context } from "koa";

/** A layer of a router, as it leaves those that match at the context. */
interface MatchedLayer {
  path: string | RegExp;
  methods: string[];
}

/** Which kind of answer it is, of those that no router gives. */
export function nameRoute(ctx: Context, name: string): void {
  ctx.state["route"] = name;
}

/**
 * The pattern of the route that was asked for, such as `/s/:code`: paths hold names, tokens and addresses, and there is no end of
 * them. What guards refused is named by the route behind them.
 */
export function routeOf(ctx: Context): string {
  const { route } = ctx.state as { route?: unknown };
  if (typeof route === "string") return route;
  const { matched = [] } = ctx as Context & { matched?: MatchedLayer[] };
  const layers = matched.filter(({ methods }) => methods.length > 0);
  // the first answers: /history/counts matches /history/:id as well
  const layer = layers.find(({ methods }) => methods.includes(ctx.method)) ?? layers.at(-1);
  return layer === undefined ? "unknown" : String(layer.path);
}
