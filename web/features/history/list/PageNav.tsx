import { ChevronFirst, ChevronLast, ChevronLeft, ChevronRight } from "lucide-react";
import { useState } from "react";
import { IconButton } from "../../../components/Button.tsx";
import { useLanguage, useMessages } from "../../../components/messages.tsx";

/** Pagination, also to a distant page by typing its number. Pages start at 1. */
export function PageNav({
  page,
  pages,
  onPage,
}: {
  page: number;
  pages: number;
  onPage: (page: number) => void;
}) {
  const t = useMessages();
  const number = new Intl.NumberFormat(useLanguage());
  const [typed, setTyped] = useState({ of: page, text: String(page) });
  if (typed.of !== page) setTyped({ of: page, text: String(page) });
  const go = () => {
    const wanted = Math.min(pages, Math.max(1, Math.round(Number(typed.text))));
    setTyped({ of: page, text: String(wanted || page) });
    if (wanted && wanted !== page) onPage(wanted);
  };
  return (
    <nav aria-label={t("history.pages")} className="mt-6 flex items-center justify-center gap-1">
      <IconButton label={t("history.first_page")} disabled={page === 1} onClick={() => onPage(1)}>
        <ChevronFirst aria-hidden="true" />
      </IconButton>
      <IconButton label={t("history.previous_page")} disabled={page === 1} onClick={() => onPage(page - 1)}>
        <ChevronLeft aria-hidden="true" />
      </IconButton>
      <form
        className="flex items-center gap-2 px-1 text-sm text-soft"
        onSubmit={(event) => {
          event.preventDefault();
          go();
        }}
      >
        <label htmlFor="history-page" className="max-sm:sr-only">
          {t("history.page")}
        </label>
        <input
          id="history-page"
          inputMode="numeric"
          autoComplete="off"
          value={typed.text}
          onChange={({ target }) => setTyped({ of: page, text: target.value.replaceAll(/\D/g, "") })}
          onBlur={go}
          style={{ width: `${Math.max(3, String(pages).length + 2)}ch` }}
          className="field h-10 min-w-12 px-1 text-center text-base"
        />
        <span>{t("history.of_pages", { n: number.format(pages) })}</span>
      </form>
      <IconButton label={t("history.next_page")} disabled={page >= pages} onClick={() => onPage(page + 1)}>
        <ChevronRight aria-hidden="true" />
      </IconButton>
      <IconButton label={t("history.last_page")} disabled={page >= pages} onClick={() => onPage(pages)}>
        <ChevronLast aria-hidden="true" />
      </IconButton>
    </nav>
  );
}
