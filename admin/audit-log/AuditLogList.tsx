import { Box, IconButton } from "@mui/material";
import { ChevronDown, ChevronRight, ScrollText } from "lucide-react";
import {
  DataTable,
  DateInput,
  useExpanded,
  useListContext,
  useLocale,
  useRecordContext,
  useTranslate,
} from "react-admin";
import { auditList } from "../../core/audit/audit-entry.ts";
import { tablePath } from "../data-provider.ts";
import { Breakable } from "../kit/Breakable.tsx";
import { ExportButton } from "../kit/list/ExportButton.tsx";
import { ChoiceFilter, SearchFilter } from "../kit/list/filters.tsx";
import { ListPage } from "../kit/list/ListPage.tsx";
import { RefreshButton } from "../kit/list/RefreshButton.tsx";
import { Table } from "../kit/list/Table.tsx";
import { useServer } from "../kit/use-server.ts";
import { visuallyHidden } from "../kit/visually-hidden.ts";
import { AuditDetails } from "./AuditDetails.tsx";
import type { AuditEntry } from "./audit-entry.ts";
import { useWords } from "./use-words.ts";

const RESOURCE = "audit-log";
const AREAS = ["id action", ". subject_name", ". actor_name", ". at", ". address"];

/** /admin/audit-log: which admin did what. */
export function AuditLogList() {
  const t = useTranslate();
  return (
    <ListPage
      shape={auditList}
      head={{
        title: t("audit.title"),
        text: t("audit.text"),
        actions: (
          <>
            <ExportButton failed="audit.export_failed" isServers />
            <RefreshButton />
          </>
        ),
      }}
      perPage={25}
      sort={{ field: "at", order: "DESC" }}
      filters={<Filters />}
      filterSx={{
        display: "grid",
        gridTemplateColumns: { xs: "repeat(2, minmax(0, 1fr))", lg: "repeat(3, minmax(0, 1fr)) auto" },
        "& > *": { width: "auto !important", minWidth: "0 !important" },
        // on narrower screens, the search and the action filter each get a line
        "& > div:first-of-type, & > div:nth-of-type(4)": { gridColumn: { xs: "1 / -1", lg: "auto" } },
        // the saved filters at the end of a line
        "& > div:nth-of-type(4)": { gridRow: { xs: "3", lg: "auto" }, mr: { xs: 14, lg: 0 } },
        "& > button": {
          gridColumn: { xs: "2", lg: "4" },
          gridRow: { xs: "3", lg: "1" },
          justifySelf: "end !important",
        },
      }}
      Icon={ScrollText}
      texts={{
        failed: "audit.failed",
        none: "audit.none",
        noneText: "audit.none_text",
        noneFiltered: "audit.none_filtered",
        pageOf: "audit.page_of",
      }}
    >
      <Table
        aria-label={t("audit.title")}
        areas={AREAS}
        columns="auto minmax(0, 1fr)"
        width="52rem"
        fits={["id", "at"]}
        labels={{ actor_name: t("audit.actor"), address: t("audit.place") }}
        bulkActionButtons={false}
        expand={<AuditDetails />}
      >
        <DataTable.Col
          source="id"
          label={<span style={visuallyHidden}>{t("ra.action.show")}</span>}
          disableSort
          padding="checkbox"
        >
          <DetailsButton />
        </DataTable.Col>
        <DataTable.Col source="at" label="audit.time" field={Time} />
        <DataTable.Col
          source="actor_name"
          label="audit.actor"
          render={({ actor_name }: AuditEntry) => <Breakable text={actor_name} minWidth="10.5rem" />}
        />
        <DataTable.Col source="action" label="audit.action" field={Action} sx={{ fontWeight: 500 }} />
        <DataTable.Col source="subject_name" label="audit.subject" field={Subject} />
        <DataTable.Col
          source="address"
          label="audit.place"
          sx={{ overflowWrap: "anywhere" }}
          render={({ address }: AuditEntry) => address || "–"}
        />
      </Table>
    </ListPage>
  );
}

function Filters() {
  const t = useTranslate();
  const locale = useLocale();
  const words = useWords();
  const { filterValues } = useListContext();
  const { data: done = [] } = useServer<string[]>(`${tablePath(RESOURCE)}/actions`);
  const chosen = filterValues["action"] as string | undefined;
  // an action from the address that the log does not contain is listed as well
  const options = [...new Set(chosen ? [chosen, ...done] : done)]
    .map((name) => [name, words.done(name)] as const)
    .toSorted(([, a], [, b]) => a.localeCompare(b, locale));
  return (
    <>
      <SearchFilter source="q" label={t("audit.search")} />
      <SearchFilter source="actor" label={t("audit.actor")} />
      <SearchFilter source="subject" label={t("audit.subject")} />
      <ChoiceFilter
        source="action"
        label={t("audit.action")}
        all={t("audit.all_actions")}
        options={options}
      />
      <DateInput source="from" label="audit.from" helperText={false} sx={{ m: 0 }} />
      <DateInput source="until" label="audit.until" helperText={false} sx={{ m: 0 }} />
    </>
  );
}

function useTime(): string {
  const entry = useRecordContext<AuditEntry>();
  const format = new Intl.DateTimeFormat(useLocale() ?? "en", { dateStyle: "medium", timeStyle: "medium" });
  return entry ? format.format(new Date(entry.at)) : "";
}

/** Opens the values before and after. */
function DetailsButton() {
  const t = useTranslate();
  const words = useWords();
  const time = useTime();
  const { id = "", action = "" } = useRecordContext<AuditEntry>() ?? {};
  const [isOpen, toggle] = useExpanded(RESOURCE, id);
  const Chevron = isOpen ? ChevronDown : ChevronRight;
  return (
    <IconButton
      size="small"
      aria-expanded={isOpen}
      aria-controls={`${RESOURCE}-${id}-expand`}
      aria-label={t("audit.show", { action: words.done(action), time })}
      onClick={toggle}
    >
      <Chevron aria-hidden="true" size={18} />
    </IconButton>
  );
}

const Time = () => <time dateTime={useRecordContext<AuditEntry>()?.at}>{useTime()}</time>;

const Action = () => useWords().done(useRecordContext<AuditEntry>()?.action ?? "");

function Subject() {
  const words = useWords();
  const entry = useRecordContext<AuditEntry>();
  if (!entry) return null;
  return (
    <>
      <Breakable text={words.subject(entry.subject_name)} />
      <Box component="span" sx={{ display: "block", color: "text.disabled", fontSize: "0.75rem" }}>
        {words.subject(entry.subject_type)}
      </Box>
    </>
  );
}
