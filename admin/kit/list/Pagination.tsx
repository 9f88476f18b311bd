import { Box, Button, MenuItem, TextField } from "@mui/material";
import { ChevronLeft, ChevronRight } from "lucide-react";
import { useListPaginationContext, useTranslate } from "react-admin";

const SIZES = [25, 50, 100];

interface Props {
  /** Message key of the position: {page}, {pages}, {n}. */
  text: string;
  /** Default rows per page. */
  usual: number;
}

/** Position in a list, rows per page, and page links. Nothing if everything fits on one page. */
export function Pagination({ text, usual }: Props) {
  const t = useTranslate();
  const { page, perPage, total = 0, setPage, setPerPage } = useListPaginationContext();
  if (total <= Math.min(perPage, usual)) return null;
  const pages = Math.ceil(total / perPage);
  const sizes = [...new Set([usual, perPage, ...SIZES])].toSorted((a, b) => a - b);
  return (
    <Box
      component="nav"
      aria-label={t("kit.pages")}
      sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", gap: 3, mt: 4 }}
    >
      <Box component="output" sx={{ color: "text.secondary", fontSize: "0.875rem", mr: "auto" }}>
        {t(text, { page, pages, n: total })}
      </Box>
      <TextField
        select
        label={t("ra.navigation.page_rows_per_page")}
        value={perPage}
        onChange={({ target }) => setPerPage(Number(target.value))}
        sx={{ minWidth: "7.5rem" }}
      >
        {sizes.map((size) => (
          <MenuItem key={size} value={size}>
            {size}
          </MenuItem>
        ))}
      </TextField>
      <Box sx={{ display: "flex", gap: 2 }}>
        <Button
          variant="outlined"
          disabled={page <= 1}
          onClick={() => setPage(page - 1)}
          startIcon={<ChevronLeft aria-hidden="true" size={16} />}
        >
          {t("kit.previous")}
        </Button>
        <Button
          variant="outlined"
          disabled={page >= pages}
          onClick={() => setPage(page + 1)}
          endIcon={<ChevronRight aria-hidden="true" size={16} />}
        >
          {t("kit.next")}
        </Button>
      </Box>
    </Box>
  );
}
