import { Box, Table, TableBody, TableCell, TableHead, TableRow, Typography } from "@mui/material";
import { useRecordContext, useTranslate } from "react-admin";
import { changedFields, type AuditEntry } from "./audit-entry.ts";

/** Values before and after an entry, field by field. */
export function AuditDetails() {
  const t = useTranslate();
  const entry = useRecordContext<AuditEntry>();
  if (!entry) return null;
  const fields = changedFields(entry);
  return (
    <Box sx={{ display: "grid", gap: 3, maxWidth: "48rem", py: 3 }}>
      {fields.length === 0 ? (
        <Typography variant="body2" sx={{ color: "text.secondary" }}>
          {t("audit.no_values")}
        </Typography>
      ) : (
        <Table size="small" aria-label={t("audit.values")}>
          <TableHead>
            <TableRow>
              <TableCell>{t("audit.field")}</TableCell>
              <TableCell>{t("audit.before")}</TableCell>
              <TableCell>{t("audit.after")}</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {fields.map(({ name, before, after }) => (
              <TableRow key={name}>
                <TableCell component="th" scope="row" sx={{ fontFamily: "monospace" }}>
                  {name}
                </TableCell>
                <Value text={before} color="var(--danger)" />
                <Value text={after} color="var(--good)" />
              </TableRow>
            ))}
          </TableBody>
        </Table>
      )}
      <Box
        component="dl"
        sx={{
          m: 0,
          display: "grid",
          gridTemplateColumns: "max-content minmax(0, 1fr)",
          columnGap: 4,
          rowGap: 1,
          fontSize: "0.8125rem",
          "& dt": { color: "text.secondary" },
          "& dd": { m: 0, overflowWrap: "anywhere" },
        }}
      >
        <dt>{t("audit.name")}</dt>
        <dd>
          <code>{entry.action}</code>
        </dd>
        {entry.subject_id === null ? null : (
          <>
            <dt>{t("audit.id")}</dt>
            <dd>
              <code>{entry.subject_id}</code>
            </dd>
          </>
        )}
        {entry.user_agent === "" ? null : (
          <>
            <dt>{t("audit.browser")}</dt>
            <dd>{entry.user_agent}</dd>
          </>
        )}
      </Box>
    </Box>
  );
}

function Value({ text, color }: { text: string; color: string }) {
  return (
    <TableCell sx={{ color: text === "" ? "text.disabled" : color, overflowWrap: "anywhere" }}>
      {text || "–"}
    </TableCell>
  );
}
