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
import { Breakable } from "../kit/Breakable.tsx";
import { stackedRows, UNSEEN_ON_PHONES } from "../kit/stacked-rows.ts";
import { changedFields, type AuditEntry } from "./audit-entry.ts";
import { useWords } from "./use-words.ts";

const AREAS = ["open action", ". subject", ". who", ". when", ". place"];

/** The lines of one page; each opens to what was before and after. */
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
      <Table aria-label={t("audit.title")} sx={stackedRows(AREAS, "auto minmax(0, 1fr)", "52rem")}>
        <TableHead sx={UNSEEN_ON_PHONES}>
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
  const words = useWords();
  const action = words.done(entry.action);
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
        <TableCell padding="checkbox" sx={{ ...cell, gridArea: "open" }}>
          <IconButton
            size="small"
            aria-expanded={isOpen}
            aria-controls={isOpen ? details : undefined}
            aria-label={t("audit.show", { action, time })}
            onClick={onToggle}
          >
            <Chevron aria-hidden="true" size={18} />
          </IconButton>
        </TableCell>
        <TableCell sx={{ ...cell, gridArea: "when", whiteSpace: "nowrap" }}>
          <time dateTime={entry.at}>{time}</time>
        </TableCell>
        <TableCell data-label={t("audit.actor")} sx={{ ...cell, gridArea: "who" }}>
          <Breakable text={entry.actor_name} />
        </TableCell>
        <TableCell sx={{ ...cell, gridArea: "action", fontWeight: 500 }}>{action}</TableCell>
        <TableCell sx={{ ...cell, gridArea: "subject" }}>
          <Breakable text={words.subject(entry.subject_name)} />
          <Box component="span" sx={{ display: "block", color: "text.disabled", fontSize: "0.75rem" }}>
            {words.subject(entry.subject_type)}
          </Box>
        </TableCell>
        <TableCell
          data-label={t("audit.place")}
          sx={{ ...cell, gridArea: "place", overflowWrap: "anywhere" }}
        >
          {entry.address || "–"}
        </TableCell>
      </TableRow>
      {isOpen ? (
        <TableRow id={details}>
          <TableCell sx={UNSEEN_ON_PHONES} />
          <TableCell colSpan={5} sx={{ gridColumn: "1 / -1" }}>
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
