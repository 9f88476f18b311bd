import type { Secrets } from "../ports/crypto.ts";
import type { Jobs } from "../ports/jobs.ts";
import type { Clock, Ids } from "../ports/system.ts";
import type { SettingsService } from "../settings/settings-service.ts";
import type { Settings, SettingsRepository } from "../settings/settings.ts";
import type { User } from "../users/user.ts";
import { WEBHOOK_TARGETS, type WebhookEvent, type WebhookTarget } from "./webhook-event.ts";

export type WebhookService = ReturnType<typeof createWebhookService>;

interface Dependencies {
  settings: SettingsService;
  storedSettings: SettingsRepository;
  jobs: Jobs;
  secrets: Secrets;
  clock: Clock;
  ids: Ids;
}

const WAIT_MS = 24 * 60 * 60 * 1000;

/** The address of a target; empty where it is not set. Our own form is never sent without a signature. */
export function webhookAddress(target: WebhookTarget, settings: Settings): string {
  if (target === "slack") return settings.slack_webhook;
  if (target === "discord") return settings.discord_webhook;
  return settings.webhook_secret === "" ? "" : settings.webhook_url;
}

/** Tells other people's servers what happens here (D25). */
export function createWebhookService(dependencies: Dependencies) {
  const { settings, storedSettings, jobs, secrets, clock, ids } = dependencies;

  /**
   * Call it once an account is there, after its transaction: at sign-up and at the first sign-in with a provider. Returns when
   * the news is in the queue.
   */
  const userCreated = ({ id, email, profile }: Pick<User, "id" | "email" | "profile">): Promise<void> =>
    tell({ type: "user.created", data: { user: { id, email, name: profile.fullName } } });

  async function tell(news: Pick<WebhookEvent, "type" | "data">): Promise<void> {
    const current = await settings.get();
    const now = clock.now();
    const event: WebhookEvent = { id: ids.next(), created_at: now.toISOString(), ...news };
    const until = new Date(now.getTime() + WAIT_MS);
    for (const target of WEBHOOK_TARGETS) {
      if (webhookAddress(target, current) !== "") await jobs.add("webhook", { target, event }, until);
    }
  }

  /**
   * Makes a new secret for the signatures of our own form; the old one signs nothing more.
   * @returns `whsec_` and 32 random bytes in base64. This is the only time that it is told.
   */
  async function renewSecret(): Promise<string> {
    const base64 = secrets.random().replaceAll("-", "+").replaceAll("_", "/");
    const secret = `whsec_${base64}=`;
    await storedSettings.set({ webhook_secret: secret });
    return secret;
  }

  return { userCreated, renewSecret };
}
