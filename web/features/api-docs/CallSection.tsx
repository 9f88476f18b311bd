import { ChevronDown } from "lucide-react";
import { clsx } from "clsx";
import { useId, useState } from "react";
import { Badge } from "../../components/Badge.tsx";
import { Button } from "../../components/Button.tsx";
import { useMessages } from "../../components/messages.tsx";
import type { ApiCall } from "./api-document.ts";
import { FieldTable, fieldRows } from "./FieldTable.tsx";
import { Markdown } from "./Markdown.tsx";
import { TryCall } from "./TryCall.tsx";

/** One call as a collapsible row: its parameters, its responses, and a form to try it. */
export function CallSection({
  call,
  isOpen,
  onToggle,
  apiKey,
  origin,
}: {
  call: ApiCall;
  isOpen: boolean;
  onToggle: () => void;
  apiKey: string;
  origin: string;
}) {
  const panel = useId();
  const { operationId, method, path, summary } = call;
  return (
    <li id={operationId} className="scroll-mt-24">
      <h3>
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={isOpen ? panel : undefined}
          onClick={onToggle}
          className="grid w-full grid-cols-[2.75rem_minmax(0,1fr)_auto] items-baseline gap-x-3 gap-y-0.5 px-4 py-3 text-left -outline-offset-2 hover:bg-hover"
        >
          <span className="font-mono text-sm font-semibold text-accent">{method}</span>{" "}
          <span className="font-mono text-sm font-semibold wrap-anywhere">{path}</span>{" "}
          <ChevronDown
            aria-hidden="true"
            className={clsx("size-4.5 self-center text-faint transition-transform", isOpen && "rotate-180")}
          />
          <span lang="en" className="col-span-2 col-start-2 text-sm text-pretty text-soft">
            {summary}
          </span>
        </button>
      </h3>
      {isOpen ? (
        <div id={panel} className="border-t border-line px-4 pt-5 pb-6 sm:px-6">
          <CallDetails call={call} apiKey={apiKey} origin={origin} />
        </div>
      ) : null}
    </li>
  );
}

function CallDetails({ call, apiKey, origin }: { call: ApiCall; apiKey: string; origin: string }) {
  const t = useMessages();
  const [trying, setTrying] = useState(false);
  const scope = call.security[0]?.apiKey?.[0];
  const bodies = Object.entries(call.requestBody?.content ?? {});
  const told = bodies.find(([, { schema }]) => schema?.properties);
  return (
    <div className="grid gap-5">
      {call.description === undefined ? null : (
        <Markdown text={call.description} className="grid max-w-2xl gap-3 text-soft" />
      )}
      <div className="flex flex-wrap items-center justify-between gap-3">
        <Button size="sm" aria-expanded={trying} onClick={() => setTrying(!trying)}>
          {t(trying ? "docs.try_close" : "docs.try")}
          <span className="sr-only">
            {call.method} {call.path}
          </span>
        </Button>
        {scope === undefined ? null : (
          <p className="flex items-center gap-2 text-sm text-soft">
            {t("docs.scope")} <Badge>{scope}</Badge>
          </p>
        )}
      </div>
      {trying ? <TryCall call={call} apiKey={apiKey} origin={origin} /> : null}
      {call.parameters ? <FieldTable title={t("docs.parameters")} rows={call.parameters} /> : null}
      {bodies.length > 0 ? (
        <div className="grid gap-2">
          <p className="text-sm text-soft">
            {t("docs.body_media")}{" "}
            <span className="font-mono">{bodies.map(([media]) => media).join(", ")}</span>
          </p>
          {told?.[1].schema ? <FieldTable title={t("docs.body")} rows={fieldRows(told[1].schema)} /> : null}
        </div>
      ) : null}
      <Answers call={call} />
    </div>
  );
}

function Answers({ call: { responses } }: { call: ApiCall }) {
  const t = useMessages();
  const all = Object.entries(responses).toSorted(([a], [b]) => Number(a) - Number(b));
  const good = all.filter(([status]) => Number(status) < 400);
  const refused = all.filter(([status]) => Number(status) >= 400);
  return (
    <div className="grid gap-3">
      <h4 className="text-sm font-medium text-soft">{t("docs.answers")}</h4>
      <dl lang="en" className="grid gap-2 text-sm">
        {good.map(([status, answer]) => (
          <AnswerRow key={status} status={status} {...answer} />
        ))}
      </dl>
      <details>
        <summary className="w-fit cursor-pointer rounded-box py-1 text-sm text-soft hover:text-ink">
          {t("docs.refusals", { n: refused.length })}
        </summary>
        <dl lang="en" className="mt-2 grid gap-2 text-sm">
          {refused.map(([status, answer]) => (
            <AnswerRow key={status} status={status} description={answer.description} />
          ))}
        </dl>
      </details>
    </div>
  );
}

function AnswerRow({
  status,
  description,
  content = {},
}: { status: string } & Pick<ApiCall["responses"][string], "description" | "content">) {
  const media = Object.keys(content);
  return (
    <div className="grid grid-cols-[3rem_minmax(0,1fr)] gap-x-3">
      <dt className={Number(status) < 400 ? "font-mono text-good" : "font-mono text-warn"}>{status}</dt>
      <dd className="text-soft">
        <Markdown text={description} />
        {media.length > 0 ? (
          <p className="font-mono text-xs leading-5 wrap-anywhere text-faint">{media.join(", ")}</p>
        ) : null}
      </dd>
    </div>
  );
}
