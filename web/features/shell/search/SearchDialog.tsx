import { Search, X } from "lucide-react";
import { useId, useRef, useState, type KeyboardEvent } from "react";
import { useNavigate } from "react-router-dom";
import { IconButton } from "../../../components/Button.tsx";
import { useMessages } from "../../../components/messages.tsx";
import { combobox } from "./combobox.ts";
import { matches } from "./matches.ts";
import { ModalSheet } from "../ModalSheet.tsx";
import { useLegalLinks, usePublicSettings } from "../../../api/public-settings.ts";
import { legalEntries, searchEntries, suggestions } from "./search-entries.ts";
import { SearchKeys } from "./SearchKeys.tsx";
import { SearchResults } from "./SearchResults.tsx";

/**
 * Finds a service or help page by its name or description: type, select with the arrow keys, open with Enter.
 */
export function SearchDialog({ onClose }: { onClose: () => void }) {
  const t = useMessages();
  const navigate = useNavigate();
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [query, setQuery] = useState("");
  const [active, setActive] = useState(0);
  const { site_name: site } = usePublicSettings();
  const legal = legalEntries(useLegalLinks());
  const found = [...searchEntries, ...legal].filter(({ title, description }) =>
    matches(query, t(title), t(description, { site })),
  );

  const look = (text: string) => {
    setQuery(text);
    setActive(0);
  };
  const open = (index: number) => {
    const entry = found[index];
    if (!entry) return;
    onClose();
    void navigate(entry.path);
  };
  const aria = combobox({ id, count: found.length, active, onPoint: setActive, onOpen: open });
  const onKeyDown = (event: KeyboardEvent) => {
    const last = found.length - 1;
    // Enter that completes an input method's composition belongs to it
    if (event.nativeEvent.isComposing) return;
    if (event.key === "ArrowDown") setActive(active >= last ? 0 : active + 1);
    else if (event.key === "ArrowUp") setActive(active <= 0 ? Math.max(last, 0) : active - 1);
    else if (event.key === "Enter") open(active);
    else return;
    event.preventDefault();
  };

  return (
    <ModalSheet
      label={t("search.label")}
      onClose={onClose}
      className="mx-auto mt-3 w-[calc(100vw-1.5rem)] max-w-2xl animate-rise flex-col overflow-hidden rounded-box bg-raised text-ink shadow-over open:flex sm:mt-[12vh] max-h-[calc(100dvh-1.5rem)] sm:max-h-[76vh] backdrop:bg-black/60 backdrop:backdrop-blur-xs"
    >
      <div className="flex items-center gap-3 border-b border-line pr-2 pl-4 focus-within:border-focus">
        <Search aria-hidden="true" className="size-5 shrink-0 text-faint" />
        <input
          ref={field}
          {...aria.field}
          aria-label={t("search.label")}
          placeholder={t("search.placeholder")}
          value={query}
          onChange={({ target }) => look(target.value)}
          onKeyDown={onKeyDown}
          autoComplete="off"
          spellCheck={false}
          enterKeyHint="go"
          className="h-14 min-w-0 grow bg-transparent text-base outline-none placeholder:text-faint"
        />
        <IconButton label={t("common.close")} onClick={onClose}>
          <X aria-hidden="true" />
        </IconButton>
      </div>
      <fieldset
        aria-label={t("search.suggestions")}
        className="flex flex-wrap items-center gap-2 px-4 pt-3 pb-2"
      >
        <span aria-hidden="true" className="text-sm text-faint max-sm:hidden">
          {t("search.suggestions")}
        </span>
        {suggestions.map((tag) => (
          <button
            key={tag}
            type="button"
            onClick={() => {
              look(t(tag));
              field.current?.focus();
            }}
            className="min-h-8 rounded-box border border-line px-2.5 text-sm text-soft transition-colors hover:border-control hover:text-ink pointer-coarse:min-h-11"
          >
            {t(tag)}
          </button>
        ))}
      </fieldset>
      <output
        className={
          found.length > 0 ? "sr-only" : "block px-6 pt-10 pb-14 text-center text-soft wrap-anywhere"
        }
      >
        {found.length === 0
          ? t("search.empty", { query })
          : query === ""
            ? null
            : t("search.found", { n: found.length })}
      </output>
      <SearchResults aria={aria} found={found} active={active} />
      <SearchKeys />
    </ModalSheet>
  );
}
