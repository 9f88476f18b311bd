import { Box } from "@mui/material";
import type { ReactNode } from "react";

interface Props<T> {
  /** Accessible name of the list. */
  label: string;
  items: readonly T[];
  /** One entry, such as a MUI `<Card>`. */
  children: (item: T) => ReactNode;
}

/** A list of cards, as many per row as fit: `<CardGrid label={t("ads.title")} items={ads}>{(ad) => <AdCard ad={ad} />}</CardGrid>`. */
export function CardGrid<T extends { id: string }>({ label, items, children }: Props<T>) {
  return (
    <Box
      component="ul"
      aria-label={label}
      sx={{
        display: "grid",
        gap: 4,
        gridTemplateColumns: "repeat(auto-fill, minmax(min(100%, 19rem), 1fr))",
        listStyle: "none",
        m: 0,
        p: 0,
        "& > li": { display: "grid" },
      }}
    >
      {items.map((item) => (
        <li key={item.id}>{children(item)}</li>
      ))}
    </Box>
  );
}
