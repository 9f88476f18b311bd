import { Box, Button, Card, Typography } from "@mui/material";
import { useLocale, useTranslate } from "react-admin";
import type { ReactNode } from "react";
import { useDates } from "../kit/use-dates.ts";
import { isBannedForGood, type AdminUser } from "./user.ts";

interface Props {
  user: AdminUser;
  onRemoveFactor: (id: string) => void;
}

/** Details of an account. */
export function UserFacts({ user, onRemoveFactor }: Props) {
  const t = useTranslate();
  const { day, instant } = useDates();
  const number = new Intl.NumberFormat(useLocale() ?? "en");
  const confirmed = user.factors.filter(({ status }) => status === "verified");
  const password = user.password_change_required
    ? "users.password_one_time"
    : user.has_password
      ? "users.password_set"
      : "users.password_none";
  return (
    <Box
      sx={{
        display: "grid",
        gap: 4,
        gridTemplateColumns: "repeat(auto-fit, minmax(min(100%, 16rem), 1fr))",
        alignItems: "start",
      }}
    >
      <Facts
        title={t("users.account")}
        facts={[
          [t("users.id"), <code key="id">{user.id}</code>],
          [t("users.joined"), day(user.created_at)],
          [t("users.last_sign_in"), user.last_sign_in_at ? instant(user.last_sign_in_at) : t("users.never")],
          [
            t("users.email_confirmed"),
            user.email_confirmed_at ? instant(user.email_confirmed_at) : t("users.not_yet"),
          ],
          ...(user.is_disputed ? [[t("users.disputed"), t("users.disputed_text")] as const] : []),
          ...(user.new_email === null ? [] : [[t("users.new_email"), user.new_email] as const]),
          ...(user.status === "suspended" && user.banned_until
            ? [
                isBannedForGood(user.banned_until)
                  ? ([t("users.suspended"), t("users.for_36500d")] as const)
                  : ([t("users.suspended_until"), instant(user.banned_until)] as const),
              ]
            : []),
        ]}
      />
      <Facts
        title={t("users.ways_in")}
        facts={[
          [t("users.password"), t(password)],
          [
            t("users.identities"),
            // email and password is not an external identity
            user.identities
              .map(({ provider }) => provider)
              .filter((provider) => provider !== "email")
              .join(", ") || t("users.nothing"),
          ],
          [t("users.factors"), <Factors key="factors" factors={confirmed} onRemove={onRemoveFactor} />],
          [t("users.sessions"), number.format(user.sessions ?? 0)],
        ]}
      />
      <Facts
        title={t("users.use")}
        facts={[
          [t("users.codes"), number.format(user.codes ?? 0)],
          [t("users.links"), number.format(user.short_links ?? 0)],
          [t("users.timezone"), user.timezone.replaceAll("_", " ")],
          ...(user.location ? [[t("users.location"), user.location] as const] : []),
          ...(user.phone ? [[t("users.phone"), user.phone] as const] : []),
        ]}
      />
    </Box>
  );
}

interface FactorsProps {
  factors: AdminUser["factors"];
  onRemove: (id: string) => void;
}

function Factors({ factors, onRemove }: FactorsProps) {
  const t = useTranslate();
  const { day } = useDates();
  if (factors.length === 0) return t("users.nothing");
  return (
    <Box component="ul" sx={{ listStyle: "none", m: 0, p: 0 }}>
      {factors.map(({ id, friendly_name, created_at }) => (
        <Box component="li" key={id} sx={{ display: "flex", alignItems: "center", gap: 2 }}>
          <span>
            {friendly_name || "TOTP"}, {day(created_at)}
          </span>
          <Button
            size="small"
            color="error"
            aria-label={`${t("users.remove")}: ${friendly_name || "TOTP"}`}
            onClick={() => onRemove(id)}
          >
            {t("users.remove")}
          </Button>
        </Box>
      ))}
    </Box>
  );
}

function Facts({ title, facts }: { title: string; facts: readonly (readonly [string, ReactNode])[] }) {
  return (
    <Card component="section" sx={{ p: 5 }}>
      <Typography variant="h2" sx={{ mb: 3 }}>
        {title}
      </Typography>
      <Box component="dl" sx={{ m: 0, display: "grid", gap: 3, "& dd": { m: 0, overflowWrap: "anywhere" } }}>
        {facts.map(([name, value]) => (
          <div key={name}>
            <Box component="dt" sx={{ color: "text.secondary", fontSize: "0.875rem" }}>
              {name}
            </Box>
            <dd>{value}</dd>
          </div>
        ))}
      </Box>
    </Card>
  );
}
