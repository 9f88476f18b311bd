import { useId } from "react";
import type { Caution } from "../../../core/codes/caution.ts";
import { useMessages } from "../../components/messages.tsx";
import { SliderField } from "../../components/fields/SliderField.tsx";
import { CautionNotice } from "./CautionNotice.tsx";

/**
 * The empty margin that scanners need to find a code, in modules; a warning next to the slider appears if it
 * is too small.
 */
export function QuietZoneField<Change>({
  value,
  range,
  hint,
  caution,
  onChange,
  onFix,
}: {
  value: number;
  range: { min: number; max: number; step: number };
  hint: string;
  caution: Caution<Change> | null;
  onChange: (modules: number) => void;
  onFix: (change: Change) => void;
}) {
  const t = useMessages();
  const id = useId();
  return (
    <div id={id} className="grid gap-2">
      <SliderField
        label={t("generator.quiet_zone")}
        value={value}
        unit={t("generator.modules", { n: value })}
        range={range}
        hint={hint}
        onChange={onChange}
      />
      {caution ? (
        <CautionNotice
          caution={caution}
          onFix={(change) => {
            onFix(change);
            // the button disappears with the warning
            document.getElementById(id)?.querySelector("input")?.focus();
          }}
        />
      ) : null}
    </div>
  );
}
