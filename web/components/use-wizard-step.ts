import { useLocation, useNavigate } from "react-router-dom";
import { useLive } from "./use-live.ts";
import { hashOfStep, stepOfHash, type WizardStep } from "./wizard-step.ts";

/**
 * The step that the address names. The server never sees a hash, so the first render of a page that it
 * made shows `first` too and moves on right after.
 */
export function useWizardStep(first: WizardStep): [WizardStep, (step: WizardStep) => void] {
  const { hash, search } = useLocation();
  const navigate = useNavigate();
  const live = useLive();
  const go = (step: WizardStep) =>
    void navigate({ search, hash: hashOfStep(step) }, { preventScrollReset: true });
  return [(live ? stepOfHash(hash) : null) ?? first, go];
}
