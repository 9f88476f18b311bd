import { Eye, Megaphone, QrCode, Users } from "lucide-react";
import { useLocale, useTranslate } from "react-admin";
import { changeText } from "../analytics/figure-texts.ts";
import { StatCards } from "../kit/StatCards.tsx";
import type { DashboardFigures } from "./dashboard-api.ts";

/** The four figures, each with its comparison below. */
export function DashboardCards({ figures }: { figures: DashboardFigures | undefined }) {
  const t = useTranslate();
  const language = useLocale() ?? "en";
  const against = ({ today, before }: DashboardFigures["visits"]): string => {
    const change = changeText(today.visits ?? 0, before.visits ?? 0, language);
    return change === null ? t("dashboard.none_yesterday") : t("dashboard.against_yesterday", { change });
  };
  return (
    <StatCards
      stats={[
        {
          label: t("dashboard.total_users"),
          value: figures?.users.total,
          note: figures ? t("dashboard.this_month", { n: figures.users.monthly_signups }) : undefined,
          Icon: Users,
        },
        {
          label: t("dashboard.visits_today"),
          value: figures && (figures.visits.today.visits ?? "–"),
          note: figures ? against(figures.visits) : undefined,
          Icon: Eye,
        },
        {
          label: t("dashboard.active_ads"),
          value: figures?.advertisements.running,
          note: figures ? t("dashboard.of_ads", { n: figures.advertisements.total }) : undefined,
          Icon: Megaphone,
        },
        {
          label: t("dashboard.codes_made"),
          value: figures?.codes.total,
          note: figures ? t("dashboard.this_week", { n: figures.codes.recent }) : undefined,
          Icon: QrCode,
        },
      ]}
    />
  );
}
