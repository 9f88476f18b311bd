import type { Middleware } from "koa";
import * as z from "zod/mini";
import type { Reauthentication } from "../../../../core/auth/mailed/reauthentication.ts";
import { MINUTE } from "../../../../core/durations.ts";
import { DomainError } from "../../../../core/errors.ts";
import { IMAGE_BYTES } from "../../../../core/images/image-file.ts";
import type { BrandingService } from "../../../../core/settings/branding-service.ts";
import type { MailCheck } from "../../../../core/settings/mail-check.ts";
import { isGuardedSetting, SETTING_KEYS } from "../../../../core/settings/settings.ts";
import {
  settingList,
  type SettingsAdministration,
} from "../../../../core/settings/settings-administration.ts";
import { WEBHOOK_TARGETS } from "../../../../core/webhooks/webhook-event.ts";
import type { WebhookService } from "../../../../core/webhooks/webhook-service.ts";
import { actorOf } from "../../session/actor-of.ts";
import { signedIn } from "../../middleware/authenticate.ts";
import type { RateLimits } from "../../middleware/rate-limit.ts";
import { presentSetting } from "../../../../core/presenters/present-setting.ts";
import { listRoute } from "../../routing/list-route.ts";
import { recordVersion } from "../../routing/record-version.ts";
import { type AnyRoute, route, type RouteContext } from "../../routing/route.ts";
import { fileForm } from "../../body/upload.ts";
import { json } from "../../body/valid-body.ts";

const all = recordVersion(SETTING_KEYS);
const MAX_ROWS = 1000;

const oneSchema = z.object({
  value: z.unknown().check(z.refine((value) => value !== undefined, "Required: send a value")),
});
const manySchema = z.object({ changes: z.record(z.string(), z.unknown()) });
const targetSchema = z.enum(WEBHOOK_TARGETS);
const pictureSchema = z.enum(["logo_url", "favicon_url"]);

/** The configuration from the environment that the settings page shows but cannot edit. */
interface Installation {
  /** Origin of links in mails, and of all other links if the setting is empty. */
  siteUrl: string;
  /** Whether SITE_URL is set, which then overrides the setting. */
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

interface Dependencies extends SettingsRoutes {
  common: Middleware;
}

/** Settings as a react-admin resource, with their key as id. `PUT /settings` saves several at once. */
export function settingsRoutes(dependencies: Dependencies): AnyRoute[] {
  const {
    settingsAdministration: administration,
    branding,
    reauthentication,
    mailCheck,
    webhooks,
    installation,
    limits,
    common,
  } = dependencies;
  /**
   * Read before the values: an outdated tag causes a change to be rejected, while a tag that is too new would
   * let it overwrite another change.
   */
  const tag = async (ctx: RouteContext, { tagOf } = all) =>
    ctx.set("ETag", tagOf(await administration.asStored()));
  return [
    listRoute({
      path: "/api/admin/settings",
      guard: "admin",
      limit: [common],
      name: "settings",
      shape: settingList,
      maxRows: MAX_ROWS,
      async list(query, filter, ctx) {
        await tag(ctx);
        return administration.page(query, filter);
      },
      present: presentSetting,
    }),
    route({
      method: "PUT",
      path: "/api/admin/settings",
      guard: "admin",
      limit: [common],
      body: json(manySchema),
      async handle(ctx, { changes }) {
        if (Object.keys(changes).some(isGuardedSetting)) reauthentication.requireFresh(signedIn(ctx));
        const changed = await administration.save(actorOf(ctx), changes, all.refuseOther(ctx));
        await tag(ctx);
        ctx.body = { changed, settings: (await administration.list()).map(presentSetting) };
      },
    }),
    route({
      method: "GET",
      path: "/api/admin/settings/:id",
      guard: "admin",
      limit: [common],
      async handle(ctx) {
        const key = ctx.params["id"] ?? "";
        await tag(ctx, recordVersion([key]));
        ctx.body = presentSetting(await administration.get(key));
      },
    }),
    route({
      method: "PUT",
      path: "/api/admin/settings/:id",
      guard: "admin",
      limit: [common],
      body: json(oneSchema),
      async handle(ctx, { value }) {
        const { key } = await administration.get(ctx.params["id"] ?? "");
        if (isGuardedSetting(key)) reauthentication.requireFresh(signedIn(ctx));
        const one = recordVersion([key]);
        await administration.save(actorOf(ctx), { [key]: value }, one.refuseOther(ctx));
        await tag(ctx, one);
        ctx.body = presentSetting(await administration.get(key));
      },
    }),
    route({
      method: "GET",
      path: "/api/admin/installation",
      guard: "admin",
      limit: [common],
      async handle(ctx) {
        ctx.body = {
          site_url: installation.siteUrl,
          is_site_url_said: installation.isSiteUrlSaid,
          mail_route: await mailCheck.route(),
        };
      },
    }),
    route({
      method: "POST",
      path: "/api/admin/settings/:key/picture",
      guard: "admin",
      limit: [limits.perAddress(30, MINUTE), common],
      body: fileForm(IMAGE_BYTES),
      async handle(ctx, picture) {
        const key = pictureSchema.safeParse(ctx.params["key"]);
        if (!key.success) throw new DomainError("not_found", "This setting is no picture");
        ctx.body = { url: await branding.store(key.data, picture) };
        ctx.status = 201;
      },
    }),
    route({
      method: "POST",
      path: "/api/admin/test-mail",
      guard: "admin",
      limit: [limits.perAddress(10, MINUTE), common],
      async handle(ctx) {
        ctx.body = await mailCheck.sendTest(actorOf(ctx));
      },
    }),
    route({
      method: "POST",
      path: "/api/admin/webhooks/:target/test",
      guard: "admin",
      limit: [limits.perAddress(10, MINUTE), common],
      async handle(ctx) {
        const target = targetSchema.safeParse(ctx.params["target"]);
        if (!target.success) throw new DomainError("not_found", "There is no such webhook");
        ctx.body = await webhooks.sendTest(actorOf(ctx), target.data);
      },
    }),
    route({
      method: "POST",
      path: "/api/admin/webhook-secret",
      guard: "admin",
      limit: [common],
      fresh: true,
      async handle(ctx) {
        ctx.body = { secret: await administration.renewWebhookSecret(actorOf(ctx)) };
        ctx.status = 201;
      },
    }),
  ];
}
