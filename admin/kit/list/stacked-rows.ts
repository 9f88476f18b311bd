/**
 * A table whose rows are cards on a phone: `<Table sx={stackedRows(["open what", ". who"], "auto 1fr", "52rem")}>`. Each cell names its
 * area: `<TableCell sx={{ gridArea: "who" }}>`, and its label if it needs one: `data-label={t("audit.actor")}`. The header becomes one
 * line of its controls (sorting, select all).
 * @param areas of a row on a phone, as CSS grid-template-areas
 * @param columns of a row on a phone, as CSS grid-template-columns
 * @param minimum width; a narrower table scrolls in its box
 */
export const stackedRows = (areas: readonly string[], columns: string, width: string) =>
  ({
    minWidth: { xs: 0, sm: width },
    "& td, & th": { px: 2.5 },
    "@media (max-width: 599.95px)": {
      "&, & > tbody, & > thead": { display: "block" },
      "& > tbody > tr": {
        display: "grid",
        gridTemplateAreas: areas.map((line) => `"${line}"`).join(" "),
        gridTemplateColumns: columns,
        alignItems: "center",
        columnGap: 3,
        rowGap: 2,
        p: 4,
        borderBottom: "1px solid var(--line)",
        "&:last-of-type": { borderBottom: "none" },
        "& > td[data-label]::before": { content: 'attr(data-label) ": "', color: "var(--faint)" },
        "& > td": { p: 0, border: "none", minWidth: 0, maxWidth: "none", textAlign: "left" },
      },
      "& > thead > tr": {
        display: "flex",
        flexWrap: "wrap",
        columnGap: 3,
        px: 4,
        py: 2,
        alignItems: "center",
      },
      "& > thead > tr > *": { p: 0, border: "none" },
      // a hidden arrow takes no room
      "& > thead .MuiTableSortLabel-root:not(.Mui-active) svg": { display: "none" },
      "& > thead": { borderBottom: "1px solid var(--line)" },
    },
  }) as const;

/** On phones, hides a header row without controls. */
export const UNSEEN_ON_PHONES = { "@media (max-width: 599.95px)": { display: "none !important" } } as const;
