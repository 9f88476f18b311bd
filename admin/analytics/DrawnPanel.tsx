import { Box, Button } from "@mui/material";
import { ChartColumn, Table2 } from "lucide-react";
import { useState, type ReactNode } from "react";
import { useTranslate } from "react-admin";
import { Panel } from "./Panel.tsx";
import { visuallyHidden } from "../kit/visually-hidden.ts";

/** A chart or map with a table of the same data, for readers who cannot see the drawing. */
export function DrawnPanel({
  title,
  above,
  drawing,
  table,
  unseen = table,
}: {
  title: string;
  above?: ReactNode;
  drawing: ReactNode;
  table: ReactNode;
  /** The drawing's extras without focusable elements, for the hidden copy. If absent, the table shows none. */
  unseen?: ReactNode;
}) {
  const t = useTranslate();
  const [asTable, setAsTable] = useState(false);
  return (
    <Panel
      title={title}
      aside={
        <Button
          size="small"
          color="secondary"
          startIcon={
            asTable ? <ChartColumn aria-hidden="true" size={16} /> : <Table2 aria-hidden="true" size={16} />
          }
          aria-label={`${t(asTable ? "analytics.as_drawing" : "analytics.as_table")}: ${title}`}
          onClick={() => setAsTable(!asTable)}
        >
          {t(asTable ? "analytics.as_drawing" : "analytics.as_table")}
        </Button>
      }
    >
      {above}
      {asTable ? null : <div aria-hidden="true">{drawing}</div>}
      {asTable ? (
        <Box tabIndex={0} sx={{ maxHeight: 360, overflow: "auto" }}>
          {table}
        </Box>
      ) : (
        <Box sx={visuallyHidden}>{unseen}</Box>
      )}
    </Panel>
  );
}
