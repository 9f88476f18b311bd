import { Box, Button, Skeleton } from "@mui/material";
import type { LucideIcon } from "lucide-react";
import { Fragment, useEffect, useMemo, type ComponentType, type HTMLAttributes, type ReactNode } from "react";
import {
  FilterLiveForm,
  ListBase,
  useListContext,
  useNotify,
  useResourceContext,
  useTranslate,
  type RaRecord,
  type SortPayload,
} from "react-admin";
import { Navigate, useLocation } from "react-router-dom";
import { serverFilter } from "../../data-provider.ts";
import { EmptyState } from "../EmptyState.tsx";
import { ErrorState } from "../ErrorState.tsx";
import { PageHead } from "../PageHead.tsx";
import { knownSearch, type ListNames } from "./known-search.ts";
import { Pagination } from "./Pagination.tsx";
import { SavedFilters } from "./SavedFilters.tsx";

interface ListContent {
  /** Keys of the catalog. */
  texts: { failed: string; none: string; noneText: string; noneFiltered: string; pageOf?: string };
  Icon: LucideIcon;
  /** What can be done about a table without a row. */
  create?: ReactNode;
  /** What the list looks like before its rows are there. */
  waiting?: ReactNode;
  /** The rows: a `DataTable`, or cells of `useListContext`. */
  children: ReactNode;
}

interface Props extends ListContent {
  /** What the list can be sorted and filtered by. */
  shape: ListNames;
  /** Absent where the list is a part of a page with a head of its own. */
  head?: { title: string; text: string; actions?: ReactNode };
  /** What stands around all that is below the head, such as the tab that the list is on. */
  Around?: ComponentType<{ children: ReactNode }>;
  perPage: number;
  sort: SortPayload;
  /** How often the rows are read again; false where nothing in them waits. */
  renewMs?: (rows: readonly RaRecord[]) => number | false;
  /** Between the head and the filters, such as figures. */
  above?: ReactNode;
  /** Inputs of react-admin. */
  filters?: ReactNode;
  filterSx?: Record<string, object | string>;
  /** Below the filters, such as what can be done with the selected rows. */
  toolbar?: ReactNode;
  /** Dialogs. */
  below?: ReactNode;
}

interface Part {
  resource: string;
  /** Which of its rows belong there. */
  filter: Record<string, string>;
}

const FILTER_PAUSE_MS = 300;

/**
 * A list of the panel: react-admin's, with our head, filters, states and pages. What it is narrowed by is in the address alone: the browser
 * keeps no names that an admin looked for, but in the filters that they save.
 */
export function ListPage({ shape, ...list }: Props) {
  const { pathname, search } = useLocation();
  const resource = useResourceContext() ?? "";
  const notify = useNotify();
  const known = useMemo(
    () => knownSearch(search, shape, (filter) => serverFilter(resource, filter)),
    [search, shape, resource],
  );
  useEffect(() => {
    const names = known.ignored.join(", ");
    if (names !== "") notify("kit.filter_ignored", { type: "warning", messageArgs: { names } });
  }, [known, notify]);
  return known.search === null ? (
    <List {...list} />
  ) : (
    <Navigate to={{ pathname, search: known.search }} replace />
  );
}

/** A list on the page of another record: it has no address. */
export const PartList = (props: Omit<Props, "shape" | "head"> & { part: Part }) => <List {...props} />;

function List({
  head,
  Around = Fragment,
  perPage,
  sort,
  part,
  renewMs,
  above,
  filters,
  filterSx,
  toolbar,
  below,
  ...shown
}: Omit<Props, "shape"> & { part?: Part }) {
  return (
    <ListBase
      perPage={perPage}
      sort={sort}
      storeKey={false}
      {...(part && { ...part, disableSyncWithLocation: true })}
      queryOptions={{
        // the page says what went wrong
        onError: () => undefined,
        ...(renewMs && { refetchInterval: ({ state }) => renewMs(state.data?.data ?? []) }),
      }}
    >
      {head ? (
        <PageHead title={head.title} text={head.text}>
          {head.actions}
        </PageHead>
      ) : null}
      <Around>
        {above}
        {filters ? (
          <FilterLiveForm debounce={FILTER_PAUSE_MS} formComponent={FilterForm}>
            <Box sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", gap: 3, mb: 5, ...filterSx }}>
              {filters}
              <SavedFilters />
            </Box>
          </FilterLiveForm>
        ) : null}
        {toolbar}
        <Rows {...shown} perPage={perPage} />
        {below}
      </Around>
    </ListBase>
  );
}

const FilterForm = (props: HTMLAttributes<HTMLFormElement>) => (
  <search>
    <form noValidate {...props} />
  </search>
);

function Rows({ texts, Icon, create, waiting, children, perPage }: ListContent & { perPage: number }) {
  const t = useTranslate();
  const { error, isPending, isFetching, total, filterValues, setFilters, refetch } = useListContext();
  const isFiltered = Object.keys(filterValues).length > 0;
  const clear = isFiltered ? (
    <Button variant="outlined" onClick={() => setFilters({})}>
      {t("ra.navigation.clear_filters")}
    </Button>
  ) : null;
  if (error) {
    return (
      <Box sx={{ display: "grid", gap: 3, justifyItems: "start" }}>
        <ErrorState text={t(texts.failed)} error={error} onRetry={refetch} />
        {clear}
      </Box>
    );
  }
  if (isPending) {
    return (
      <Box component="output" aria-label={t("kit.loading")} sx={{ display: "grid", gap: 2 }}>
        {waiting ?? Array.from({ length: 6 }, (_, row) => <Skeleton key={row} height={56} />)}
      </Box>
    );
  }
  if (total === 0) {
    return (
      <EmptyState
        Icon={Icon}
        title={t(texts.none)}
        text={t(isFiltered ? texts.noneFiltered : texts.noneText)}
      >
        {clear ?? create}
      </EmptyState>
    );
  }
  return (
    <Box aria-busy={isFetching}>
      {children}
      <Pagination text={texts.pageOf ?? "kit.page_of"} usual={perPage} />
    </Box>
  );
}
