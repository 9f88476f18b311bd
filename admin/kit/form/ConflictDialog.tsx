import {
  Box,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  Stack,
  Typography,
} from "@mui/material";
import { useId, useState } from "react";
import { useTranslate } from "react-admin";
import { CopyButton } from "../CopyButton.tsx";
import { conflictRows, type ComparedField, type Conflict, type ConflictRow } from "./conflict-rows.ts";
import { DiffLines } from "./DiffLines.tsx";
import { lineDiff, onlyChanges } from "./line-diff.ts";

interface Props {
  conflict: Conflict;
  fields: readonly ComparedField[];
  /** Saves the typed values over the newer version. */
  onKeep: () => Promise<unknown>;
  /** Loads the newer version into the form and discards the typed values. */
  onTake: () => void;
  /** Returns to the form as it was typed. */
  onBack: () => void;
}

/**
 * For a record that another admin changed or deleted during the edit: both versions side by side, and the
 * choices.
 */
export function ConflictDialog({ conflict, fields, onKeep, onTake, onBack }: Props) {
  const t = useTranslate();
  const [title, text] = [useId(), useId()];
  const [isBusy, setBusy] = useState(false);
  const isDeleted = conflict.now === null;
  const rows = conflictRows(fields, conflict, t);
  const keep = async () => {
    setBusy(true);
    await onKeep();
    setBusy(false);
  };
  return (
    <Dialog open onClose={onBack} maxWidth="md" fullWidth aria-labelledby={title} aria-describedby={text}>
      <DialogTitle id={title} component="h2">
        {t(isDeleted ? "kit.deleted_title" : "kit.conflict_title")}
      </DialogTitle>
      <DialogContent>
        <Typography id={text} sx={{ color: "text.secondary", mb: 4 }}>
          {t(isDeleted ? "kit.deleted_text" : "kit.conflict_text")}
        </Typography>
        <Stack component="ul" sx={{ gap: 5, listStyle: "none", m: 0, p: 0 }}>
          {rows.map((row) => (
            <Row key={row.label} row={row} />
          ))}
        </Stack>
      </DialogContent>
      <DialogActions
        sx={{
          px: 6,
          py: 4,
          gap: 2,
          flexDirection: { xs: "column-reverse", sm: "row" },
          alignItems: "stretch",
          borderTop: "1px solid var(--line)",
          "& > *": { m: "0 !important" },
        }}
      >
        <Button variant="outlined" onClick={onBack} sx={{ mr: { sm: "auto !important" } }}>
          {t(isDeleted ? "kit.close" : "kit.conflict_back")}
        </Button>
        {isDeleted ? null : (
          <>
            <Button variant="outlined" onClick={onTake}>
              {t("kit.conflict_take")}
            </Button>
            <Button variant="contained" loading={isBusy} onClick={() => void keep()}>
              {t("kit.conflict_keep")}
            </Button>
          </>
        )}
      </DialogActions>
    </Dialog>
  );
}

function Row({ row: { label, before, theirs, mine, isTheirs, isMine } }: { row: ConflictRow }) {
  const t = useTranslate();
  const id = useId();
  return (
    <Box component="li" aria-labelledby={id}>
      <Typography id={id} variant="h3" component="h3" sx={{ mb: 2 }}>
        {label}
      </Typography>
      <Box
        sx={{
          display: "grid",
          gap: 3,
          gridTemplateColumns: { sm: theirs === null ? "1fr" : "repeat(2, minmax(0, 1fr))" },
        }}
      >
        {theirs === null ? null : (
          <Version
            name={t("kit.conflict_theirs")}
            field={label}
            before={before}
            value={theirs}
            isChanged={isTheirs}
          />
        )}
        <Version
          name={t("kit.conflict_mine")}
          field={label}
          before={before}
          value={mine}
          isChanged={isMine}
          isMine
        />
      </Box>
    </Box>
  );
}

interface VersionProps {
  name: string;
  field: string;
  before: string;
  value: string;
  isChanged: boolean;
  isMine?: boolean;
}

/** Context lines around each change of a long text. */
const AROUND = 2;

function Version({ name, field, before, value, isChanged, isMine = false }: VersionProps) {
  const t = useTranslate();
  const [first = "", ...others] = value.split("\n");
  const isLong = isChanged && (others.length > 0 || before.includes("\n"));
  return (
    <Box sx={{ display: "flex", flexDirection: "column", minWidth: 0 }}>
      <Box sx={{ display: "flex", alignItems: "center", minHeight: 34, gap: 2, color: "text.secondary" }}>
        <Typography variant="body2" sx={{ mr: "auto" }}>
          {isChanged ? name : t("kit.conflict_unchanged", { version: name })}
        </Typography>
        {isMine && isChanged && value !== "" ? (
          <CopyButton text={value} label={t("kit.copy", { field })} />
        ) : null}
      </Box>
      {isLong ? (
        <DiffLines label={`${field}: ${name}`} lines={onlyChanges(lineDiff(before, value), AROUND)} />
      ) : (
        <Box
          sx={{
            border: "1px solid",
            borderColor: isChanged ? "var(--accent)" : "var(--line)",
            borderRadius: 1,
            background: "var(--inset)",
            px: 3,
            py: 2,
            minHeight: 40,
            flexGrow: 1,
            overflowWrap: "anywhere",
            color: isChanged && value !== "" ? "text.primary" : "text.secondary",
          }}
        >
          {value === "" ? t("kit.conflict_empty") : first}
          {others.length > 0 ? " …" : null}
        </Box>
      )}
    </Box>
  );
}
