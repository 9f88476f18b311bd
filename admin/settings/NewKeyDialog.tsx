import {
  Alert,
  Button,
  Checkbox,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  FormControlLabel,
  FormGroup,
  FormLabel,
  TextField,
} from "@mui/material";
import { useId, useState } from "react";
import { useTranslate } from "react-admin";
import { API_SCOPES } from "../../core/api-keys/api-key.ts";
import { SETTING_LIMITS } from "../../core/settings/setting-limits.ts";
import { settingsApi } from "./settings-api.ts";

const { from, to } = SETTING_LIMITS.api_key_expiry;

interface Props {
  /** Days. */
  expiry: number;
  onMade: (key: string) => void;
  onClose: () => void;
}

/** Asks what a new key is for, and how long. */
export function NewKeyDialog({ expiry, onMade, onClose }: Props) {
  const t = useTranslate();
  const label = useId();
  const [name, setName] = useState("");
  const [scopes, setScopes] = useState<readonly string[]>(["read"]);
  const [days, setDays] = useState(String(expiry));
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const lasts = Number(days);
  const isLong = Number.isInteger(lasts) && lasts >= from && lasts <= to;
  const isReady = name.trim() !== "" && scopes.length > 0 && isLong;

  const create = async () => {
    setBusy(true);
    try {
      onMade((await settingsApi.createApiKey({ name, scopes, expires_in_days: lasts })).key);
    } catch (error) {
      setProblem(error instanceof Error ? t(error.message) : t("error.unexpected"));
      setBusy(false);
    }
  };

  return (
    <Dialog open onClose={onClose} maxWidth="xs" fullWidth aria-labelledby={label}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (isReady) void create();
        }}
      >
        <DialogTitle id={label} component="h2">
          {t("settings.create_key")}
        </DialogTitle>
        <DialogContent sx={{ display: "grid", gap: 5, pt: "8px !important" }}>
          <TextField
            label={t("settings.key_name")}
            helperText={t("settings.key_name_help")}
            value={name}
            required
            fullWidth
            onChange={({ target }) => setName(target.value)}
            slotProps={{ htmlInput: { maxLength: 100 } }}
          />
          <FormGroup>
            <FormLabel>{t("settings.key_scopes")}</FormLabel>
            {API_SCOPES.map((scope) => (
              <FormControlLabel
                key={scope}
                label={t(`settings.scope.${scope}`)}
                control={
                  <Checkbox
                    checked={scopes.includes(scope)}
                    onChange={({ target }) =>
                      setScopes(
                        API_SCOPES.filter((one) => (one === scope ? target.checked : scopes.includes(one))),
                      )
                    }
                  />
                }
              />
            ))}
          </FormGroup>
          <TextField
            label={t("settings.key_days")}
            type="number"
            value={days}
            error={!isLong}
            helperText={t("settings.range", { from, to })}
            onChange={({ target }) => setDays(target.value)}
            slotProps={{ htmlInput: { min: from, max: to, step: 1 } }}
          />
          {problem === null ? null : (
            <Alert severity="error" role="alert">
              {problem}
            </Alert>
          )}
        </DialogContent>
        <DialogActions sx={{ px: 6, pb: 5 }}>
          <Button variant="outlined" onClick={onClose}>
            {t("kit.cancel")}
          </Button>
          <Button type="submit" variant="contained" disabled={!isReady} loading={isBusy}>
            {t("settings.create_key")}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
