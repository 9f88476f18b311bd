import { CloudAlert } from "lucide-react";
import type { ReactNode } from "react";
import { Button } from "../Button.tsx";
import { EmptyState } from "./EmptyState.tsx";
import { useMessages } from "../messages.tsx";

/** What stands where something would be that could not be loaded: why, and another try. Read out when it appears. */
export function ErrorState({
  title,
  children,
  onRetry,
}: {
  title: string;
  children: ReactNode;
  onRetry: () => void;
}) {
  const t = useMessages();
  return (
    <div role="alert">
      <EmptyState
        icon={<CloudAlert aria-hidden="true" strokeWidth={1.25} />}
        title={title}
        action={<Button onClick={onRetry}>{t("common.retry")}</Button>}
      >
        {children}
      </EmptyState>
    </div>
  );
}
