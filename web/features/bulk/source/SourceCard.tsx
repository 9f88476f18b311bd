import { RotateCcw, Undo2 } from "lucide-react";
import { useEffect, useId, useRef, useState } from "react";
import { Button } from "../../../components/Button.tsx";
import { Card } from "../../../components/Card.tsx";
import { useMessages } from "../../../components/messages.tsx";
import { Notice } from "../../../components/Notice.tsx";
import { MoreRows } from "../command/MoreRows.tsx";
import { failureText } from "../table/sentence-text.ts";
import { SourceFields } from "./SourceFields.tsx";
import { TableFields } from "./TableFields.tsx";
import type { Bulk } from "../use-bulk.ts";

/** The source of the rows, and how they are read. */
export function SourceCard({
  bulk,
  onRead,
  onBack,
  onClear,
}: {
  bulk: Bulk;
  /** Called when another table is chosen, which is not the batch in the address. */
  onRead: () => void;
  /** Called when the table is restored, with the id of its batch; null if it is not saved. */
  onBack: (batch: string | null) => void;
  /** Called when the table is removed. */
  onClear: () => void;
}) {
  const t = useMessages();
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const {
    reading,
    draft: { table, lost },
  } = bulk;
  /** Names of files that were dropped with the one that was read. */
  const [unread, setUnread] = useState<string[]>([]);
  const isThere = table !== null;
  const wasThere = useRef(isThere);
  useEffect(() => {
    // only if the focused field is gone: another one keeps the focus
    if (isThere !== wasThere.current && document.activeElement === document.body) heading.current?.focus();
    wasThere.current = isThere;
  }, [isThere]);
  return (
    <Card aria-labelledby={id} className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <div className="flex items-center justify-between gap-4">
        <h2
          ref={heading}
          id={id}
          tabIndex={-1}
          className="min-w-0 truncate text-lg font-semibold tracking-tight"
        >
          {table ? table.name || t("bulk.pasted") : t("bulk.source")}
        </h2>
        {table ? (
          <Button
            size="sm"
            variant="quiet"
            icon={<RotateCcw aria-hidden="true" />}
            onClick={() => {
              setUnread([]);
              onClear();
              bulk.clear();
            }}
            className="-my-1 -mr-2"
          >
            {t("bulk.start_over")}
          </Button>
        ) : null}
      </div>
      {unread.length > 0 ? (
        <Notice tone="warn" live>
          {t("bulk.left_unread", { names: unread.join(", ") })}
        </Notice>
      ) : null}
      {table ? (
        <>
          {bulk.storage.isRefused ? (
            <Notice tone="warn" live>
              {t("bulk.table_refused")}
            </Notice>
          ) : null}
          {lost === "choices" ? (
            <Notice tone="warn" live>
              {t("bulk.choices_lost")}
            </Notice>
          ) : null}
          {table.more ? <MoreRows bulk={bulk} table={table} /> : null}
          <TableFields bulk={bulk} table={table} />
        </>
      ) : (
        <>
          {bulk.bringBack ? (
            <Notice
              tone="info"
              live
              action={
                <Button
                  size="sm"
                  icon={<Undo2 aria-hidden="true" />}
                  onClick={() => onBack(bulk.bringBack?.() ?? null)}
                >
                  {t("bulk.bring_back")}
                </Button>
              }
            >
              {t("bulk.cleared")}
            </Notice>
          ) : null}
          <SourceFields
            busy={reading.kind === "reading" || bulk.storage.isFinding}
            error={
              reading.kind === "failed"
                ? failureText(t, reading.failure)
                : bulk.storage.isLost || lost === "table"
                  ? t("bulk.table_lost")
                  : null
            }
            onFile={(file) => {
              setUnread([]);
              onRead();
              void bulk.read(file, file.name);
            }}
            onMore={(files) => setUnread(files.map(({ name }) => name))}
            onText={(text) => {
              setUnread([]);
              onRead();
              void bulk.read(new Blob([text]), "");
            }}
          />
        </>
      )}
    </Card>
  );
}
