import { Box, Button, MenuItem, Skeleton, TextField } from "@mui/material";
import { FileDown, RefreshCw, ScrollText } from "lucide-react";
import { useState } from "react";
import { useNotify, useTranslate } from "react-admin";
import { adminFetch, adminJson } from "../admin-fetch.ts";
import { EmptyState } from "../kit/EmptyState.tsx";
import { ErrorState } from "../kit/ErrorState.tsx";
import { PageHead } from "../kit/PageHead.tsx";
import { Pager } from "../kit/Pager.tsx";
import { saveFile } from "../kit/save-file.ts";
import { SearchBox } from "../kit/SearchBox.tsx";
import { useLoaded } from "../kit/use-loaded.ts";
import { AuditTable } from "./AuditTable.tsx";
import { PER_PAGE, useAuditLog, type AuditFields } from "./use-audit-log.ts";

const PATH = "/api/admin/audit_log";
const NOTHING: AuditFields = { q: "", actor: "", subject: "", action: "", from: "", until: "" };

const readActions = (signal: AbortSignal): Promise<string[]> =>
  adminJson<string[]>(`${PATH}/actions`, { signal });

/** /admin/audit-log: who did what. */
export function AuditLogPage() {
  const t = useTranslate();
  const notify = useNotify();
  const { list, fields, filter, page, set } = useAuditLog();
  const actions = useLoaded(readActions);
  const [isExporting, setExporting] = useState(false);
  const { data: entries, total = 0, isPending, isFetching, error, refetch } = list;
  const reload = () => {
    void refetch();
    actions.reload();
  };
  const save = async () => {
    setExporting(true);
    try {
      const query = new URLSearchParams({ filter: JSON.stringify(filter) }).toString();
      const response = await adminFetch(`${PATH}/export.csv?${query}`);
      saveFile("audit-log.csv", await response.blob(), "text/csv");
    } catch {
      notify("audit.export_failed", { type: "error" });
    } finally {
      setExporting(false);
    }
  };
  const isNarrowed = Object.values(fields).some((text) => text !== "");
  return (
    <>
      <PageHead title={t("audit.title")} text={t("audit.text")}>
        <Button
          variant="outlined"
          startIcon={<FileDown aria-hidden="true" size={16} />}
          loading={isExporting}
          onClick={() => void save()}
        >
          {t("audit.export")}
        </Button>
        <Button
          variant="outlined"
          startIcon={<RefreshCw aria-hidden="true" size={16} />}
          disabled={isFetching}
          onClick={reload}
        >
          {t("audit.refresh")}
        </Button>
      </PageHead>
      <Filters fields={fields} actions={actions.data ?? []} onChange={set} />
      {error ? (
        <ErrorState text={t("audit.failed")} error={error} onRetry={reload} />
      ) : isPending ? (
        <Box component="output" aria-label={t("kit.loading")} sx={{ display: "grid", gap: 2 }}>
          {Array.from({ length: 8 }, (_, row) => (
            <Skeleton key={row} height={48} />
          ))}
        </Box>
      ) : total === 0 ? (
        <EmptyState
          Icon={ScrollText}
          title={t("audit.none")}
          text={t(isNarrowed ? "audit.none_filtered" : "audit.none_text")}
        >
          {isNarrowed ? (
            <Button variant="outlined" onClick={() => set(NOTHING)}>
              {t("audit.clear")}
            </Button>
          ) : null}
        </EmptyState>
      ) : (
        <Box aria-busy={isFetching}>
          <AuditTable entries={entries ?? []} />
          <Pager
            page={page}
            perPage={PER_PAGE}
            total={total}
            onPage={(next) => set({ page: String(next) })}
            text={(at, pages) => t("audit.page_of", { page: at, pages, n: total })}
          />
        </Box>
      )}
    </>
  );
}

interface FiltersProps {
  fields: AuditFields;
  /** What was ever done, by name. */
  actions: readonly string[];
  onChange: (changes: Partial<AuditFields>) => void;
}

function Filters({ fields, actions, onChange }: FiltersProps) {
  const t = useTranslate();
  // one that stands in the address and was never done is still shown
  const names = fields.action && !actions.includes(fields.action) ? [fields.action, ...actions] : actions;
  const [search] = useState(() => ({
    q: (q: string) => onChange({ q }),
    actor: (actor: string) => onChange({ actor }),
    subject: (subject: string) => onChange({ subject }),
  }));
  return (
    <Box
      component="search"
      sx={{
        display: "grid",
        gap: 3,
        mb: 5,
        gridTemplateColumns: {
          xs: "minmax(0, 1fr)",
          sm: "repeat(2, minmax(0, 1fr))",
          lg: "repeat(3, minmax(0, 1fr))",
        },
      }}
    >
      <SearchBox label={t("audit.search")} value={fields.q} onSearch={search.q} />
      <SearchBox label={t("audit.actor")} value={fields.actor} onSearch={search.actor} />
      <SearchBox label={t("audit.subject")} value={fields.subject} onSearch={search.subject} />
      <TextField
        select
        value={fields.action}
        onChange={({ target }) => onChange({ action: target.value })}
        slotProps={{ select: { displayEmpty: true }, htmlInput: { "aria-label": t("audit.action") } }}
      >
        <MenuItem value="">{t("audit.all_actions")}</MenuItem>
        {names.map((name) => (
          <MenuItem key={name} value={name}>
            {name}
          </MenuItem>
        ))}
      </TextField>
      {(["from", "until"] as const).map((name) => (
        <TextField
          key={name}
          type="date"
          label={t(`audit.${name}`)}
          value={fields[name]}
          onChange={({ target }) => onChange({ [name]: target.value })}
          slotProps={{ inputLabel: { shrink: true } }}
        />
      ))}
    </Box>
  );
}
