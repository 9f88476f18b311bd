import {
  Alert,
  Box,
  Button,
  Link,
  Skeleton,
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableRow,
  Typography,
} from "@mui/material";
import { KeyRound } from "lucide-react";
import { useState } from "react";
import { useTranslate } from "react-admin";
import { API_SCOPES, endsSoon } from "../../core/api-keys/api-key.ts";
import { Breakable } from "../kit/Breakable.tsx";
import { ConfirmDialog } from "../kit/form/ConfirmDialog.tsx";
import { EmptyState } from "../kit/EmptyState.tsx";
import { ErrorState } from "../kit/ErrorState.tsx";
import { stackedRows, UNSEEN_ON_PHONES } from "../kit/list/stacked-rows.ts";
import { StatusBadge, type Tone } from "../kit/StatusBadge.tsx";
import { useDates } from "../kit/use-dates.ts";
import { useServer } from "../kit/use-server.ts";
import { NewKeyDialog } from "./NewKeyDialog.tsx";
import { siteAddress } from "../site-address.ts";
import { API_KEYS_PATH, settingsApi, type ApiKey } from "./settings-api.ts";
import { Group } from "./Group.tsx";
import { ShownOnce } from "./ShownOnce.tsx";

/** API keys: create, view, revoke. @param expiry lifetime of a new key in days */
export function ApiKeysPanel({ expiry, isOn }: { expiry: number; isOn: boolean }) {
  const t = useTranslate();
  const { data: keys, error, refetch } = useServer<ApiKey[]>(API_KEYS_PATH);
  const [isMaking, setMaking] = useState(false);
  const [made, setMade] = useState<{ key: string; expires_at: string } | null>(null);
  const { day } = useDates();
  const soon = keys?.filter(isSoon) ?? [];
  const [revoking, setRevoking] = useState<ApiKey | null>(null);

  return (
    <Group title={t("settings.group.keys")}>
      <Typography sx={{ color: "text.secondary" }}>
        {t("settings.keys_text")}{" "}
        <Link href={siteAddress("/api/docs")} target="_blank" rel="noopener">
          {t("settings.api_docs")}
        </Link>
      </Typography>
      <Box
        component="code"
        sx={{
          p: 3,
          background: "var(--inset)",
          borderRadius: "6px",
          overflowWrap: "anywhere",
        }}
      >
        {`curl -H "Authorization: Bearer qz_…" ${siteAddress("") || location.origin}/api/v1/me`}
      </Box>
      {isOn ? null : (
        <Alert severity="info" variant="outlined">
          {t("settings.api_off")}
        </Alert>
      )}
      {made === null ? null : (
        <ShownOnce
          label={t("settings.new_key")}
          text={made.key}
          note={t("settings.new_key_end", { date: day(made.expires_at) })}
        />
      )}
      {soon.length === 0 ? null : (
        <Alert severity="warning" variant="outlined" sx={{ overflowWrap: "anywhere" }}>
          {t("settings.keys_soon", {
            names: soon.map(({ name, expires_at }) => `${name} (${day(expires_at)})`).join(", "),
          })}
        </Alert>
      )}
      <Box>
        <Button variant="outlined" onClick={() => setMaking(true)}>
          {t("settings.create_key")}
        </Button>
      </Box>
      {error ? (
        <ErrorState text={t("settings.keys_failed")} error={error} onRetry={refetch} />
      ) : !keys ? (
        <Skeleton height={120} />
      ) : keys.length === 0 ? (
        <EmptyState Icon={KeyRound} title={t("settings.no_keys")} text={t("settings.no_keys_text")} />
      ) : (
        <KeyTable keys={keys} onRevoke={setRevoking} />
      )}
      {isMaking ? (
        <NewKeyDialog
          expiry={expiry}
          onMade={(key) => {
            setMade(key);
            setMaking(false);
            void refetch();
          }}
          onClose={() => setMaking(false)}
        />
      ) : null}
      <ConfirmDialog
        open={revoking !== null}
        title={t("settings.revoke_title", { name: revoking?.name ?? "" })}
        texts={[t("settings.revoke_text")]}
        confirm={t("settings.revoke")}
        isDangerous
        onConfirm={async () => {
          if (revoking) await settingsApi.revokeApiKey(revoking.id);
          setRevoking(null);
          void refetch();
        }}
        onClose={() => setRevoking(null)}
      />
    </Group>
  );
}

const isSoon = ({ state, created_at, expires_at }: ApiKey): boolean =>
  endsSoon({ state, createdAt: new Date(created_at), expiresAt: new Date(expires_at) }, new Date());

const AREAS = ["name state", "scopes scopes", "owner owner", "expires expires", "used revoke"];
const TONES: Record<ApiKey["state"], Tone> = {
  active: "good",
  expired: "neutral",
  revoked: "neutral",
  suspended: "danger",
};

function KeyTable({ keys, onRevoke }: { keys: readonly ApiKey[]; onRevoke: (key: ApiKey) => void }) {
  const t = useTranslate();
  const { day } = useDates();
  return (
    <Box sx={{ overflowX: "auto" }} tabIndex={0} component="section" aria-label={t("settings.group.keys")}>
      <Table size="small" sx={stackedRows(AREAS, "minmax(0, 1fr) auto", "44rem")}>
        <TableHead sx={UNSEEN_ON_PHONES}>
          <TableRow>
            {["name", "owner", "scopes", "state", "expires", "last_used"].map((column) => (
              <TableCell key={column}>{t(`settings.key_${column}`)}</TableCell>
            ))}
            <TableCell component="td" />
          </TableRow>
        </TableHead>
        <TableBody>
          {keys.map((key) => (
            <TableRow key={key.id}>
              <TableCell sx={{ gridArea: "name", minWidth: "8rem", overflowWrap: "anywhere" }}>
                {key.name}
                <Box component="code" sx={{ display: "block", color: "text.secondary" }}>
                  {key.prefix}…
                </Box>
              </TableCell>
              <TableCell data-label={t("settings.key_owner")} sx={{ gridArea: "owner", minWidth: "8rem" }}>
                <Breakable text={key.owner_email ?? t("settings.key_of_site")} minWidth="11rem" />
              </TableCell>
              <TableCell data-label={t("settings.key_scopes")} sx={{ gridArea: "scopes", minWidth: "8rem" }}>
                {API_SCOPES.filter((scope) => key.scopes.includes(scope))
                  .map((scope) => t(`settings.scope.${scope}`))
                  .join(", ")}
              </TableCell>
              <TableCell sx={{ gridArea: "state" }}>
                <StatusBadge
                  tone={isSoon(key) ? "warn" : TONES[key.state]}
                  label={t(`settings.key_state.${isSoon(key) ? "soon" : key.state}`)}
                />
              </TableCell>
              <TableCell
                data-label={t("settings.key_expires")}
                sx={{ gridArea: "expires", whiteSpace: "nowrap" }}
              >
                {day(key.expires_at)}
              </TableCell>
              <TableCell
                data-label={t("settings.key_last_used")}
                sx={{ gridArea: "used", whiteSpace: "nowrap" }}
              >
                {key.last_used_at === null ? t("settings.never") : day(key.last_used_at)}
              </TableCell>
              <TableCell sx={{ gridArea: "revoke", justifySelf: "end" }}>
                {key.state === "active" || key.state === "suspended" ? (
                  <Button
                    size="small"
                    variant="outlined"
                    color="error"
                    aria-label={t("settings.revoke_of", { name: key.name })}
                    onClick={() => onRevoke(key)}
                  >
                    {t("settings.revoke")}
                  </Button>
                ) : null}
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Box>
  );
}
