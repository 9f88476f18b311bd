import { useState } from "react";
import { useMessages } from "../../../components/messages.tsx";
import { Notice } from "../../../components/Notice.tsx";
import { ToggleField } from "../../../components/fields/ToggleField.tsx";
import { usePublicSettings } from "../../../api/public-settings.ts";
import type { Profile, ProfileChanges } from "../profile/profile-api.ts";

type Permission = NotificationPermission | "unsupported";

/** The browser's current permission: it can be requested once, and a refusal can be changed only in the browser's settings. */
const permissionNow = (): Permission => ("Notification" in window ? Notification.permission : "unsupported");

/** Notifications by mail, and in the browser while the site is open, if the operator offers that. */
export function NotificationFields({
  profile,
  choose,
}: {
  profile: Profile;
  choose: (changes: ProfileChanges) => Promise<boolean>;
}) {
  const t = useMessages();
  const { browser_notifications: offered, sends_mail = true } = usePublicSettings();
  const [permission, setPermission] = useState(permissionNow);
  const wanted = profile.browser_notifications;

  const setBrowser = async (on: boolean) => {
    if (on && permission !== "unsupported") {
      const answer = await Notification.requestPermission();
      setPermission(answer);
      if (answer !== "granted") return;
    }
    await choose({ browser_notifications: on });
  };

  return (
    <div className="grid gap-4">
      <ToggleField
        label={t("preferences.mail")}
        hint={t(sends_mail ? "preferences.mail_hint" : "preferences.mail_none")}
        disabled={!sends_mail}
        checked={profile.email_notifications}
        onChange={(on) => void choose({ email_notifications: on })}
      />
      {offered ? (
        <>
          <ToggleField
            label={t("preferences.browser")}
            hint={t("preferences.browser_hint")}
            checked={wanted && permission === "granted"}
            disabled={permission === "unsupported"}
            onChange={(on) => void setBrowser(on)}
          />
          {permission === "denied" ? (
            <Notice tone="warn" live>
              {t("preferences.browser_denied")}
            </Notice>
          ) : permission === "unsupported" ? (
            <Notice tone="info">{t("preferences.browser_unsupported")}</Notice>
          ) : wanted && permission === "default" ? (
            <Notice tone="info">{t("preferences.browser_elsewhere")}</Notice>
          ) : null}
        </>
      ) : null}
    </div>
  );
}
