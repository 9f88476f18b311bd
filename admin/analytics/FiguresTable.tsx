import { Link, Table, TableBody, TableCell, TableHead, TableRow } from "@mui/material";
import { useLocale } from "react-admin";
import { visuallyHidden } from "../kit/visually-hidden.ts";

const NAME = {
  font: "inherit",
  textAlign: "left",
  overflowWrap: "anywhere",
  textDecorationColor: "var(--control)",
  "@media (pointer: coarse)": { minHeight: 44 },
} as const;

/** Rows of figures, each with a name. */
export function FiguresTable({
  caption,
  head,
  rows,
  written = [],
}: {
  caption: string;
  /** Column headings; the first one is for the names. */
  head: readonly string[];
  rows: readonly {
    key: string;
    name: string;
    /** Null if there is no figure. */
    values: readonly (number | null)[];
    /** Turns the name into a button. */
    onChoose?: () => void;
  }[];
  /** Formatters of columns that are not plain numbers. */
  written?: readonly (((value: number, language: string) => string) | undefined)[];
}) {
  const language = useLocale() ?? "en";
  const number = new Intl.NumberFormat(language);
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
        {rows.map(({ key, name, values, onChoose }) => (
          <TableRow key={key}>
            <TableCell component="th" scope="row">
              {onChoose ? (
                <Link component="button" color="inherit" onClick={onChoose} sx={NAME}>
                  {name}
                </Link>
              ) : (
                name
              )}
            </TableCell>
            {values.map((value, index) => (
              <TableCell key={head[index + 1]} align="right">
                {value === null ? "–" : (written[index]?.(value, language) ?? number.format(value))}
              </TableCell>
            ))}
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}
