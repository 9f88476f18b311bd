import { useState } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { useLive } from "../../components/loading/use-live.ts";
import { holdsParameters } from "./asked-parameters.ts";
import { focusWrongNumber } from "./focus-panel.ts";
import { hashOfStep, stepOfHash, type WizardStep } from "./wizard-step.ts";

/**
 * The step in the address; `first` if there is none. The server never sees a fragment, so hydration starts
 * with `first` and changes right after. Other fragments, such as the skip link's, are ignored.
 */
export function useWizardStep(first: WizardStep): [WizardStep, (step: WizardStep) => void] {
  const { hash, search } = useLocation();
  const navigate = useNavigate();
  const live = useLive();
  const [last, setLast] = useState(first);
  const named = !live || hash === "" || holdsParameters(hash) ? first : (stepOfHash(hash) ?? last);
  if (named !== last) setLast(named);
  const go = (step: WizardStep) => {
    if (!focusWrongNumber()) void navigate({ search, hash: hashOfStep(step) }, { preventScrollReset: true });
  };
  return [named, go];
}
