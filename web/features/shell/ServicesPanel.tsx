import { clsx } from "clsx";
import { Search } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { NavLink } from "../../components/Link.tsx";
import { useMessages } from "../../components/messages.tsx";
import { tools } from "../../app/tools.ts";
import { panelLook } from "./header-look.ts";
import { matches } from "./search/matches.ts";

/** Finds a tool by its name or description. Enter opens the first. */
export function ServicesPanel({ onLeave }: { onLeave: () => void }) {
  const t = useMessages();
  const [query, setQuery] = useState("");
  const field = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const found = tools.filter(({ title, description }) => matches(query, t(title), t(description)));
  useEffect(() => field.current?.focus(), []);
  return (
    <div className={clsx(panelLook, "left-0 w-[46rem] max-w-[calc(100vw-4rem)]")}>
      <div className="relative">
        <Search aria-hidden="true" className="absolute top-1/2 left-3 size-4.5 -translate-y-1/2 text-faint" />
        <input
          ref={field}
          type="search"
          value={query}
          aria-label={t("services.search")}
          placeholder={t("services.search")}
          onChange={({ target }) => setQuery(target.value)}
          onKeyDown={({ key }) => {
            if (key === "Enter" && query.trim() !== "") list.current?.querySelector("a")?.click();
          }}
          className="field h-11 w-full pr-3 pl-10"
        />
      </div>
      <output
        className={found.length > 0 ? "sr-only" : "block px-4 py-12 text-center text-soft wrap-anywhere"}
      >
        {found.length === 0
          ? t("services.empty", { query })
          : query === ""
            ? null
            : t("services.found", { n: found.length })}
      </output>
      {found.length > 0 ? (
        <ul ref={list} aria-label={t("shell.services")} className="mt-1.5 grid grid-cols-2 gap-0.5">
          {found.map(({ path, icon: Icon, title, description }) => (
            <li key={path}>
              <NavLink
                to={path}
                onClick={onLeave}
                className="group flex h-full gap-3.5 rounded-box p-3 transition-colors hover:bg-hover focus-visible:bg-hover focus-visible:-outline-offset-2"
              >
                <span className="grid size-10 shrink-0 place-items-center rounded-box border border-line text-soft transition-colors group-hover:border-control group-hover:text-accent group-aria-[current]:text-accent">
                  <Icon aria-hidden="true" className="size-5" />
                </span>
                <span className="min-w-0">
                  <span className="block text-button font-medium">{t(title)}</span>
                  <span className="mt-0.5 block text-sm text-faint">{t(description)}</span>
                </span>
              </NavLink>
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  );
}
