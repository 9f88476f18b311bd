import { Box, Button } from "@mui/material";
import { ChevronLeft, ChevronRight } from "lucide-react";
import { useEffect } from "react";
import { useTranslate } from "react-admin";

interface Props {
  /** From 1. */
  page: number;
  perPage: number;
  /** Undefined while it is not known. */
  total: number | undefined;
  onPage: (page: number) => void;
  /** In the place of "Page X of Y": `(page, pages) => t("users.page_of", { page, pages, n: total })`. */
  text?: (page: number, pages: number) => string;
}

/**
 * Previous, where one is, next. Nothing where everything fits on one page. From a page past the end, such as one whose last row was
 * deleted, it goes to the last page that there is.
 */
export function Pager({ page, perPage, total, onPage, text }: Props) {
  const t = useTranslate();
  const pages = Math.max(1, Math.ceil((total ?? 0) / perPage));
  const isPastEnd = total !== undefined && page > pages;
  useEffect(() => {
    if (isPastEnd) onPage(pages);
  }, [isPastEnd, pages, onPage]);
  if (pages <= 1) return null;
  const where = text ? text(page, pages) : t("kit.page_of", { page, pages });
  return (
    <Box
      component="nav"
      aria-label={t("kit.pages")}
      sx={{
        display: "flex",
        flexWrap: "wrap",
        alignItems: "center",
        justifyContent: "space-between",
        gap: 3,
        mt: 4,
      }}
    >
      <Box component="output" sx={{ color: "text.secondary", fontSize: "0.875rem" }}>
        {where}
      </Box>
      <Box sx={{ display: "flex", gap: 2 }}>
        <Button
          variant="outlined"
          disabled={page <= 1}
          onClick={() => onPage(page - 1)}
          startIcon={<ChevronLeft aria-hidden="true" size={16} />}
        >
          {t("kit.previous")}
        </Button>
        <Button
          variant="outlined"
          disabled={page >= pages}
          onClick={() => onPage(page + 1)}
          endIcon={<ChevronRight aria-hidden="true" size={16} />}
        >
          {t("kit.next")}
        </Button>
      </Box>
    </Box>
  );
}
