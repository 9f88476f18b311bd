import { Trash2 } from "lucide-react";
import { useMemo } from "react";
import type { BatchRow } from "../../../batches/batch-api.ts";
import { batchPath } from "../../../batches/batch-paths.ts";
import { Badge } from "../../../components/Badge.tsx";
import { IconButton } from "../../../components/Button.tsx";
import { Link } from "../../../components/Link.tsx";
import { useLanguage, useMessages } from "../../../components/messages.tsx";
import { Thumbnail } from "../../../history/Thumbnail.tsx";
import { useRedrawn } from "../../../history/use-redrawn.ts";

/** One batch: its first codes, its details, and a link to it. */
export function BatchEntry({ batch, onDelete }: { batch: BatchRow; onDelete: () => void }) {
  const t = useMessages();
  const date = new Intl.DateTimeFormat(useLanguage(), { dateStyle: "medium", timeStyle: "short" });
  const { name, preview, rows, output, format, updated_at: updatedAt } = batch;
  return (
    <li
      tabIndex={-1}
      className="relative flex items-center gap-3 rounded-box border border-line bg-surface p-3 hover:border-control sm:gap-4 sm:p-4"
    >
      {preview.length > 0 ? (
        <div aria-hidden="true" className="flex shrink-0 gap-1.5">
          {preview.map((code, index) => (
            <div key={code.content + String(index)} className={index > 0 ? "max-sm:hidden" : undefined}>
              <PreviewCode code={code} />
            </div>
          ))}
        </div>
      ) : null}
      <div className="min-w-0 grow">
        <p className="line-clamp-2 font-medium break-words">
          {/* the whole entry is clickable */}
          <Link
            to={batchPath(batch.id)}
            className="after:absolute after:inset-0 after:rounded-box hover:underline"
          >
            <span className="sr-only">{t("history.batch_open", { name })}</span>
            <span aria-hidden="true">{name}</span>
          </Link>
        </p>
        <div className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-1.5 text-sm text-faint">
          <Badge tone="accent">
            {output === "files" ? format.toUpperCase() : t(`history.batch_output_${output}`)}
          </Badge>
          <span>{t("history.batch_codes", { n: rows })}</span>
          <time dateTime={updatedAt}>
            {t("history.batch_changed", { date: date.format(new Date(updatedAt)) })}
          </time>
        </div>
      </div>
      <IconButton
        label={t("history.batch_delete", { name })}
        onClick={onDelete}
        className="relative shrink-0"
      >
        <Trash2 aria-hidden="true" />
      </IconButton>
    </li>
  );
}

function PreviewCode({ code }: { code: BatchRow["preview"][number] }) {
  const shown = useMemo(() => ({ ...code, logo_url: null }), [code]);
  const { redrawn } = useRedrawn(shown);
  return <Thumbnail small redrawn={redrawn} background={code.design.background} />;
}
