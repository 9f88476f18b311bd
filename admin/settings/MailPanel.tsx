import { Alert, Box, Button, Link } from "@mui/material";
import { useState } from "react";
import { useTranslate } from "react-admin";
import { Link as RouterLink } from "react-router-dom";
import { refusalText } from "../kit/form/refusal-text.ts";
import { settingsApi, type Installation, type MailTest } from "./settings-api.ts";
import { Group } from "./Group.tsx";

/** The current mail transport, and whether it works. */
export function MailPanel({ route, isDirty }: { route: Installation["mail_route"]; isDirty: boolean }) {
  const t = useTranslate();
  const [isBusy, setBusy] = useState(false);
  const [test, setTest] = useState<MailTest | { failure: string } | null>(null);

  const send = async () => {
    setBusy(true);
    try {
      setTest(await settingsApi.testMail());
    } catch (error) {
      setTest({ failure: refusalText(t, error) });
    } finally {
      setBusy(false);
    }
  };

  return (
    <Group title={t("settings.group.mail_state")}>
      <Alert severity={route === "outbox" ? "info" : "success"} variant="outlined">
        {t(`settings.mail.${route}`)}
      </Alert>
      <Box sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", gap: 4 }}>
        <Button variant="outlined" loading={isBusy} disabled={isDirty} onClick={() => void send()}>
          {t("settings.send_test")}
        </Button>
        <Link component={RouterLink} to="/admin/outbox">
          {t("settings.to_outbox")}
        </Link>
      </Box>
      {isDirty ? <Box sx={{ color: "text.secondary" }}>{t("settings.test_saved_first")}</Box> : null}
      <Box component="output" sx={{ display: "block" }}>
        {test === null ? null : <MailAnswer test={test} />}
      </Box>
    </Group>
  );
}

function MailAnswer({ test }: { test: MailTest | { failure: string } }) {
  const t = useTranslate();
  if ("failure" in test) return <Alert severity="error">{test.failure}</Alert>;
  const { to, taken, route, problem } = test;
  if (!taken)
    return <Alert severity="error">{t("settings.mail_refused", { to, problem: problem ?? "" })}</Alert>;
  return (
    <Alert severity="success">
      {t(route === "outbox" ? "settings.mail_in_outbox" : "settings.mail_sent", { to })}
    </Alert>
  );
}
