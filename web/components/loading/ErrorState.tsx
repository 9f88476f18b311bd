import { CloudAlert } from "lucide-react";
import type { ReactNode } from "react";
import { Button } from "../Button.tsx";
import { EmptyState } from "./EmptyState.tsx";
import { useMessages } from "../messages.tsx";

/** Replaces content that could not be loaded: the reason and a retry. Announced by screen readers. */
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
