import { Card } from "@mui/material";
import { DataTable, type DataTableProps } from "react-admin";

interface TableLayout {
  /** A row on a phone as CSS grid-template-areas, of the sources of its columns; `select` is the checkbox. */
  areas: readonly string[];
  /** A row on a phone as CSS grid-template-columns. */
  columns: string;
  /** Below it, a wide screen moves the table inside its own box. */
  width: string;
  /** Columns that are as wide as what they hold, by source: the others share the rest. */
  fits: readonly string[];
  /** What stands before the cells of some columns on a phone, by source. */
  labels?: Readonly<Record<string, string>>;
  /** A head that offers nothing (selecting all) says nothing on a phone. */
  isHeadSeenOnPhones?: boolean;
}

interface Props
  extends
    TableLayout,
    Pick<DataTableProps, "aria-label" | "bulkActionButtons" | "bulkActionsToolbar" | "expand" | "children"> {}

/** A table of react-admin in a card, whose rows are cards of their own on a phone. */
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
    // its button is for the mouse alone: a column has one for everybody
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
        // an arrow that is not there takes no room
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
