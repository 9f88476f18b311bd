import type { Router } from "@koa/router";
import * as z from "zod/mini";
import type { Reauthentication } from "../../../../core/auth/reauthentication.ts";
import { DomainError } from "../../../../core/errors.ts";
import { IMAGE_BYTES } from "../../../../core/images/image-file.ts";
import type { BrandingService } from "../../../../core/settings/branding-service.ts";
import { SETTING_CATEGORIES } from "../../../../core/settings/category.ts";
import type { MailCheck } from "../../../../core/settings/mail-check.ts";
import { isGuardedSetting } from "../../../../core/settings/settings.ts";
import type {
  SettingEntry,
  SettingsAdministration,
} from "../../../../core/settings/settings-administration.ts";
import { WEBHOOK_TARGETS } from "../../../../core/webhooks/webhook-event.ts";
import type { WebhookService } from "../../../../core/webhooks/webhook-service.ts";
import { actorOf } from "../../actor-of.ts";
import { filterParam } from "../../filter-param.ts";
import { listParams, sendPage } from "../../list-params.ts";
import { signedIn } from "../../middleware/authenticate.ts";
import { requireFreshSignIn } from "../../middleware/require-fresh-sign-in.ts";
import type { RateLimits } from "../../middleware/rate-limit.ts";
import { presentSetting } from "../../present-setting.ts";
import { multipartBody, uploadedFile } from "../../upload.ts";
import { jsonBody, validBody } from "../../valid-body.ts";

const MINUTE = 60;
const MAX_ROWS = 1000;

const SORTS = ["id", "key", "category", "updated_at"] as const;
const filterSchema = z.object({
  id: z.optional(z.array(z.string())),
  q: z.optional(z.string()),
  category: z.optional(z.enum(SETTING_CATEGORIES)),
});
const oneSchema = z.object({ value: z.unknown() });
const manySchema = z.object({ changes: z.record(z.string(), z.unknown()) });
const targetSchema = z.enum(WEBHOOK_TARGETS);
const pictureSchema = z.enum(["logo_url", "favicon_url"]);

/** What the environment says, which the page of settings tells beside what it edits. */
export interface Installation {
  /** The origin of links in mails, and of everything else where the setting says nothing. */
  siteUrl: string;
  /** Whether SITE_URL is set: it wins over the setting then. */
  isSiteUrlSaid: boolean;
}

export interface SettingsRoutes {
  settingsAdministration: SettingsAdministration;
  branding: BrandingService;
  reauthentication: Reauthentication;
  mailCheck: MailCheck;
  webhooks: Pick<WebhookService, "sendTest">;
  installation: Installation;
  limits: RateLimits;
}

/** Settings, in the dialect of react-admin with their key as id; `PUT /settings` saves many at once. */
export function settingsRoutes(router: Router, services: SettingsRoutes): void {
  const {
    settingsAdministration: administration,
    branding,
    reauthentication,
    mailCheck,
    webhooks,
    installation,
    limits,
  } = services;

  router.get("/settings", async (ctx) => {
    const query = listParams(ctx, SORTS, { sort: "key", order: "asc" }, { rows: MAX_ROWS, most: MAX_ROWS });
    const { id, q = "", category } = filterParam(ctx, filterSchema);
    const wanted = (await administration.list())
      .filter((entry) => id === undefined || id.includes(entry.key))
      .filter((entry) => category === undefined || entry.category === category)
      .filter((entry) => entry.key.includes(q.trim().toLowerCase()))
      .toSorted(by(query.sort, query.order === "asc" ? 1 : -1));
    const items = wanted.slice(query.offset, query.offset + query.limit);
    sendPage(ctx, "settings", query, { items, total: wanted.length }, presentSetting);
  });

  router.put("/settings", jsonBody(), async (ctx) => {
    const { changes } = validBody(ctx, manySchema);
    if (Object.keys(changes).some(isGuardedSetting)) reauthentication.requireFresh(signedIn(ctx));
    const changed = await administration.save(actorOf(ctx), changes);
    ctx.body = { changed, settings: (await administration.list()).map(presentSetting) };
  });

  router.get("/settings/:id", async (ctx) => {
    ctx.body = presentSetting(await administration.get(ctx.params["id"] ?? ""));
  });

  router.put("/settings/:id", jsonBody(), async (ctx) => {
    const { key } = await administration.get(ctx.params["id"] ?? "");
    if (isGuardedSetting(key)) reauthentication.requireFresh(signedIn(ctx));
    await administration.save(actorOf(ctx), { [key]: validBody(ctx, oneSchema).value });
    ctx.body = presentSetting(await administration.get(key));
  });

  router.get("/installation", async (ctx) => {
    ctx.body = {
      site_url: installation.siteUrl,
      is_site_url_said: installation.isSiteUrlSaid,
      mail_route: await mailCheck.route(),
    };
  });

  router.post(
    "/settings/:key/picture",
    limits.perAddress(30, MINUTE),
    multipartBody(IMAGE_BYTES),
    async (ctx) => {
      const key = pictureSchema.safeParse(ctx.params["key"]);
      if (!key.success) throw new DomainError("not_found", "This setting is no picture");
      ctx.body = { url: await branding.store(key.data, await uploadedFile(ctx, "file")) };
      ctx.status = 201;
    },
  );

  router.post("/test-mail", limits.perAddress(10, MINUTE), async (ctx) => {
    ctx.body = await mailCheck.sendTest(actorOf(ctx));
  });

  router.post("/webhooks/:target/test", limits.perAddress(10, MINUTE), async (ctx) => {
    const target = targetSchema.safeParse(ctx.params["target"]);
    if (!target.success) throw new DomainError("not_found", "There is no such webhook");
    ctx.body = await webhooks.sendTest(actorOf(ctx), target.data);
  });

  router.post("/webhook-secret", requireFreshSignIn(reauthentication), async (ctx) => {
    ctx.body = { secret: await administration.renewWebhookSecret(actorOf(ctx)) };
    ctx.status = 201;
  });
}

const textOf = (entry: SettingEntry, sort: (typeof SORTS)[number]): string =>
  sort === "category"
    ? entry.category
    : sort === "updated_at"
      ? (entry.updatedAt?.toISOString() ?? "")
      : entry.key;

const by =
  (sort: (typeof SORTS)[number], direction: 1 | -1) =>
  (one: SettingEntry, other: SettingEntry): number => {
    const [a, b] = [textOf(one, sort), textOf(other, sort)];
    if (a === b) return one.key < other.key ? -direction : direction;
    return a < b ? -direction : direction;
  };
