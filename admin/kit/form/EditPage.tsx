import { Skeleton } from "@mui/material";
import { Fragment, useState, type ReactNode } from "react";
import {
  EditContextProvider,
  HttpError,
  useEditContext,
  useEditController,
  useTranslate,
  useUpdate,
  type EditControllerProps,
  type RaRecord,
  type UpdateParams,
} from "react-admin";
import { changedFields } from "../../changed-fields.ts";
import { ErrorState } from "../ErrorState.tsx";
import { isGone } from "../is-gone.ts";
import { ConflictDialog } from "./ConflictDialog.tsx";
import { conflictRows, type ComparedField, type Conflict } from "./conflict-rows.ts";
import type { Saving } from "./use-saving.ts";

interface Props extends Pick<EditControllerProps, "id" | "transform"> {
  mutationOptions: Saving;
  /** What is said where the record cannot be read: a key of the catalog. */
  loadFailed: string;
  /** What the form changes, as it is compared where somebody else changed the record meanwhile. */
  fields: readonly ComparedField[];
  /** The head of the page until then, and where there is no such record; absent in a window, which has none. */
  head?: ReactNode;
  /** The form, which is there once the record is. */
  children: ReactNode;
}

/**
 * A record of the resource that is changed: react-admin's, which asks the server before it says that something is saved. Where the
 * record was changed since it was read, both versions are shown; where it was deleted, what was typed.
 */
export function EditPage({ loadFailed, fields, mutationOptions, head, children, ...props }: Props) {
  const [conflict, setConflict] = useState<Conflict | null>(null);
  // a form that begins anew shows nothing of what was typed before
  const [round, setRound] = useState(0);
  const onError = (error: unknown, { previousData, data }: Partial<UpdateParams> = {}) => {
    const status = error instanceof HttpError ? error.status : null;
    if (previousData && data && (status === 404 || status === 412))
      void compare(previousData, changedFields(previousData, data), error);
    else mutationOptions.onError(error);
  };
  const edit = useEditController<RaRecord>({
    ...props,
    mutationMode: "pessimistic",
    // the page shows that a record is gone
    queryOptions: { onError: () => undefined },
    mutationOptions: { ...mutationOptions, onError },
  });
  const [update] = useUpdate<RaRecord>();

  async function compare(before: RaRecord, typed: object, refusal: unknown): Promise<void> {
    const { data, error } = await edit.refetch();
    if (error && !isGone(error)) return mutationOptions.onError(refusal);
    const now = error ? null : (data ?? null);
    const found: Conflict = { before, typed, now };
    const isShown = conflictRows(fields, found, String).some(({ isTheirs }) => isTheirs);
    if (now === null || isShown) setConflict(found);
    // what differs is nothing that this form shows
    else await saveOver(now, typed);
  }

  const saveOver = (now: RaRecord, typed: object): Promise<unknown> =>
    update(
      edit.resource,
      { id: now.id, data: typed, previousData: now },
      { mutationMode: "pessimistic", returnPromise: true, ...mutationOptions, onError },
    ).catch(() => undefined);

  return (
    <EditContextProvider value={edit}>
      <Loaded failed={loadFailed} head={head}>
        <Fragment key={round}>{children}</Fragment>
      </Loaded>
      {conflict ? (
        <ConflictDialog
          conflict={conflict}
          fields={fields}
          onKeep={async () => {
            await saveOver(conflict.now as RaRecord, conflict.typed);
            setConflict((shown) => (shown === conflict ? null : shown));
          }}
          onTake={() => {
            setConflict(null);
            setRound(round + 1);
          }}
          onBack={() => setConflict(null)}
        />
      ) : null}
    </EditContextProvider>
  );
}

function Loaded({ failed, head, children }: { failed: string; head: ReactNode; children: ReactNode }) {
  const t = useTranslate();
  const { record, error, isFetching, refetch } = useEditContext();
  const [isRead, setRead] = useState(false);
  // what a list left in the cache may be older than what somebody else saved
  if (record && !error && !isFetching && !isRead) setRead(true);
  if (isRead) return children;
  return (
    <>
      {head}
      {error ? <ErrorState text={t(failed)} error={error} onRetry={refetch} /> : <Skeleton height={420} />}
    </>
  );
}
