import { Skeleton } from "@mui/material";
import type { ReactNode } from "react";
import { EditBase, useEditContext, useTranslate, type EditBaseProps } from "react-admin";
import { ErrorState } from "../ErrorState.tsx";

interface Props extends Pick<EditBaseProps, "id" | "transform" | "mutationOptions"> {
  /** What is said where the record cannot be read: a key of the catalog. */
  loadFailed: string;
  /** The form, which is there once the record is. */
  children: ReactNode;
}

/** A record of the resource that is changed: react-admin's, which asks the server before it says that something is saved. */
export function EditPage({ loadFailed, children, ...props }: Props) {
  return (
    // the page shows that a record is gone
    <EditBase mutationMode="pessimistic" queryOptions={{ onError: () => undefined }} {...props}>
      <Loaded failed={loadFailed}>{children}</Loaded>
    </EditBase>
  );
}

function Loaded({ failed, children }: { failed: string; children: ReactNode }) {
  const t = useTranslate();
  const { record, error, refetch } = useEditContext();
  if (record) return children;
  return error ? <ErrorState text={t(failed)} error={error} onRetry={refetch} /> : <Skeleton height={420} />;
}
