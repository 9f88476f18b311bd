import { ErrorState } from "../../components/loading/ErrorState.tsx";
import { LinkButton } from "../../components/Button.tsx";
import { useMessages } from "../../components/messages.tsx";
import { PageHead } from "../../components/PageHead.tsx";
import { Skeleton } from "../../components/loading/Skeleton.tsx";
import { usePublicSettings } from "../../api/public-settings.ts";
import { useRequireUser } from "../../session/use-require-user.ts";
import { ApiKeysSection } from "./api-keys/ApiKeysSection.tsx";
import { Part } from "./Part.tsx";
import { AppearanceFields } from "./preferences/AppearanceFields.tsx";
import { NotificationFields } from "./preferences/NotificationFields.tsx";
import { useProfile } from "./profile/use-profile.ts";
import { ExportPanel } from "./settings/ExportPanel.tsx";
import { ImportPanel } from "./settings/ImportPanel.tsx";
import { RemovalPanel } from "./settings/RemovalPanel.tsx";

/** /customer/settings: appearance, notifications, API keys, personal data, and deleting the account. */
export function Component() {
  const t = useMessages();
  const user = useRequireUser();
  const { browser_notifications } = usePublicSettings();
  const { loaded, choose } = useProfile(user?.id ?? null);
  return (
    <div className="page max-w-4xl pt-10 sm:pt-12">
      <PageHead title={t("shell.settings")} description={t("settings.description")} hidden />
      <h1 className="text-title font-semibold">{t("shell.settings")}</h1>
      <p className="mt-2 text-soft">{t("settings.description")}</p>
      <div className="mt-8 grid gap-6">
        <Part title={t("settings.appearance")} text={t("settings.appearance_text")}>
          <AppearanceFields choose={choose} />
        </Part>
        <Part title={t("settings.notifications")} text={t("settings.notifications_text")}>
          {loaded.data ? (
            <NotificationFields profile={loaded.data} choose={choose} />
          ) : loaded.status === "failed" ? (
            <ErrorState title={t("profile.not_loaded")} onRetry={loaded.retry}>
              {loaded.problem}
            </ErrorState>
          ) : (
            <Skeleton className={browser_notifications ? "h-26" : "h-11"} />
          )}
        </Part>
        <Part title={t("settings.account")} text={t("settings.account_text")}>
          <div className="flex flex-wrap gap-3">
            <LinkButton to="/customer/profile?tab=security">{t("settings.to_security")}</LinkButton>
            <LinkButton to="/customer/profile?tab=preferences">{t("settings.to_preferences")}</LinkButton>
          </div>
        </Part>
        {user ? <ApiKeysSection key={user.id} /> : <Skeleton className="h-40" />}
        <Part title={t("data.title")} text={t("data.text")}>
          <div className="grid gap-8">
            <ExportPanel />
            <ImportPanel />
          </div>
        </Part>
        <Part title={t("removal.part")} text={t("removal.part_text")} danger>
          {user ? <RemovalPanel key={user.id} user={user} /> : <Skeleton className="h-32" />}
        </Part>
      </div>
    </div>
  );
}
