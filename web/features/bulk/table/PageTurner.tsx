import { ChevronLeft, ChevronRight } from "lucide-react";
import { IconButton } from "../../../components/Button.tsx";
import { useLanguage, useMessages } from "../../../components/messages.tsx";

/** At the end of the pages a button stays in place and keeps the focus. */
const ENDED =
  "aria-disabled:cursor-not-allowed aria-disabled:opacity-50 aria-disabled:hover:bg-transparent! aria-disabled:hover:text-soft!";

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
      <IconButton
        label={t("bulk.page_before")}
        aria-disabled={page === 0}
        onClick={() => page > 0 && onTurn(page - 1)}
        className={ENDED}
      >
        <ChevronLeft aria-hidden="true" />
      </IconButton>
      <output>
        {t("bulk.page_range", { first: number(start + 1), last: number(end), total: number(total) })}
      </output>
      <IconButton
        label={t("bulk.page_next")}
        aria-disabled={end === total}
        onClick={() => end < total && onTurn(page + 1)}
        className={ENDED}
      >
        <ChevronRight aria-hidden="true" />
      </IconButton>
    </nav>
  );
}
