import { Search, X } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { IconButton } from "../../components/Button.tsx";
import { useMessages } from "../../components/messages.tsx";

/** Typing rests this long before it is searched for. */
const REST_MS = 300;

/** Searches content and names. @param value what is searched for now; the field follows it where it comes from elsewhere */
export function SearchField({ value, onSearch }: { value: string; onSearch: (text: string) => void }) {
  const t = useMessages();
  const [typed, setTyped] = useState({ of: value, text: value });
  if (typed.of !== value) setTyped({ of: value, text: typed.text.trim() === value ? typed.text : value });
  const input = useRef<HTMLInputElement>(null);
  const { text } = typed;

  useEffect(() => {
    if (text.trim() === value) return undefined;
    const timer = setTimeout(() => onSearch(text.trim()), REST_MS);
    return () => clearTimeout(timer);
  }, [text, value, onSearch]);

  return (
    <search>
      <form
        className="relative"
        onSubmit={(event) => {
          event.preventDefault();
          onSearch(text.trim());
        }}
      >
        <label htmlFor="history-search" className="sr-only">
          {t("history.search")}
        </label>
        <Search
          aria-hidden="true"
          className="pointer-events-none absolute inset-y-0 left-3 my-auto size-4.5 text-faint"
        />
        <input
          ref={input}
          id="history-search"
          type="search"
          value={text}
          maxLength={200}
          autoComplete="off"
          spellCheck={false}
          enterKeyHint="search"
          placeholder={t("history.search_placeholder")}
          onChange={({ target }) => setTyped({ of: value, text: target.value })}
          className="field h-11 w-full pr-11 pl-10 text-base [&::-webkit-search-cancel-button]:hidden"
        />
        {text === "" ? null : (
          <div className="absolute inset-y-0 right-0.5 flex items-center">
            <IconButton
              label={t("history.clear_search")}
              onClick={() => {
                setTyped({ of: value, text: "" });
                onSearch("");
                input.current?.focus();
              }}
            >
              <X aria-hidden="true" />
            </IconButton>
          </div>
        )}
      </form>
    </search>
  );
}
