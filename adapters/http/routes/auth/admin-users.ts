import type { Router } from "@koa/router";
import type { Context, Middleware } from "koa";
import * as z from "zod/mini";
import {
  accountChangesOf,
  accountChangesSchema,
  confirmationOf,
  confirmationSchema,
  inviteSchema,
  linkSchema,
  newAccountSchema,
} from "../../../../core/users/account-requests.ts";
import { DomainError } from "../../../../core/errors.ts";
import { isGraveChange } from "../../../../core/users/grave-change.ts";
import { actorOf } from "../../actor-of.ts";
import { requireApiUser, requireWantedFactor, signedIn } from "../../middleware/authenticate.ts";
import { requireFreshSignIn } from "../../middleware/require-fresh-sign-in.ts";
import { presentFactor, presentUser } from "../../presenters.ts";
import { redirectTarget } from "../../redirect-target.ts";
import { validBody } from "../../valid-body.ts";
import type { AuthDependencies } from "./dependencies.ts";

const MINUTE = 60;
const DEFAULT_ROWS = 50;
const MAX_ROWS = 1000;

const wholeNumber = (text: unknown, otherwise: number, most: number): number => {
  const number = typeof text === "string" && /^\d{1,9}$/.test(text) ? Number(text) : otherwise;
  return Math.min(Math.max(1, number), most);
};

/** An id that is none names nobody, and is no reason to fail. */
function uuidOf(ctx: Context & { params: Record<string, string> }, name = "id"): string {
  const id = z.uuid().safeParse(ctx.params[name]);
  if (id.success) return id.data;
  throw name === "id"
    ? new DomainError("user_not_found", "There is no such user")
    : new DomainError("mfa_factor_not_found", "There is no such factor");
}

/** The role as the database has it now (D17), in the words that the client of auth/v1 knows. */
const requireAdmin: Middleware = async (ctx, next) => {
  if (signedIn(ctx).user.role !== "admin") {
    throw new DomainError("not_admin", "Admin privileges are required");
  }
  await next();
};

/** Accounts as admins manage them through auth/v1 (auth contract 1.4 admin.*). One guard in front of everything. */
export function adminUserRoutes(router: Router, dependencies: AuthDependencies): void {
  const { auth, users, userAdministration, accountRemoval, accountLinks, factors } = dependencies;
  const { limits, redirects, settings, reauthentication } = dependencies;
  const fresh = requireFreshSignIn(reauthentication);
  const guard = [
    limits.perAddress(600, MINUTE),
    requireApiUser(auth),
    requireAdmin,
    requireWantedFactor(settings),
  ] as const;
  router.use("/admin", ...guard);
  router.use("/invite", ...guard);

  /** As the client reads it: `page` is the first parameter (auth contract 1.5, 5). */
  const linkHeader = (page: number, rows: number, total: number): string => {
    const last = Math.max(1, Math.ceil(total / rows));
    const to = (target: number, rel: string) =>
      `<${redirects.siteUrl}/auth/v1/admin/users?page=${target}&per_page=${rows}>; rel="${rel}"`;
    return [...(page < last ? [to(page + 1, "next")] : []), to(last, "last")].join(", ");
  };

  router.get("/admin/users", async (ctx) => {
    const page = wholeNumber(ctx.query["page"], 1, 1_000_000);
    const rows = wholeNumber(ctx.query["per_page"], DEFAULT_ROWS, MAX_ROWS);
    const { items, total } = await users.list({ offset: (page - 1) * rows, limit: rows });
    ctx.set("X-Total-Count", String(total));
    ctx.set("Link", linkHeader(page, rows, total));
    ctx.body = { users: items.map(presentUser), aud: "authenticated" };
  });

  router.post("/admin/users", async (ctx) => {
    const body = validBody(ctx, newAccountSchema);
    const account = { email: body.email, ...accountChangesOf(body) };
    if (isGraveChange(null, account)) reauthentication.requireFresh(signedIn(ctx));
    ctx.body = presentUser(await userAdministration.create(actorOf(ctx), account));
  });

  router.get("/admin/users/:id", async (ctx) => {
    ctx.body = presentUser(await userAdministration.get(uuidOf(ctx)));
  });

  router.put("/admin/users/:id", async (ctx) => {
    const id = uuidOf(ctx);
    const body = validBody(ctx, accountChangesSchema);
    const changes = { email: body.email ?? undefined, ...accountChangesOf(body) };
    if (isGraveChange(await userAdministration.get(id), changes))
      reauthentication.requireFresh(signedIn(ctx));
    ctx.body = presentUser(await userAdministration.change(actorOf(ctx), id, changes, confirmationOf(body)));
  });

  // should_soft_delete is accepted: there is one way of being deleted here, and it leaves nothing
  router.delete("/admin/users/:id", async (ctx) => {
    const confirmation = confirmationOf(validBody(ctx, confirmationSchema));
    await accountRemoval.deleteAccount(actorOf(ctx), uuidOf(ctx), confirmation);
    ctx.body = {};
  });

  router.get("/admin/users/:id/factors", async (ctx) => {
    const { id } = await userAdministration.get(uuidOf(ctx));
    ctx.body = (await factors.list(id)).map(presentFactor);
  });

  router.delete("/admin/users/:id/factors/:factor", fresh, async (ctx) => {
    ctx.body = presentFactor(await factors.removeOf(actorOf(ctx), uuidOf(ctx), uuidOf(ctx, "factor")));
  });

  router.post("/admin/generate_link", async (ctx) => {
    const { type, email, password, data, redirect_to } = validBody(ctx, linkSchema);
    const account = { email, password: password ?? undefined, profile: data ?? undefined };
    const redirectTo = redirectTarget(redirect_to ?? ctx.query["redirect_to"], redirects);
    const made = await accountLinks.generate(actorOf(ctx), type, { account, redirectTo });
    ctx.body = {
      ...presentUser(made.user),
      action_link: made.actionLink,
      email_otp: made.code,
      hashed_token: made.secret,
      verification_type: made.type,
      redirect_to: made.redirectTo,
    };
  });

  router.post("/invite", limits.perAddress(30, MINUTE), async (ctx) => {
    const { email, data } = validBody(ctx, inviteSchema);
    const redirectTo = redirectTarget(ctx.query["redirect_to"], redirects);
    ctx.body = presentUser(
      await accountLinks.invite(actorOf(ctx), { account: { email, profile: data ?? undefined }, redirectTo }),
    );
  });
}
