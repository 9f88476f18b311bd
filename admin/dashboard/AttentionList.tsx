import { Box } from "@mui/material";
import { useTranslate } from "react-admin";
import { Link } from "react-router-dom";
import { Panel } from "../analytics/Panel.tsx";
import { StatusBadge, type Tone } from "../kit/StatusBadge.tsx";
import { useServer } from "../kit/use-server.ts";
import { MAIL_SERVER_PATH, type MailServer } from "../outbox/outbox-api.ts";
import type { DashboardFigures } from "./dashboard-api.ts";

interface Row {
  name: string;
  to: string;
  tone: Tone;
  state: string;
}

/** Automatic services that run well, and items that need an admin's attention. */
export function AttentionList({ attention }: { attention: DashboardFigures["attention"] }) {
  const t = useTranslate();
  const { mails, webhooks, files } = attention;
  const server = useServer<MailServer>(MAIL_SERVER_PATH).data;
  const rows: Row[] = [
    {
      name: t("dashboard.mail"),
      to: "/admin/outbox",
      ...worst([
        ["danger", mails.given_up, "dashboard.given_up"],
        ["warn", mails.retried, "dashboard.retried"],
        ["warn", server?.from === "none" ? 1 : 0, "dashboard.no_server"],
        ["neutral", mails.waiting, "dashboard.waiting"],
      ]),
    },
    {
      name: t("dashboard.webhooks"),
      to: "/admin/settings",
      ...worst([
        ["danger", webhooks.given_up, "dashboard.given_up"],
        ["warn", webhooks.retried, "dashboard.retried"],
      ]),
    },
    {
      name: t("dashboard.files"),
      to: "/admin/code-injection",
      ...worst([["danger", files.failed, "dashboard.files_failed"]]),
    },
  ];

  function worst(states: readonly [Tone, number, string][]): Pick<Row, "tone" | "state"> {
    const [tone, n, text] = states.find(([, count]) => count > 0) ?? ["good", 0, "dashboard.all_well"];
    return { tone, state: t(text, { n }) };
  }

  return (
    <Panel title={t("dashboard.attention")}>
      <Box component="ul" sx={{ listStyle: "none", m: 0, p: 0 }}>
        {rows.map(({ name, to, tone, state }) => (
          <Box
            component="li"
            key={name}
            sx={{
              display: "flex",
              flexWrap: "wrap",
              alignItems: "center",
              gap: 2,
              minHeight: 48,
              "& + &": { borderTop: "1px solid var(--line)" },
              "& a": { color: "text.primary", mr: "auto", textUnderlineOffset: 4 },
            }}
          >
            <Link to={to}>{name}</Link>
            <StatusBadge tone={tone} label={state} />
          </Box>
        ))}
      </Box>
    </Panel>
  );
}
