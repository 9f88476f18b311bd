import { ChevronLeft, ChevronRight } from "lucide-react";
import { IconButton } from "../../../components/Button.tsx";
import { useLanguage, useMessages } from "../../../components/messages.tsx";

/** Navigation between the pages of the table; nothing if there is only one. */
export function PageTurner({
  page,
  pageRows,
  total,
  onTurn,
}: {
  /** 0 is the first page. */
  page: number;
  /** Rows of a whole page. */
  pageRows: number;
  /** Rows of all pages. */
  total: number;
  onTurn: (page: number) => void;
}) {
  const t = useMessages();
  const language = useLanguage();
  const number = (n: number) => n.toLocaleString(language);
  if (total <= pageRows) return null;
  const start = page * pageRows;
  const end = Math.min(start + pageRows, total);
  return (
    <nav aria-label={t("bulk.pages")} className="flex items-center justify-between gap-2 text-sm text-soft">
      <IconButton label={t("bulk.page_before")} disabled={page === 0} onClick={() => onTurn(page - 1)}>
        <ChevronLeft aria-hidden="true" />
      </IconButton>
      <output>
        {t("bulk.page_range", { first: number(start + 1), last: number(end), total: number(total) })}
      </output>
      <IconButton label={t("bulk.page_next")} disabled={end === total} onClick={() => onTurn(page + 1)}>
        <ChevronRight aria-hidden="true" />
      </IconButton>
    </nav>
  );
}
