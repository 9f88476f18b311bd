import { CircleX, Info } from "lucide-react";
import { Button } from "../../../components/Button.tsx";
import { useMessages } from "../../../components/messages.tsx";
import type { Translate } from "../../../messages/translator.ts";
import type { BatchFailure } from "../batch-failure.ts";
import { leftWith } from "../source/optional-columns.ts";
import type { Bulk } from "../use-bulk.ts";
import type { CheckedRow, Finding } from "./check-table.ts";
import { columnLabel } from "./column-label.ts";
import { reasonText } from "./sentence-text.ts";
import type { ShownColumn } from "./shown-columns.ts";

/** The problems and notes of a row, with buttons that fix them. */
export function RowFindings({
  bulk,
  row,
  line,
  result: { problems, notes, canKeep },
  columns,
  failure,
}: {
  bulk: Bulk;
  row: number;
  line: number;
  result: CheckedRow;
  columns: readonly ShownColumn[];
  /** The reason why it has no code. */
  failure: BatchFailure | undefined;
}) {
  const t = useMessages();
  /** A column that is only text on labels has the name of the table. */
  const nameOf = ({ column, place }: Finding): string =>
    column === "" ? (columns.find((each) => each.place === place)?.name ?? "") : columnLabel(t, column);
  const fix = ({ place, corrected }: Finding) =>
    place !== null && corrected !== undefined ? (
      <Button
        size="sm"
        aria-label={t("bulk.use_on", { text: corrected, line })}
        onClick={() => bulk.edit([{ row, place, text: corrected }])}
      >
        <span className="max-w-56 truncate">{t("bulk.use", { text: corrected })}</span>
      </Button>
    ) : null;
  const left = columns.filter(({ column }) =>
    problems.some((problem) => column !== null && leftWith(problem.column).includes(column)),
  );
  const ways = (
    <div className="-ml-2 flex flex-wrap gap-x-2">
      {canKeep ? (
        <Button
          size="sm"
          variant="quiet"
          aria-label={t("bulk.keep_on", { line })}
          onClick={() => bulk.keep(row)}
        >
          {t("bulk.keep")}
        </Button>
      ) : null}
      {left.length > 0 ? (
        <Button
          size="sm"
          variant="quiet"
          onClick={() => {
            const unread = Object.fromEntries(left.map(({ column }) => [column, null]));
            bulk.patch({ columns: { ...bulk.draft.columns, ...unread } });
          }}
        >
          {t("bulk.leave_column", { names: left.map(({ name }) => name).join(", ") })}
        </Button>
      ) : null}
      <Button
        size="sm"
        variant="quiet"
        aria-label={t("bulk.remove_on", { line })}
        onClick={({ detail }) => {
          // the second click of a double click would hit the next row
          if (detail > 1) return;
          bulk.remove(new Set([row]));
        }}
      >
        {t("bulk.remove")}
      </Button>
    </div>
  );
  return (
    // stays visible in a wide table
    <div className="sticky left-3 grid w-[calc(100cqw-1.5rem)] max-w-2xl gap-2">
      {problems.map((finding, at) => (
        <div
          key={`${finding.place} ${finding.column} ${finding.message}`}
          className="flex flex-wrap items-center gap-x-3 gap-y-2"
        >
          <Sentence t={t} finding={finding} name={nameOf(finding)} isProblem />
          {fix(finding)}
          {at === problems.length - 1 ? ways : null}
        </div>
      ))}
      {failure === undefined ? null : (
        <Sentence t={t} finding={{ column: "", place: null, ...failure }} name="" isProblem />
      )}
      {notes.map((finding) => (
        <Sentence key={finding.column + finding.message} t={t} finding={finding} name={nameOf(finding)} />
      ))}
    </div>
  );
}

function Sentence({
  t,
  finding: { message, reason },
  name,
  isProblem = false,
}: {
  t: Translate;
  finding: Finding;
  /** Name of its column; empty for the whole row. */
  name: string;
  isProblem?: boolean;
}) {
  const Icon = isProblem ? CircleX : Info;
  return (
    <p className="flex min-w-0 items-start gap-2">
      <Icon
        aria-hidden="true"
        className={`mt-0.5 size-4 shrink-0 ${isProblem ? "text-danger" : "text-accent"}`}
      />
      <span className="min-w-0 break-words">
        {name === "" ? null : <span className="font-medium">{t("bulk.of_column", { name })} </span>}
        {reason ? (
          reasonText(t, reason)
        ) : (
          // notes on design columns
          <span lang="en">{message}</span>
        )}
      </span>
    </p>
  );
}
