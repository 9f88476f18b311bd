import { useEffect } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { hashOfStep, stepOfHash, type WizardStep } from "../../generator/wizard/wizard-step.ts";
import { findContentKind, type ContentKind } from "./contents/content-kinds.ts";

/**
 * Keeps the content type in the address for reloads, bookmarks and the back button; text needs no parameter.
 * The first step has no content types and leaves the address alone. Replaces the history entry.
 */
export function useKindInAddress(kind: ContentKind, step: WizardStep): void {
  const { search, hash } = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    // parameters in the fragment, or the target of a skip link, must not be replaced
    if (step === 1 || (hash !== "" && stepOfHash(hash) === null)) return;
    const parameters = new URLSearchParams(search);
    if ((findContentKind(parameters.get("kind")) ?? "text") === kind) return;
    if (kind === "text") parameters.delete("kind");
    else parameters.set("kind", kind);
    void navigate(
      { search: parameters.toString(), hash: hashOfStep(step) },
      { replace: true, preventScrollReset: true },
    );
  }, [kind, step, search, hash, navigate]);
}
