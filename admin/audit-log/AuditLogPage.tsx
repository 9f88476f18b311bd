import { Box, Button, Skeleton, TextField } from "@mui/material";
import { ScrollText } from "lucide-react";
import { useState } from "react";
import { useLocale, useTranslate } from "react-admin";
import { adminJson } from "../admin-fetch.ts";
import { Choice } from "../kit/Choice.tsx";
import { EmptyState } from "../kit/EmptyState.tsx";
import { ErrorState } from "../kit/ErrorState.tsx";
import { ExportButton } from "../kit/ExportButton.tsx";
import { PageHead } from "../kit/PageHead.tsx";
import { Pager } from "../kit/Pager.tsx";
import { RefreshButton } from "../kit/RefreshButton.tsx";
import { SearchBox } from "../kit/SearchBox.tsx";
import { useLoaded } from "../kit/use-loaded.ts";
import { AuditTable } from "./AuditTable.tsx";
import { PER_PAGE, useAuditLog, type AuditFields } from "./use-audit-log.ts";
import { useWords } from "./use-words.ts";

const PATH = "/api/admin/audit_log";
const NOTHING: AuditFields = { q: "", actor: "", subject: "", action: "", from: "", until: "" };

const readActions = (signal: AbortSignal): Promise<string[]> =>
  adminJson<string[]>(`${PATH}/actions`, { signal });

/** /admin/audit-log: who did what. */
export function AuditLogPage() {
  const t = useTranslate();
  const { list, fields, filter, page, set } = useAuditLog();
  const actions = useLoaded(readActions);
  const { data: entries, total = 0, isPending, isFetching, error, refetch } = list;
  const reload = () => {
    void refetch();
    actions.reload();
  };
  const isNarrowed = Object.values(fields).some((text) => text !== "");
  return (
    <>
      <PageHead title={t("audit.title")} text={t("audit.text")}>
        <ExportButton
          label={t("audit.export")}
          path={PATH}
          filter={filter}
          fileName="audit-log.csv"
          failed="audit.export_failed"
        />
        <RefreshButton isBusy={isFetching} onRefresh={reload} />
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
  const locale = useLocale();
  // one that stands in the address and was never done is still shown
  const names = fields.action && !actions.includes(fields.action) ? [fields.action, ...actions] : actions;
  const words = useWords();
  const options = names
    .map((name) => [name, words.done(name)] as const)
    .toSorted(([, a], [, b]) => a.localeCompare(b, locale));
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
          xs: "repeat(2, minmax(0, 1fr))",
          lg: "repeat(3, minmax(0, 1fr))",
        },
        // on a phone, what is searched for and what was done take a line of their own
        "& > *": { minWidth: "0 !important" },
        "& > :first-of-type, & > :nth-of-type(4)": { gridColumn: { xs: "1 / -1", sm: "auto" } },
      }}
    >
      <SearchBox label={t("audit.search")} value={fields.q} onSearch={search.q} />
      <SearchBox label={t("audit.actor")} value={fields.actor} onSearch={search.actor} />
      <SearchBox label={t("audit.subject")} value={fields.subject} onSearch={search.subject} />
      <Choice
        label={t("audit.action")}
        value={fields.action}
        all={t("audit.all_actions")}
        options={options}
        onChoose={(action) => onChange({ action })}
      />
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
