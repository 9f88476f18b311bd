import {
  Box,
  Card,
  IconButton,
  Table,
  TableBody,
  TableCell,
  TableContainer,
  TableHead,
  TableRow,
  Typography,
} from "@mui/material";
import { ChevronDown, ChevronRight } from "lucide-react";
import { Fragment, useId, useState } from "react";
import { useLocale, useTranslate } from "react-admin";
import { changedFields, type AuditEntry } from "./audit-entry.ts";

/** The lines of one page; each opens to what was before and after. Narrow screens move it inside its own box. */
export function AuditTable({ entries }: { entries: readonly AuditEntry[] }) {
  const t = useTranslate();
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set());
  const toggle = (id: string) =>
    setOpen((before) => {
      const next = new Set(before);
      if (!next.delete(id)) next.add(id);
      return next;
    });
  return (
    <TableContainer component={Card} sx={{ position: "relative" }}>
      <Table aria-label={t("audit.title")} sx={{ minWidth: "52rem", "& td, & th": { px: 2.5 } }}>
        <TableHead>
          <TableRow>
            <TableCell component="td" padding="checkbox" />
            {(["time", "actor", "action", "subject", "place"] as const).map((name) => (
              <TableCell key={name}>{t(`audit.${name}`)}</TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {entries.map((entry) => (
            <Line
              key={entry.id}
              entry={entry}
              isOpen={open.has(entry.id)}
              onToggle={() => toggle(entry.id)}
            />
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}

interface LineProps {
  entry: AuditEntry;
  isOpen: boolean;
  onToggle: () => void;
}

function Line({ entry, isOpen, onToggle }: LineProps) {
  const t = useTranslate();
  const details = useId();
  const time = new Intl.DateTimeFormat(useLocale() ?? "en", {
    dateStyle: "medium",
    timeStyle: "medium",
  }).format(new Date(entry.at));
  const Chevron = isOpen ? ChevronDown : ChevronRight;
  const cell = isOpen ? { borderBottom: "none" } : {};
  return (
    <Fragment>
      <TableRow hover>
        <TableCell padding="checkbox" sx={cell}>
          <IconButton
            size="small"
            aria-expanded={isOpen}
            aria-controls={isOpen ? details : undefined}
            aria-label={t("audit.show", { action: entry.action, time })}
            onClick={onToggle}
          >
            <Chevron aria-hidden="true" size={18} />
          </IconButton>
        </TableCell>
        <TableCell sx={{ ...cell, whiteSpace: "nowrap" }}>
          <time dateTime={entry.at}>{time}</time>
        </TableCell>
        <TableCell sx={{ ...cell, overflowWrap: "anywhere" }}>{entry.actor_name}</TableCell>
        <TableCell sx={cell}>
          <code>{entry.action}</code>
        </TableCell>
        <TableCell sx={{ ...cell, overflowWrap: "anywhere" }}>
          {entry.subject_name}
          <Box component="span" sx={{ display: "block", color: "text.disabled", fontSize: "0.75rem" }}>
            {entry.subject_type}
          </Box>
        </TableCell>
        <TableCell sx={{ ...cell, overflowWrap: "anywhere" }}>{entry.address || "–"}</TableCell>
      </TableRow>
      {isOpen ? (
        <TableRow id={details}>
          <TableCell />
          <TableCell colSpan={5}>
            <Details entry={entry} />
          </TableCell>
        </TableRow>
      ) : null}
    </Fragment>
  );
}

function Details({ entry }: { entry: AuditEntry }) {
  const t = useTranslate();
  const fields = changedFields(entry);
  return (
    <Box sx={{ display: "grid", gap: 3, maxWidth: "48rem" }}>
      {fields.length === 0 ? (
        <Typography variant="body2" sx={{ color: "text.secondary" }}>
          {t("audit.no_values")}
        </Typography>
      ) : (
        <Table size="small" aria-label={t("audit.show", { action: entry.action, time: "" })}>
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
                <Value text={before} colour="var(--danger)" />
                <Value text={after} colour="var(--good)" />
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

function Value({ text, colour }: { text: string; colour: string }) {
  return (
    <TableCell sx={{ color: text === "" ? "text.disabled" : colour, overflowWrap: "anywhere" }}>
      {text || "–"}
    </TableCell>
  );
}
