import { Card } from "@mui/material";
import { DataTable, type DataTableProps } from "react-admin";

interface TableLayout {
  /** CSS grid-template-areas of a row on a phone, named by column source; `select` is the checkbox. */
  areas: readonly string[];
  /** CSS grid-template-columns of a row on a phone. */
  columns: string;
  /** Minimum width: on a narrower screen, the table scrolls in its box. */
  width: string;
  /** Columns as wide as their content, by source: the others share the rest. */
  fits: readonly string[];
  /** Labels before the cells of some columns on a phone, by source. */
  labels?: Readonly<Record<string, string>>;
  /** Shows the header row on phones even if it only selects all. */
  isHeadSeenOnPhones?: boolean;
}

interface Props
  extends
    TableLayout,
    Pick<DataTableProps, "aria-label" | "bulkActionButtons" | "bulkActionsToolbar" | "expand" | "children"> {}

/** A react-admin table in a card; on a phone, each row is a card. */
export function Table({ areas, columns, width, fits, labels, isHeadSeenOnPhones, ...props }: Props) {
  return (
    <Card sx={{ position: "relative" }}>
      <DataTable
        rowClick={false}
        size="medium"
        empty={<></>}
        bulkActionsToolbar={<></>}
        {...props}
        sx={look({
          areas,
          columns,
          width,
          fits,
          ...(labels && { labels }),
          isHeadSeenOnPhones: isHeadSeenOnPhones ?? false,
        })}
      />
    </Card>
  );
}

const PHONE = "@media (max-width: 599.95px)";
const WIDE = "@media (min-width: 600px)";
const cell = (name: string): string =>
  name === "select" ? "& tbody > tr > .MuiTableCell-paddingCheckbox" : `& tbody .column-${name}`;

function look({
  areas,
  columns,
  width,
  fits,
  labels = {},
  isHeadSeenOnPhones,
}: TableLayout): Record<string, object> {
  const names = [...new Set(areas.join(" ").split(" "))].filter((name) => name !== ".");
  return {
    "& .RaDataTable-tableWrapper": { overflowX: "auto" },
    "& .RaDataTable-table": { minWidth: { xs: 0, sm: width } },
    "& .RaDataTable-headerCell": { position: "static", bgcolor: "transparent" },
    "& td, & th": { px: 2 },
    [WIDE]: Object.fromEntries(
      fits.map((name) => [`& .column-${name}`, { width: "1%", whiteSpace: "nowrap" }]),
    ),
    // mouse only: a column provides a button for everybody
    "& .RaDataTable-expandHeader, & .RaDataTable-expandIconCell": { display: "none" },
    "& .RaDataTable-expandRow:not(:has(.MuiCollapse-root))": { display: "none !important" },
    "& .RaDataTable-expandable > td": { borderBottom: "1px solid var(--line)" },
    [PHONE]: {
      "& .RaDataTable-table": { "&, & > tbody, & > thead": { display: "block" } },
      "& .RaDataTable-thead": isHeadSeenOnPhones
        ? { borderBottom: "1px solid var(--line)" }
        : { display: "none !important" },
      "& .RaDataTable-headerRow": {
        display: "flex",
        flexWrap: "wrap",
        columnGap: 3,
        px: 4,
        py: 2,
        alignItems: "center",
        "& > *": { p: 0, border: "none" },
        "& > .unseen-on-phones": { display: "none" },
        // a hidden arrow takes no room
        "& .MuiTableSortLabel-root:not(.Mui-active) svg": { display: "none" },
      },
      "& .RaDataTable-tbody > tr": {
        display: "grid",
        gridTemplateAreas: areas.map((line) => `"${line}"`).join(" "),
        gridTemplateColumns: columns,
        alignItems: "center",
        columnGap: 3,
        rowGap: 2,
        p: 4,
        borderBottom: "1px solid var(--line)",
        "&:last-of-type": { borderBottom: "none" },
        "& > td": { p: 0, border: "none", minWidth: 0, maxWidth: "none", textAlign: "left" },
      },
      "& .RaDataTable-tbody > .RaDataTable-expandRow": { display: "block" },
      ...Object.fromEntries(names.map((name) => [cell(name), { gridArea: name }])),
      ...Object.fromEntries(
        Object.entries(labels).map(([name, label]) => [
          `${cell(name)}::before`,
          { content: JSON.stringify(`${label}: `), color: "var(--faint)" },
        ]),
      ),
    },
  };
}
