import { useMessages } from "../../../components/messages.tsx";

const keyLook =
  "inline-grid h-5 min-w-5 place-items-center rounded-inner border border-line px-1 font-sans text-xs text-soft";

/** Keyboard hints. Screen readers get them from the field. */
export function SearchKeys() {
  const t = useMessages();
  const keys = [
    ["↑↓", t("search.key_move")],
    ["↵", t("search.key_open")],
    ["Esc", t("search.key_close")],
  ];
  return (
    <p
      aria-hidden="true"
      className="hidden gap-5 border-t border-line px-4 py-2.5 text-xs text-faint pointer-fine:flex"
    >
      {keys.map(([key, meaning]) => (
        <span key={key} className="flex items-center gap-1.5">
          <kbd className={keyLook}>{key}</kbd>
          {meaning}
        </span>
      ))}
    </p>
  );
}
