import { useMemo } from "react";
import { useLocale } from "react-admin";

/** Days and instants as the panel's language writes them, in the viewer's time zone. */
export function useDates() {
  const language = useLocale() ?? "en";
  return useMemo(() => {
    const days = new Intl.DateTimeFormat(language, { dateStyle: "medium" });
    const instants = new Intl.DateTimeFormat(language, { dateStyle: "medium", timeStyle: "short" });
    return {
      day: (iso: string): string => days.format(new Date(iso)),
      instant: (iso: string): string => instants.format(new Date(iso)),
    };
  }, [language]);
}
