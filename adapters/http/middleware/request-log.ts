import type { Context, Middleware } from "koa";
import type { Logger } from "pino";
import { routeOf } from "../routing/route-of.ts";
import { requestIdOf } from "./request-id.ts";

/** Figures counted per request. */
interface RequestFigures {
  method: string;
  /** Pattern of the route. */
  route: string;
  status: number;
  /** Whether the client disconnected before the end of the response. */
  aborted: boolean;
  seconds: number;
}

export interface RequestMeter {
  begin(): void;
  end(figures: RequestFigures): void;
}

/** Requests that machines repeat all day, or that every page makes a dozen times. */
const QUIET = new Set(["static file", "/healthz", "/readyz", "/metrics"]);

interface Dependencies {
  log: Logger;
  meter: RequestMeter;
}

/**
 * One line in the log for each request, when its answer has been sent: nothing in it says who asked, for whom or what about. No
 * address, no User-Agent, no user, neither path nor query (docs/decisions/0024-operations.md).
 */
export function requestLog({ log, meter }: Dependencies): Middleware {
  return async function requestLogMiddleware(ctx, next) {
    const began = performance.now();
    const before = ctx.req.socket.bytesWritten;
    meter.begin();
    ctx.res.once("close", () => {
      const ms = performance.now() - began;
      const figures = figuresOf(ctx, ms);
      meter.end(figures);
      const { route, method, status, aborted } = figures;
      const level = QUIET.has(route) ? "debug" : "info";
      log[level]({
        event: "request",
        request_id: requestIdOf(ctx),
        method,
        route,
        // absent if the client disconnected, or the process ended, before the response
        ...(ctx.res.headersSent && { status }),
        ms: Math.round(ms * 10) / 10,
        // of the answer, including headers
        bytes: Math.max(0, ctx.req.socket.bytesWritten - before),
        ...(aborted && { aborted }),
      });
    });
    await next();
  };
}

const figuresOf = (ctx: Context, ms: number): RequestFigures => ({
  method: ctx.method,
  route: routeOf(ctx),
  status: ctx.res.statusCode,
  aborted: !ctx.res.writableFinished,
  seconds: ms / 1000,
});
