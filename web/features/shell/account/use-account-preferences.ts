import { useEffect, useEffectEvent, useState } from "react";
import { isLanguage } from "../../../../core/languages.ts";
import { LANGUAGE_COOKIE, useChooseLanguage, useLanguage } from "../../../components/messages.tsx";
import { chooseTheme, THEME_CHOICES, useThemeChoice } from "../../../../browser/theme.ts";
import type { SessionClient } from "../../../session/session-client.ts";

interface Preferences {
  language: string | null;
  theme: string | null;
  browser_notifications: boolean;
}

const hasOwnLanguage = () =>
  document.cookie.split("; ").some((cookie) => cookie.startsWith(`${LANGUAGE_COOKIE}=`)) ||
  new URLSearchParams(location.search).has("lang");

/**
 * Applies the account's preferences. A browser without its own choice adopts the account's theme and language; a choice made here is
 * kept.
 * @returns whether notifications may be shown outside the page
 */
export function useAccountPreferences(client: SessionClient): boolean {
  const [wantsNotifications, setWantsNotifications] = useState(false);
  const theme = useThemeChoice();
  const language = useLanguage();
  const chooseLanguage = useChooseLanguage();

  const adopt = useEffectEvent((preferences: Preferences) => {
    setWantsNotifications(preferences.browser_notifications);
    const wanted = THEME_CHOICES.find((choice) => choice === preferences.theme);
    if (theme === "system" && wanted) chooseTheme(wanted);
    const spoken = preferences.language ?? "";
    if (isLanguage(spoken) && spoken !== language && !hasOwnLanguage()) {
      chooseLanguage(spoken).catch((error: unknown) =>
        console.warn(`The texts in ${spoken} could not be loaded:`, error),
      );
    }
  });
  useEffect(() => {
    client
      .fetch("/api/me/profile")
      .then((response) => response.json() as Promise<Preferences>)
      .then(adopt)
      .catch(() => undefined);
  }, [client]);
  return wantsNotifications;
}
