import { clsx } from "clsx";
import { useEffect, useRef, type KeyboardEvent, type ReactNode } from "react";

export interface Tab<Value extends string> {
  value: Value;
  name: string;
  icon?: ReactNode;
  /** Notice after the name for something that needs attention in the tab. */
  mark?: string | undefined;
}

const STEPS: Partial<Record<string, (index: number, count: number) => number>> = {
  ArrowRight: (index, count) => (index + 1) % count,
  ArrowLeft: (index, count) => (index - 1 + count) % count,
  Home: () => 0,
  End: (_index, count) => count - 1,
};

/**
 * Parts of a page of which one is seen (ARIA practices: tabs). Tab goes to the chosen one, the arrow keys, Home and End from one to the
 * other. Each part is in a `TabPanel` with the same `id`.
 */
export function TabList<Value extends string>({
  id,
  label,
  tabs,
  value,
  onChoose,
}: {
  id: string;
  label: string;
  tabs: readonly Tab<Value>[];
  value: Value;
  onChoose: (value: Value) => void;
}) {
  const list = useRef<HTMLDivElement>(null);
  // on a phone not all tabs are seen at once: the chosen one is
  useEffect(() => {
    const here = list.current?.querySelector<HTMLElement>(`#${tabId(id, value)}`);
    if (!list.current || !here) return;
    list.current.scrollLeft = here.offsetLeft - (list.current.clientWidth - here.offsetWidth) / 2;
  }, [id, value]);
  const move = (event: KeyboardEvent) => {
    const index = tabs.findIndex((tab) => tab.value === value);
    const next = tabs[STEPS[event.key]?.(index, tabs.length) ?? -1];
    if (!next) return;
    event.preventDefault();
    onChoose(next.value);
    list.current?.querySelector<HTMLElement>(`#${tabId(id, next.value)}`)?.focus();
  };
  return (
    <div
      ref={list}
      role="tablist"
      aria-label={label}
      className="relative flex overflow-x-auto border-b border-line [scrollbar-width:none]"
    >
      {tabs.map(({ value: each, name, icon, mark }) => {
        const chosen = each === value;
        return (
          <button
            key={each}
            id={tabId(id, each)}
            type="button"
            role="tab"
            aria-selected={chosen}
            aria-controls={panelId(id, each)}
            tabIndex={chosen ? 0 : -1}
            onKeyDown={move}
            onClick={() => onChoose(each)}
            className={clsx(
              "relative flex min-h-12 shrink-0 items-center gap-2 px-3 text-sm font-medium transition-colors -outline-offset-4! hover:text-ink sm:px-4",
              "first:pl-0 first:after:left-0! after:absolute after:inset-x-3 after:bottom-0 after:h-0.5 sm:after:inset-x-4 [&_svg]:size-4.5 [&_svg]:max-sm:hidden",
              chosen ? "text-ink after:bg-ink [&_svg]:text-accent" : "text-soft",
            )}
          >
            {icon}
            {name}
            {mark ? (
              <span className="size-2 rounded-full bg-accent">
                <span className="sr-only">{mark}</span>
              </span>
            ) : null}
          </button>
        );
      })}
    </div>
  );
}

/** The content of a tab. It stays mounted while another tab is shown. */
export function TabPanel({
  id,
  value,
  chosen,
  className,
  children,
}: {
  id: string;
  value: string;
  chosen: boolean;
  className?: string;
  children: ReactNode;
}) {
  return (
    <div
      role="tabpanel"
      id={panelId(id, value)}
      aria-labelledby={tabId(id, value)}
      hidden={!chosen}
      className={className}
    >
      {children}
    </div>
  );
}

const tabId = (id: string, value: string) => `${id}-tab-${value}`;
const panelId = (id: string, value: string) => `${id}-panel-${value}`;
