import { Search, X } from "lucide-react";
import { useId, useRef } from "react";
import { IconButton } from "../Button.tsx";

/** One line that is searched for. Only the text is kept here: the caller decides when it takes effect. */
export function SearchBox({
  label,
  placeholder,
  clear,
  value,
  onChange,
  onClear,
  onSubmit,
}: {
  label: string;
  placeholder: string;
  /** Label of the clear button. */
  clear: string;
  value: string;
  onChange: (text: string) => void;
  onClear: () => void;
  onSubmit?: () => void;
}) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  return (
    <search>
      <form
        className="relative"
        onSubmit={(event) => {
          event.preventDefault();
          onSubmit?.();
        }}
      >
        <label htmlFor={id} className="sr-only">
          {label}
        </label>
        <Search
          aria-hidden="true"
          className="pointer-events-none absolute inset-y-0 left-3 my-auto size-4.5 text-faint"
        />
        <input
          ref={input}
          id={id}
          type="search"
          value={value}
          maxLength={200}
          autoComplete="off"
          spellCheck={false}
          enterKeyHint="search"
          placeholder={placeholder}
          onChange={({ target }) => onChange(target.value)}
          className="field h-11 w-full pr-11 pl-10 text-base [&::-webkit-search-cancel-button]:hidden"
        />
        {value === "" ? null : (
          <div className="absolute inset-y-0 right-0.5 flex items-center">
            <IconButton
              label={clear}
              onClick={() => {
                onClear();
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
