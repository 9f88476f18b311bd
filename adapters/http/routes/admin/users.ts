import type { Middleware } from "koa";
import type { Reauthentication } from "../../../../core/auth/mailed/reauthentication.ts";
import type { FactorService } from "../../../../core/auth/factors/factor-service.ts";
import { DomainError } from "../../../../core/errors.ts";
import type { AccountLinks } from "../../../../core/users/account-links.ts";
import type { AccountRemoval } from "../../../../core/users/account-removal.ts";
import { confirmationOf } from "../../../../core/users/account-requests.ts";
import {
  changesOf,
  deleteManySchema,
  importSchema,
  newUserSchema,
  userChangesSchema,
} from "../../../../core/users/admin-requests.ts";
import type { UserService } from "../../../../core/users/user-service.ts";
import type { UserImport } from "../../../../core/users/user-import.ts";
import type { User } from "../../../../core/users/user.ts";
import { accountList, type UserList, type UserStats } from "../../../../core/users/user-list.ts";
import { signedIn } from "../../middleware/authenticate.ts";
import { actorOf } from "../../session/actor-of.ts";
import { filterParam } from "../../query/filter-param.ts";
import { idOf } from "../../query/id-of.ts";
import { presentAdminUser, type AdminUser } from "../../../../core/presenters/present-admin-user.ts";
import { presentFactor } from "../../../../core/presenters/present-factor.ts";
import { type AnyRoute, route } from "../../routing/route.ts";
import { fileForm } from "../../body/upload.ts";
import { abortOnDisconnect } from "../../server/abort-on-disconnect.ts";
import { sendCsv } from "../../server/send-csv.ts";
import { json } from "../../body/valid-body.ts";
import { resourceRoutes, versionOf } from "./resource.ts";

export interface UserAdminRoutes {
  userList: UserList;
  userImport: UserImport;
  users: UserService;
  accountLinks: AccountLinks;
  accountRemoval: AccountRemoval;
  factors: FactorService;
  reauthentication: Pick<Reauthentication, "requireFresh">;
}

/** Far more than the largest number of rows needs. */
const IMPORT_BYTES = 10 * 1024 * 1024;
const MISSING = "There is no such user";

const written = { schema: userChangesSchema, alsoWrites: ["email_confirmed_at", "banned_until"] };

interface Dependencies extends UserAdminRoutes {
  common: Middleware;
  /** The limit of calls that export whole tables. */
  perExport: Middleware;
}

/** The administration of accounts. */
export function userAdminRoutes(dependencies: Dependencies): AnyRoute[] {
  const { userList, userImport, users, accountLinks, accountRemoval, factors } = dependencies;
  const { reauthentication, common, perExport } = dependencies;

  async function whole(id: string): Promise<AdminUser> {
    const [user, counts] = await Promise.all([users.get(id), userList.counts(id)]);
    return { user, counts };
  }

  return [
    // before the resource, which would take these paths for ids
    route({
      method: "GET",
      path: "/api/admin/users/stats",
      guard: "admin",
      limit: [common],
      async handle(ctx) {
        ctx.body = presentStats(await userList.stats());
      },
    }),
    route({
      method: "GET",
      path: "/api/admin/users/export.csv",
      guard: "admin",
      limit: [perExport, common],
      async handle(ctx) {
        await sendCsv(ctx, "users.csv", userList.csv(actorOf(ctx), filterParam(ctx, accountList)));
      },
    }),
    route({
      method: "POST",
      path: "/api/admin/users/import-preview",
      guard: "admin",
      limit: [perExport, common],
      body: fileForm(IMPORT_BYTES),
      async handle(ctx, bytes) {
        const { canInvite, ...preview } = await abortOnDisconnect(ctx, (gone) =>
          userImport.preview(bytes, gone),
        );
        ctx.body = { ...preview, can_invite: canInvite };
      },
    }),
    route({
      method: "POST",
      path: "/api/admin/users/import",
      guard: "admin",
      limit: [common],
      body: json(importSchema, 256 * 1024),
      async handle(ctx, { rows, invite }) {
        // before the first row, since every admin row requires it and earlier rows would already be created
        if (rows.some(({ role }) => role === "admin")) reauthentication.requireFresh(signedIn(ctx));
        ctx.body = { rows: await userImport.run(actorOf(ctx), rows, invite) };
      },
    }),
    ...resourceRoutes({
      name: "users",
      one: "user",
      common,
      shape: accountList,
      async list(query, filter) {
        const { items, total } = await userList.list(query, filter);
        return { items: items.map((user): AdminUser => ({ user })), total };
      },
      get: whole,
      create: {
        schema: newUserSchema,
        async run(by, { email, role, invite, ...profile }) {
          const account = { email, role, profile };
          if (invite) return { user: await accountLinks.invite(by, { account }) };
          // setting the password vouches for the address
          return users.createWithPassword(by, { ...account, emailConfirmed: true });
        },
      },
      update: {
        ...written,
        async run(by, id, body, refuse) {
          const changes = changesOf(body);
          const confirmation = {
            ...confirmationOf(body),
            refuse: (user: User) => refuse({ user }),
          };
          if (body.new_owner) {
            const { oneTimePassword } = await users.handOver(by, id, changes, confirmation);
            return { ...(await whole(id)), oneTimePassword };
          }
          await users.change(by, id, changes, confirmation);
          return whole(id);
        },
      },
      present: presentAdminUser,
    }),
    route({
      method: "DELETE",
      path: "/api/admin/users/:id",
      guard: "admin",
      limit: [common],
      fresh: true,
      async handle(ctx) {
        const id = idOf(ctx, MISSING);
        const user = await users.get(id);
        const refuse = versionOf(written).refuseOther(ctx);
        // in the query: proxies drop the body of a DELETE
        await accountRemoval.deleteAccount(actorOf(ctx), id, {
          confirmSelf: ctx.query["confirm_self"] === "true",
          refuse: (stored) => refuse(presentAdminUser({ user: stored })),
        });
        ctx.body = presentAdminUser({ user });
      },
    }),
    route({
      method: "POST",
      path: "/api/admin/users/delete",
      guard: "admin",
      limit: [common],
      fresh: true,
      body: json(deleteManySchema),
      async handle(ctx, { ids, confirm_self }) {
        const deleted: string[] = [];
        const refused: { id: string; code: string; message: string }[] = [];
        const own = signedIn(ctx).user.id;
        // sequential, since each deletion takes locks and deletes pictures; the caller's own account last,
        // since deleting it removes the right to continue
        for (const id of [...new Set(ids)].toSorted(
          (one, other) => Number(one === own) - Number(other === own),
        )) {
          try {
            await accountRemoval.deleteAccount(actorOf(ctx), id, confirmationOf({ confirm_self }));
            deleted.push(id);
          } catch (error) {
            if (!(error instanceof DomainError)) throw error;
            refused.push({ id, code: error.code, message: error.message });
          }
        }
        ctx.body = { deleted, refused };
      },
    }),
    route({
      method: "POST",
      path: "/api/admin/users/:id/invite",
      guard: "admin",
      limit: [common],
      async handle(ctx) {
        const user = await accountLinks.inviteAgain(actorOf(ctx), idOf(ctx, MISSING));
        ctx.body = presentAdminUser({ user });
      },
    }),
    // fresh: the new password can sign the caller in as another user
    route({
      method: "POST",
      path: "/api/admin/users/:id/reset-password",
      guard: "admin",
      limit: [common],
      fresh: true,
      async handle(ctx) {
        const id = idOf(ctx, MISSING);
        ctx.body = presentAdminUser(await users.resetPassword(actorOf(ctx), id));
      },
    }),
    route({
      method: "DELETE",
      path: "/api/admin/users/:id/factors/:factor",
      guard: "admin",
      limit: [common],
      fresh: true,
      async handle(ctx) {
        const factor = idOf({ params: { id: ctx.params["factor"] ?? "" } }, "There is no such factor");
        ctx.body = presentFactor(await factors.removeOf(actorOf(ctx), idOf(ctx, MISSING), factor));
      },
    }),
  ];
}

const presentStats = (stats: UserStats) => ({
  total: stats.total,
  admins: stats.admins,
  customers: stats.customers,
  monthly_signups: stats.monthlySignups,
  weekly_signups: stats.weeklySignups,
  signups_today: stats.signupsToday,
});
