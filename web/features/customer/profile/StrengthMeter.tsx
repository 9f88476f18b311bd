import { clsx } from "clsx";
import { useMessages } from "../../../components/messages.tsx";
import { passwordStrength, STRENGTHS, type Strength } from "./password-strength.ts";

const colors: Record<Strength, string> = {
  weak: "bg-danger",
  fair: "bg-warn",
  good: "bg-good",
  strong: "bg-good",
};

/** Four bars and a word next to the label of a new password. */
export function StrengthMeter({ password }: { password: string }) {
  const t = useMessages();
  const strength = passwordStrength(password);
  const level = strength === null ? 0 : STRENGTHS.indexOf(strength) + 1;
  return (
    <div className="flex items-center gap-2">
      <output className="text-sm text-soft">{strength === null ? null : t(`strength.${strength}`)}</output>
      <div aria-hidden="true" className="grid w-20 grid-cols-4 gap-1">
        {STRENGTHS.map((each, index) => (
          <span
            key={each}
            className={clsx(
              "h-1 rounded-full transition-colors",
              strength !== null && index < level ? colors[strength] : "bg-line",
            )}
          />
        ))}
      </div>
    </div>
  );
}
