import { useState } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { useLive } from "../../components/loading/use-live.ts";
import { holdsParameters } from "./asked-parameters.ts";
import { focusWrongNumber } from "./focus-panel.ts";
import { hashOfStep, stepOfHash, type WizardStep } from "./wizard-step.ts";

/**
 * The step that the address names; `first` where it names nothing. The server never sees a hash, so the first render of
 * a page that it made shows `first` too and moves on right after. A hash of something else, like the skip link's, changes nothing.
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
