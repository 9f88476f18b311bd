import { RadioCards } from "../../components/fields/RadioCards.tsx";
import { useMessages } from "../../components/messages.tsx";
import { UNIT_CHOICES, type Unit } from "./paper.ts";

/** Whether a size is px or a length on paper. */
export function UnitChoice({
  unit,
  px,
  onChoose,
}: {
  unit: Unit | "px";
  /** What px are called where a code has another measure than a length on paper, such as its label. */
  px?: string | undefined;
  onChoose: (unit: Unit | "px") => void;
}) {
  const t = useMessages();
  return (
    <RadioCards
      legend={t("generator.size")}
      look="segments"
      value={unit}
      choices={UNIT_CHOICES.map((value) => ({ value, title: (value === "px" && px) || t(`paper.${value}`) }))}
      onChoose={onChoose}
    />
  );
}
