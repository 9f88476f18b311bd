import { useEffect } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { hashOfStep, stepOfHash, type WizardStep } from "../../generator/wizard/wizard-step.ts";
import { findContentKind, type ContentKind } from "./contents/content-kinds.ts";

/**
 * Keeps the kind of content in the address, where a reload, a bookmark and the back button find it; text needs no name. The first step
 * has no kinds and leaves the address alone. Nothing new to go back to comes of it.
 */
export function useKindInAddress(kind: ContentKind, step: WizardStep): void {
  const { search, hash } = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    // parameters in the hash, or the target of a skip link, are not ours to replace
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
