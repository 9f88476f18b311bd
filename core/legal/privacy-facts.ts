import type { RunningAds } from "../ads/running-ads.ts";
import type { SettingsService } from "../settings/settings-service.ts";
import type { SnippetRepository } from "../code-snippets/snippet.ts";
import { webhookAddress } from "../webhooks/webhook-delivery.ts";
import { WEBHOOK_TARGETS } from "../webhooks/webhook-event.ts";
import type { PrivacyFacts } from "./privacy-text.ts";

interface Dependencies {
  settings: Pick<SettingsService, "get">;
  snippets: Pick<SnippetRepository, "listActive">;
  runningAds: Pick<RunningAds, "list">;
  /** Facts that the environment of the process decides. */
  installation: Pick<PrivacyFacts, "asksPlaceService" | "signInServices" | "pictureService" | "worksOffline">;
}

/** The current facts on which the built-in privacy text depends. */
export function createPrivacyFacts({ settings, snippets, runningAds, installation }: Dependencies) {
  return async (): Promise<Omit<PrivacyFacts, "hasImprint">> => {
    const [current, active, ads] = await Promise.all([
      settings.get(),
      snippets.listActive(),
      runningAds.list(),
    ]);
    return {
      ...installation,
      siteName: current.site_name,
      visits: current.enable_analytics
        ? { addresses: current.visitor_addresses, days: current.visitor_retention_days }
        : null,
      sessionHours: current.session_timeout,
      hasApi: current.enable_api,
      announcesAccounts: WEBHOOK_TARGETS.some((target) => webhookAddress(target, current) !== ""),
      hasGoogleAnalytics: current.google_analytics_id !== "",
      hasSnippets: active.length > 0,
      hasAdCode: ads.some(({ type }) => type === "custom"),
    };
  };
}
