import { CornerDownLeft } from "lucide-react";
import { useEffect, useRef } from "react";
import { useMessages } from "../../../components/messages.tsx";
import { usePublicSettings } from "../../../api/public-settings.ts";
import type { Combobox } from "./combobox.ts";
import type { SearchEntry } from "./search-entries.ts";

/**
 * The list below the search field. The focus stays in the field, which references the option that Enter
 * opens.
 */
export function SearchResults({
  aria,
  found,
  active,
}: {
  aria: Combobox;
  found: readonly SearchEntry[];
  active: number;
}) {
  const t = useMessages();
  const { site_name: site } = usePublicSettings();
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    list.current?.children[active]?.scrollIntoView({ block: "nearest" });
  }, [active]);
  if (found.length === 0) return null;
  return (
    <div
      {...aria.list}
      ref={list}
      aria-label={t("search.results")}
      className="min-h-0 grow overflow-y-auto overscroll-contain p-2 pt-0"
    >
      {found.map(({ path, icon: Icon, title, description }, index) => (
        <div
          {...aria.option(index)}
          key={path}
          className="group flex cursor-pointer scroll-my-2 items-center gap-3.5 rounded-box p-3 text-soft aria-selected:bg-hover aria-selected:shadow-[inset_2px_0_0_var(--accent)] aria-selected:text-ink"
        >
          <Icon aria-hidden="true" className="size-5 shrink-0 text-faint group-aria-selected:text-accent" />
          <span className="min-w-0 grow">
            <span className="block text-button font-medium text-ink">{t(title)}</span>
            <span className="block truncate text-sm text-faint">{t(description, { site })}</span>
          </span>
          <CornerDownLeft
            aria-hidden="true"
            className="invisible size-4 shrink-0 text-faint group-aria-selected:visible"
          />
        </div>
      ))}
    </div>
  );
}
