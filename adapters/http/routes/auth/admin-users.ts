import * as z from "zod/mini";
import { MINUTE } from "../../../../core/durations.ts";
import {
  accountChangesOf,
  accountChangesSchema,
  confirmationOf,
  confirmationSchema,
  inviteSchema,
  linkSchema,
  newAccountSchema,
} from "../../../../core/users/account-requests.ts";
import { userNotFound } from "../../../../core/users/user.ts";
import { DomainError } from "../../../../core/errors.ts";
import { actorOf } from "../../session/actor-of.ts";
import { presentFactor } from "../../../../core/presenters/present-factor.ts";
import { presentUser } from "../../../../core/presenters/present-user.ts";
import { redirectTarget } from "../../session/redirect-target.ts";
import { type AnyRoute, route, type RouteContext } from "../../routing/route.ts";
import { json } from "../../body/valid-body.ts";
import type { AuthDependencies } from "./dependencies.ts";

const DEFAULT_ROWS = 50;
const MAX_ROWS = 1000;

const wholeNumber = (text: unknown, otherwise: number, max: number): number => {
  const number = typeof text === "string" && /^\d{1,9}$/.test(text) ? Number(text) : otherwise;
  return Math.min(Math.max(1, number), max);
};

/** @throws DomainError `user_not_found` or `mfa_factor_not_found` if the parameter is not a UUID */
function uuidOf(ctx: RouteContext, name: "factor" | "id" = "id"): string {
  const id = z.uuid().safeParse(ctx.params[name]);
  if (id.success) return id.data;
  throw name === "id" ? userNotFound() : new DomainError("mfa_factor_not_found", "There is no such factor");
}

/** Account administration through auth/v1. */
export function adminUserRoutes(dependencies: AuthDependencies): AnyRoute[] {
  const { users, accountRemoval, accountLinks, factors } = dependencies;
  const { limits, redirects } = dependencies;
  const common = limits.perAddress(600, MINUTE);

  /** `page` is the first parameter, since the client of auth/v1 reads it there. */
  const linkHeader = (page: number, rows: number, total: number): string => {
    const last = Math.max(1, Math.ceil(total / rows));
    const to = (target: number, rel: string) =>
      `<${redirects.siteUrl}/auth/v1/admin/users?page=${target}&per_page=${rows}>; rel="${rel}"`;
    return [...(page < last ? [to(page + 1, "next")] : []), to(last, "last")].join(", ");
  };

  return [
    route({
      method: "GET",
      path: "/auth/v1/admin/users",
      guard: "auth-admin",
      limit: [common],
      async handle(ctx) {
        const page = wholeNumber(ctx.query["page"], 1, 1_000_000);
        const rows = wholeNumber(ctx.query["per_page"], DEFAULT_ROWS, MAX_ROWS);
        const { items, total } = await users.list({ offset: (page - 1) * rows, limit: rows });
        ctx.set("X-Total-Count", String(total));
        ctx.set("Link", linkHeader(page, rows, total));
        ctx.body = { users: items.map(presentUser), aud: "authenticated" };
      },
    }),
    route({
      method: "POST",
      path: "/auth/v1/admin/users",
      guard: "auth-admin",
      limit: [common],
      body: json(newAccountSchema),
      async handle(ctx, body) {
        const account = { email: body.email, ...accountChangesOf(body) };
        ctx.body = presentUser(await users.create(actorOf(ctx), account));
      },
    }),
    route({
      method: "GET",
      path: "/auth/v1/admin/users/:id",
      guard: "auth-admin",
      limit: [common],
      async handle(ctx) {
        ctx.body = presentUser(await users.get(uuidOf(ctx)));
      },
    }),
    route({
      method: "PUT",
      path: "/auth/v1/admin/users/:id",
      guard: "auth-admin",
      limit: [common],
      body: json(accountChangesSchema),
      async handle(ctx, body) {
        const id = uuidOf(ctx);
        const changes = { email: body.email ?? undefined, ...accountChangesOf(body) };
        ctx.body = presentUser(await users.change(actorOf(ctx), id, changes, confirmationOf(body)));
      },
    }),
    // should_soft_delete is accepted and ignored: accounts are always deleted completely
    route({
      method: "DELETE",
      path: "/auth/v1/admin/users/:id",
      guard: "auth-admin",
      limit: [common],
      fresh: true,
      body: json(confirmationSchema),
      async handle(ctx, body) {
        await accountRemoval.deleteAccount(actorOf(ctx), uuidOf(ctx), confirmationOf(body));
        ctx.body = {};
      },
    }),
    route({
      method: "GET",
      path: "/auth/v1/admin/users/:id/factors",
      guard: "auth-admin",
      limit: [common],
      async handle(ctx) {
        const { id } = await users.get(uuidOf(ctx));
        ctx.body = (await factors.list(id)).map(presentFactor);
      },
    }),
    route({
      method: "DELETE",
      path: "/auth/v1/admin/users/:id/factors/:factor",
      guard: "auth-admin",
      limit: [common],
      fresh: true,
      async handle(ctx) {
        ctx.body = presentFactor(await factors.removeOf(actorOf(ctx), uuidOf(ctx), uuidOf(ctx, "factor")));
      },
    }),
    // the response can sign the caller in as that account
    route({
      method: "POST",
      path: "/auth/v1/admin/generate_link",
      guard: "auth-admin",
      limit: [common],
      fresh: true,
      body: json(linkSchema),
      async handle(ctx, { type, email, password, data, redirect_to }) {
        const account = { email, password: password ?? undefined, userMetadata: data ?? undefined };
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
      },
    }),
    route({
      method: "POST",
      path: "/auth/v1/invite",
      guard: "auth-admin",
      limit: [limits.perAddress(30, MINUTE), common],
      body: json(inviteSchema),
      async handle(ctx, { email, data }) {
        const redirectTo = redirectTarget(ctx.query["redirect_to"], redirects);
        const account = { email, userMetadata: data ?? undefined };
        ctx.body = presentUser(await accountLinks.invite(actorOf(ctx), { account, redirectTo }));
      },
    }),
  ];
}
