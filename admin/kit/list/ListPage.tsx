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
  /** Message keys. */
  texts: { failed: string; none: string; noneText: string; noneFiltered: string; pageOf?: string };
  Icon: LucideIcon;
  /** Action for a table without rows. */
  create?: ReactNode;
  /** Placeholder until the rows are loaded. */
  waiting?: ReactNode;
  /** The rows: a `DataTable`, or cells of `useListContext`. */
  children: ReactNode;
}

interface Props extends ListContent {
  /** The list's sort fields and filters. */
  shape: ListNames;
  /** Absent if the list is part of a page with its own header. */
  head?: { title: string; text: string; actions?: ReactNode };
  /** Wraps everything below the header, such as the tabs that hold the list. */
  Around?: ComponentType<{ children: ReactNode }>;
  perPage: number;
  sort: SortPayload;
  /** Refresh interval in ms; false if no row is pending. */
  renewMs?: (rows: readonly RaRecord[]) => number | false;
  /** Between header and filters, such as figures. */
  above?: ReactNode;
  /** react-admin inputs. */
  filters?: ReactNode;
  filterSx?: Record<string, object | string>;
  /** Below the filters, such as bulk actions. */
  toolbar?: ReactNode;
  /** Dialogs. */
  below?: ReactNode;
}

interface Part {
  resource: string;
  /** Filter that selects the related rows. */
  filter: Record<string, string>;
}

const FILTER_PAUSE_MS = 300;

/**
 * A list of the panel: react-admin's, with our header, filters, states and pagination. Filters live in the address only: the browser does
 * not store names that an admin searched for, except in saved filters.
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

/** A list on another record's page: its state is not in the address. */
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
        // the page itself shows the error
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
