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
  /** Message key for a record that cannot be read. */
  loadFailed: string;
  /** The form's fields, compared if another admin changed the record meanwhile. */
  fields: readonly ComparedField[];
  /** The page's header while loading, and if there is no such record; absent in a dialog, which has none. */
  head?: ReactNode;
  /** The form, rendered once the record is loaded. */
  children: ReactNode;
}

/**
 * Edits a record of the resource: react-admin's edit page, but it waits for the server before it reports success. If the record changed
 * since it was read, both versions are shown; if it was deleted, the typed values are.
 */
export function EditPage({ loadFailed, fields, mutationOptions, head, children, ...props }: Props) {
  const [conflict, setConflict] = useState<Conflict | null>(null);
  // a reset form must not show earlier input
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
    // the page itself shows that a record is gone
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
    // this form shows none of the differing fields
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
  // the list's cached record may be older than another admin's change
  if (record && !error && !isFetching && !isRead) setRead(true);
  if (isRead) return children;
  return (
    <>
      {head}
      {error ? <ErrorState text={t(failed)} error={error} onRetry={refetch} /> : <Skeleton height={420} />}
    </>
  );
}
