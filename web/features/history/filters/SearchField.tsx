import { useEffect, useState } from "react";
import { useMessages } from "../../../components/messages.tsx";
import { SearchBox } from "../../../components/fields/SearchBox.tsx";

/** Typing rests this long before it is searched for. */
const REST_MS = 300;

/** Searches content and names. @param value the current query; the field follows changes from outside */
export function SearchField({
  value,
  placeholder,
  onSearch,
}: {
  value: string;
  /** Placeholder, if the search covers something other than content and names of codes. */
  placeholder?: string;
  onSearch: (text: string) => void;
}) {
  const t = useMessages();
  const [typed, setTyped] = useState({ of: value, text: value });
  if (typed.of !== value) setTyped({ of: value, text: typed.text.trim() === value ? typed.text : value });
  const { text } = typed;

  useEffect(() => {
    if (text.trim() === value) return undefined;
    const timer = setTimeout(() => onSearch(text.trim()), REST_MS);
    return () => clearTimeout(timer);
  }, [text, value, onSearch]);

  return (
    <SearchBox
      label={t("history.search")}
      placeholder={placeholder ?? t("history.search_placeholder")}
      clear={t("history.clear_search")}
      value={text}
      onChange={(next) => setTyped({ of: value, text: next })}
      onClear={() => {
        setTyped({ of: value, text: "" });
        onSearch("");
      }}
      onSubmit={() => onSearch(text.trim())}
    />
  );
}
