import { Table, TableBody, TableCell, TableHead, TableRow } from "@mui/material";
import { useLocale } from "react-admin";
import { visuallyHidden } from "../kit/visually-hidden.ts";

/** Rows of figures, each under its name. */
export function FiguresTable({
  caption,
  head,
  rows,
}: {
  caption: string;
  /** The first one is of the names. */
  head: readonly string[];
  /** Null where there is no figure. */
  rows: readonly { key: string; name: string; values: readonly (number | null)[] }[];
}) {
  const number = new Intl.NumberFormat(useLocale() ?? "en");
  return (
    <Table size="small" stickyHeader>
      <caption style={visuallyHidden}>{caption}</caption>
      <TableHead>
        <TableRow>
          {head.map((name, index) => (
            <TableCell key={name} align={index === 0 ? "left" : "right"}>
              {name}
            </TableCell>
          ))}
        </TableRow>
      </TableHead>
      <TableBody>
        {rows.map(({ key, name, values }) => (
          <TableRow key={key}>
            <TableCell component="th" scope="row">
              {name}
            </TableCell>
            {values.map((value, index) => (
              <TableCell key={head[index + 1]} align="right">
                {value === null ? "–" : number.format(value)}
              </TableCell>
            ))}
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}
