import { Checkbox, FormControlLabel, FormGroup, FormLabel, TextField } from "@mui/material";
import { useState } from "react";
import { useTranslate } from "react-admin";
import { API_SCOPES } from "../../core/api-keys/api-key.ts";
import { API_KEY_DAYS } from "../../core/api-keys/key-days.ts";
import { FormDialog } from "../kit/form/FormDialog.tsx";
import { settingsApi } from "./settings-api.ts";

const { from, to } = API_KEY_DAYS;
/** Scopes of a site key, which signs for nobody. */
const SITE_SCOPES = API_SCOPES.filter((scope) => scope !== "sign");

interface Props {
  /** Days. */
  expiry: number;
  onMade: (made: { key: string; expires_at: string }) => void;
  onClose: () => void;
}

/** Asks for a new key's purpose and lifetime. */
export function NewKeyDialog({ expiry, onMade, onClose }: Props) {
  const t = useTranslate();
  const [name, setName] = useState("");
  const [scopes, setScopes] = useState<readonly string[]>(["generate"]);
  const [days, setDays] = useState(String(expiry));
  const lasts = Number(days);
  const isLong = Number.isInteger(lasts) && lasts >= from && lasts <= to;
  const isReady = name.trim() !== "" && scopes.length > 0 && isLong;

  const create = async () => {
    const wanted = { name, scopes, expires_in_days: lasts };
    onMade(await settingsApi.createApiKey(wanted));
  };

  return (
    <>
      <FormDialog
        open
        title={t("settings.create_key")}
        submit={t("settings.create_key")}
        isReady={isReady}
        onSubmit={create}
        onClose={onClose}
      >
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
          {SITE_SCOPES.map((scope) => (
            <FormControlLabel
              key={scope}
              label={t(`settings.scope.${scope}`)}
              control={
                <Checkbox
                  checked={scopes.includes(scope)}
                  onChange={({ target }) =>
                    setScopes(
                      SITE_SCOPES.filter((one) => (one === scope ? target.checked : scopes.includes(one))),
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
      </FormDialog>
    </>
  );
}
