import { useMessages } from "../../../components/messages.tsx";
import { Part } from "../Part.tsx";
import { AppearanceFields } from "../preferences/AppearanceFields.tsx";
import { DefaultDesignField } from "../preferences/DefaultDesignField.tsx";
import { NotificationFields } from "../preferences/NotificationFields.tsx";
import { TimezoneField } from "../preferences/TimezoneField.tsx";
import type { Profile, ProfileChanges } from "./profile-api.ts";

/** Preferences. Every choice is saved immediately. */
export function PreferencesTab({
  profile,
  choose,
}: {
  profile: Profile;
  choose: (changes: ProfileChanges) => Promise<boolean>;
}) {
  const t = useMessages();
  return (
    <>
      <Part title={t("settings.appearance")} text={t("settings.appearance_text")}>
        <AppearanceFields choose={choose} />
      </Part>
      <Part title={t("preferences.time")} text={t("preferences.time_text")}>
        <div className="sm:max-w-sm">
          <TimezoneField value={profile.timezone} onChoose={(timezone) => void choose({ timezone })} />
        </div>
      </Part>
      <Part title={t("settings.notifications")} text={t("settings.notifications_text")}>
        <NotificationFields profile={profile} choose={choose} />
      </Part>
      <Part title={t("preferences.design")} text={t("preferences.design_text")}>
        <DefaultDesignField design={profile.default_design} choose={choose} />
      </Part>
    </>
  );
}
