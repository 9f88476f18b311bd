import { useMemo, useState } from "react";
import { Button } from "../../components/Button.tsx";
import { useMessages } from "../../components/messages.tsx";
import { SearchBox } from "../../components/fields/SearchBox.tsx";
import { callsByTag, type ApiDocument } from "./api-document.ts";
import { CallNav } from "./CallNav.tsx";
import { CallSection } from "./CallSection.tsx";
import { findCalls } from "./find-calls.ts";
import { KeyField } from "./KeyField.tsx";
import { Markdown } from "./Markdown.tsx";
import { useOpenCalls } from "./use-open-calls.ts";

/** The API document: general notes, the key for trying calls, and each call in a collapsible row. */
export function LoadedDocs({ document, address }: { document: ApiDocument; address: string }) {
  const t = useMessages();
  const [apiKey, setApiKey] = useState("");
  const [wanted, setWanted] = useState("");
  const all = useMemo(() => callsByTag(document), [document]);
  const ids = useMemo(
    () => new Set(all.flatMap(([, calls]) => calls.map(({ operationId }) => operationId))),
    [all],
  );
  const { open, toggle, openAll, closeAll } = useOpenCalls(ids);
  const groups = findCalls(all, wanted);
  const found = groups.reduce((sum, [, calls]) => sum + calls.length, 0);
  return (
    <div className="mt-8 grid gap-x-12 lg:grid-cols-[15rem_minmax(0,1fr)]">
      <CallNav groups={groups} />
      <div className="min-w-0">
        <Markdown text={document.info.description} className="grid max-w-2xl gap-4 text-soft" />
        <div className="mt-6 flex flex-wrap items-center gap-3">
          <a
            href={address}
            className="rounded-box font-mono text-sm underline underline-offset-4"
            rel="nofollow"
          >
            openapi.json
          </a>
          <span className="text-sm text-faint">{t("docs.version", { version: document.info.version })}</span>
        </div>
        <KeyField value={apiKey} onChange={setApiKey} />
        <div className="mt-12 grid gap-3">
          <SearchBox
            label={t("docs.search")}
            placeholder={t("docs.search_placeholder")}
            clear={t("docs.clear_search")}
            value={wanted}
            onChange={setWanted}
            onClear={() => setWanted("")}
          />
          <div className="flex min-h-8 flex-wrap items-center justify-between gap-x-4 gap-y-1">
            <output className="text-sm text-soft">
              {found === 0 ? t("docs.none") : t("docs.found", { n: found })}
            </output>
            <Button size="sm" variant="quiet" onClick={open.size === 0 ? openAll : closeAll}>
              {t(open.size === 0 ? "docs.open_all" : "docs.close_all")}
            </Button>
          </div>
        </div>
        {groups.map(([tag, calls]) => (
          <section key={tag} aria-label={tag} className="mt-8 first-of-type:mt-4">
            <h2 lang="en" className="mb-3 text-2xl font-semibold tracking-tight">
              {tag}
            </h2>
            <ul className="divide-y divide-line overflow-clip rounded-box border border-line">
              {calls.map((call) => (
                <CallSection
                  key={call.operationId}
                  call={call}
                  isOpen={open.has(call.operationId)}
                  onToggle={() => toggle(call.operationId)}
                  apiKey={apiKey}
                  origin={document.servers[0].url}
                />
              ))}
            </ul>
          </section>
        ))}
      </div>
    </div>
  );
}
