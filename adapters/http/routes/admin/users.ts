import type { Router } from "@koa/router";
import type { FactorService } from "../../../../core/auth/factor-service.ts";
import type { Reauthentication } from "../../../../core/auth/reauthentication.ts";
import { DomainError } from "../../../../core/errors.ts";
import type { AccountLinks } from "../../../../core/users/account-links.ts";
import type { AccountRemoval } from "../../../../core/users/account-removal.ts";
import { confirmationOf } from "../../../../core/users/account-requests.ts";
import {
  changesOf,
  deleteManySchema,
  newUserSchema,
  userChangesSchema,
  userFilterOf,
  userFilterSchema,
} from "../../../../core/users/admin-requests.ts";
import { isGraveChange } from "../../../../core/users/grave-change.ts";
import type { UserAdministration } from "../../../../core/users/user-administration.ts";
import { USER_SORTS, type UserList, type UserStats } from "../../../../core/users/user-list.ts";
import { actorOf } from "../../actor-of.ts";
import { filterParam } from "../../filter-param.ts";
import { idOf } from "../../id-of.ts";
import { signedIn } from "../../middleware/authenticate.ts";
import { requireFreshSignIn } from "../../middleware/require-fresh-sign-in.ts";
import { presentAdminUser, type AdminUser } from "../../present-admin-user.ts";
import { presentFactor } from "../../presenters.ts";
import { sendCsv } from "../../send-csv.ts";
import { jsonBody, validBody } from "../../valid-body.ts";
import { resourceRoutes } from "./resource.ts";

export interface UserAdminRoutes {
  userList: UserList;
  userAdministration: UserAdministration;
  accountLinks: AccountLinks;
  accountRemoval: AccountRemoval;
  factors: FactorService;
  reauthentication: Reauthentication;
}

const MISSING = "There is no such user";

/** Accounts in the back office (accounts §2 "Admin user management"). */
export function userAdminRoutes(router: Router, services: UserAdminRoutes): void {
  const { userList, userAdministration, accountLinks, accountRemoval, factors, reauthentication } = services;
  const fresh = requireFreshSignIn(reauthentication);

  async function whole(id: string): Promise<AdminUser> {
    const [user, counts] = await Promise.all([userAdministration.get(id), userList.counts(id)]);
    return { user, counts };
  }

  // before the resource: neither is the id of anybody
  router.get("/users/stats", async (ctx) => {
    ctx.body = presentStats(await userList.stats());
  });

  router.get("/users/export.csv", async (ctx) => {
    const filter = userFilterOf(filterParam(ctx, userFilterSchema));
    await sendCsv(ctx, "users.csv", userList.csv(actorOf(ctx), filter));
  });

  resourceRoutes(router, {
    name: "users",
    fields: USER_SORTS,
    sort: { sort: "created_at", order: "desc" },
    filter: userFilterSchema,
    async list(query, filter) {
      const { items, total } = await userList.list(query, userFilterOf(filter));
      return { items: items.map((user): AdminUser => ({ user })), total };
    },
    get: whole,
    create: {
      schema: newUserSchema,
      allow(ctx, body) {
        if (isGraveChange(null, body)) reauthentication.requireFresh(signedIn(ctx));
      },
      async run(by, { email, role, invite, ...profile }) {
        const account = { email, role, profile };
        if (invite) return { user: await accountLinks.invite(by, { account }) };
        // whoever makes an account with a password answers for its address
        return userAdministration.createWithPassword(by, { ...account, emailConfirmed: true });
      },
    },
    update: {
      schema: userChangesSchema,
      async allow(ctx, id, body) {
        if (isGraveChange(await userAdministration.get(id), changesOf(body)))
          reauthentication.requireFresh(signedIn(ctx));
      },
      async run(by, id, body) {
        await userAdministration.change(by, id, changesOf(body), confirmationOf(body));
        return whole(id);
      },
    },
    present: presentAdminUser,
  });

  router.delete("/users/:id", async (ctx) => {
    const id = idOf(ctx, MISSING);
    const user = await userAdministration.get(id);
    // proxies drop bodies of a DELETE
    await accountRemoval.deleteAccount(actorOf(ctx), id, {
      confirmSelf: ctx.query["confirm_self"] === "true",
    });
    ctx.body = presentAdminUser({ user });
  });

  router.post("/users/delete", jsonBody(), async (ctx) => {
    const { ids, confirm_self } = validBody(ctx, deleteManySchema);
    const deleted: string[] = [];
    const refused: { id: string; code: string; message: string }[] = [];
    // one after the other: each takes locks and pictures along
    for (const id of new Set(ids)) {
      try {
        await accountRemoval.deleteAccount(actorOf(ctx), id, confirmationOf({ confirm_self }));
        deleted.push(id);
      } catch (error) {
        if (!(error instanceof DomainError)) throw error;
        refused.push({ id, code: error.code, message: error.message });
      }
    }
    ctx.body = { deleted, refused };
  });

  // what is answered signs in as somebody else
  router.post("/users/:id/reset-password", fresh, async (ctx) => {
    ctx.body = presentAdminUser(await userAdministration.resetPassword(actorOf(ctx), idOf(ctx, MISSING)));
  });

  router.delete("/users/:id/factors/:factor", fresh, async (ctx) => {
    const factor = idOf({ params: { id: ctx.params["factor"] ?? "" } }, "There is no such factor");
    ctx.body = presentFactor(await factors.removeOf(actorOf(ctx), idOf(ctx, MISSING), factor));
  });
}

const presentStats = (stats: UserStats) => ({
  total: stats.total,
  admins: stats.admins,
  customers: stats.customers,
  monthly_signups: stats.monthlySignups,
  weekly_signups: stats.weeklySignups,
  signups_today: stats.signupsToday,
});
