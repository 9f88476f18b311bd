import { Box, Link as MuiLink } from "@mui/material";
import { PencilLine, QrCode, UserPlus } from "lucide-react";
import { useTranslate } from "react-admin";
import { Link } from "react-router-dom";
import { Panel } from "../analytics/Panel.tsx";
import { useDates } from "../kit/use-dates.ts";
import type { Activity } from "./dashboard-api.ts";

const ICONS = { signed_up: UserPlus, code_made: QrCode, changed: PencilLine };

/** The five latest events: new accounts, new codes and changes by admins. */
export function ActivityList({ activity }: { activity: readonly Activity[] }) {
  const t = useTranslate();
  const { instant } = useDates();
  return (
    <Panel
      title={t("dashboard.activity")}
      aside={
        <MuiLink component={Link} to="/admin/audit-log" color="inherit" variant="body2">
          {t("dashboard.all_changes")}
        </MuiLink>
      }
    >
      {activity.length === 0 ? (
        <Box component="p" sx={{ m: 0, color: "text.secondary" }}>
          {t("dashboard.no_activity")}
        </Box>
      ) : (
        <Box component="ol" sx={{ listStyle: "none", m: 0, p: 0 }}>
          {activity.map((entry) => {
            const Icon = ICONS[entry.kind];
            return (
              <Box
                component="li"
                key={`${entry.kind} ${entry.id}`}
                sx={{
                  display: "flex",
                  gap: 3,
                  py: 3,
                  "& + &": { borderTop: "1px solid var(--line)" },
                  "& svg": { color: "text.disabled", flexShrink: 0, mt: 0.5 },
                }}
              >
                <Icon aria-hidden="true" size={18} />
                <Box sx={{ minWidth: 0 }}>
                  <Box sx={{ overflowWrap: "anywhere" }}>
                    <Sentence entry={entry} />
                  </Box>
                  <Box
                    component="time"
                    dateTime={entry.at}
                    sx={{ fontSize: "0.8125rem", color: "text.disabled" }}
                  >
                    {instant(entry.at)}
                  </Box>
                </Box>
              </Box>
            );
          })}
        </Box>
      )}
    </Panel>
  );
}

function Sentence({ entry }: { entry: Activity }) {
  const t = useTranslate();
  if (entry.kind === "signed_up") return t("dashboard.signed_up", { name: entry.name });
  if (entry.kind === "code_made") {
    return t("dashboard.code_made", { type: t(`dashboard.type_${entry.type}`) });
  }
  const { actor, action, subject } = entry;
  return (
    <>
      {t("dashboard.changed", { actor, subject: t(`subject.${subject}`, { _: subject }) })}{" "}
      <Box component="span" sx={{ fontSize: "0.875rem", color: "text.secondary" }}>
        {t(`done.${action}`, { _: action })}
      </Box>
    </>
  );
}
