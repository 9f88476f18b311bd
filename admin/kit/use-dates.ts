import { useMemo } from "react";
import { useLocale } from "react-admin";

/** Formats days and instants in the panel's language and the viewer's time zone. */
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
