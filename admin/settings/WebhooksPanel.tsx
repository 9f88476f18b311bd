import { Alert, Box, Button, Typography } from "@mui/material";
import { useState } from "react";
import { useNotify, useTranslate } from "react-admin";
import { ConfirmDialog } from "../kit/form/ConfirmDialog.tsx";
import { refusalText } from "../kit/form/refusal-text.ts";
import { SignInNotConfirmed } from "../session/fresh-sign-in.ts";
import { settingsApi, type Setting, type WebhookTest } from "./settings-api.ts";
import { Group } from "./Group.tsx";
import { ShownOnce } from "./ShownOnce.tsx";

const TARGETS = [
  { target: "slack", key: "slack_webhook" },
  { target: "discord", key: "discord_webhook" },
  { target: "generic", key: "webhook_url" },
] as const;

/** Tests each webhook, and creates the secret that signs our own. */
export function WebhooksPanel({ settings, isDirty }: { settings: readonly Setting[]; isDirty: boolean }) {
  const t = useTranslate();
  const notify = useNotify();
  const [isAsking, setAsking] = useState(false);
  const [secret, setSecret] = useState<string | null>(null);
  const isSet = (key: string) => settings.some((setting) => setting.key === key && setting.is_set);
  const hasSecret = secret !== null || isSet("webhook_secret");
  const renew = async () => {
    setSecret(await settingsApi.renewWebhookSecret());
    setAsking(false);
  };
  const makeFirst = async () => {
    try {
      await renew();
    } catch (error) {
      if (!(error instanceof SignInNotConfirmed)) notify(refusalText(t, error), { type: "error" });
    }
  };
  return (
    <Group title={t("settings.group.webhook_tests")}>
      {isDirty ? (
        <Typography sx={{ color: "text.secondary" }}>{t("settings.test_saved_first")}</Typography>
      ) : null}
      {TARGETS.map(({ target, key }) => (
        <TestRow
          key={target}
          target={target}
          name={t(`setting.${key}`)}
          isReady={!isDirty && isSet(key) && (target !== "generic" || hasSecret)}
        />
      ))}
      <Box sx={{ display: "grid", gap: 3, justifyItems: "start" }}>
        <Typography variant="h3">{t("settings.webhook_secret")}</Typography>
        <Typography variant="body2" sx={{ color: "text.secondary" }}>
          {t(hasSecret ? "settings.webhook_secret_set" : "settings.webhook_secret_not_set")}
        </Typography>
        {secret === null ? null : <ShownOnce label={t("settings.webhook_secret")} text={secret} />}
        <Button variant="outlined" onClick={() => (hasSecret ? setAsking(true) : void makeFirst())}>
          {t("settings.renew_secret")}
        </Button>
      </Box>
      <ConfirmDialog
        open={isAsking}
        title={t("settings.renew_title")}
        texts={[t("settings.renew_text")]}
        confirm={t("settings.renew_secret")}
        isDangerous
        onConfirm={renew}
        onClose={() => setAsking(false)}
      />
    </Group>
  );
}

function TestRow({ target, name, isReady }: { target: string; name: string; isReady: boolean }) {
  const t = useTranslate();
  const [isBusy, setBusy] = useState(false);
  const [answer, setAnswer] = useState<WebhookTest | { failure: string } | null>(null);
  const test = async () => {
    setBusy(true);
    try {
      setAnswer(await settingsApi.testWebhook(target));
    } catch (error) {
      setAnswer({ failure: refusalText(t, error) });
    } finally {
      setBusy(false);
    }
  };
  return (
    <Box sx={{ display: "grid", gap: 2 }}>
      <Box
        sx={{
          display: "flex",
          flexWrap: "wrap",
          alignItems: "center",
          justifyContent: "space-between",
          gap: 3,
        }}
      >
        <Typography>{name}</Typography>
        <Button
          variant="outlined"
          disabled={!isReady}
          loading={isBusy}
          aria-label={t("settings.test_of", { name })}
          onClick={() => void test()}
        >
          {t("settings.test")}
        </Button>
      </Box>
      <Box component="output" sx={{ display: "block" }}>
        {answer === null ? null : <WebhookAnswer answer={answer} />}
      </Box>
    </Box>
  );
}

function WebhookAnswer({ answer }: { answer: WebhookTest | { failure: string } }) {
  const t = useTranslate();
  if ("failure" in answer) return <Alert severity="error">{answer.failure}</Alert>;
  const { taken, status, problem } = answer;
  if (status === null)
    return <Alert severity="error">{t("settings.webhook_unreached", { problem: problem ?? "" })}</Alert>;
  const text = t(taken ? "settings.webhook_taken" : "settings.webhook_refused", { status: String(status) });
  return <Alert severity={taken ? "success" : "error"}>{text}</Alert>;
}
