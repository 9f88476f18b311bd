import type { ReactNode } from "react";
import type { LegalKind } from "../../core/legal/legal-kind.ts";
import { ErrorPage } from "../features/shell/ErrorPage.tsx";
import { useLegalLinks } from "../api/public-settings.ts";

/** A legal page of this site if it is published, otherwise "not found". */
export function Published({ kind, children }: { kind: LegalKind; children: ReactNode }) {
  return useLegalLinks()[kind]?.startsWith("/") ? children : <ErrorPage missing />;
}
