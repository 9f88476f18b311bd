import type { ReactNode } from "react";
import { LinkButton } from "../components/Button.tsx";
import { EmptyState } from "../components/loading/EmptyState.tsx";
import { useMessages } from "../components/messages.tsx";

/** Shown instead of figures and links if no code was tracked yet. */
export function NoTrackedCodes({ icon }: { icon: ReactNode }) {
  const t = useMessages();
  return (
    <EmptyState
      icon={icon}
      title={t("analytics.empty_title")}
      action={
        <LinkButton to="/qr-generator" variant="primary">
          {t("analytics.empty_action")}
        </LinkButton>
      }
    >
      {t("analytics.empty_text")}
    </EmptyState>
  );
}
