import type { ComponentProps } from "react";
import { Fold } from "../../components/Fold.tsx";
import { later } from "../../components/loading/later.tsx";
import { useMessages } from "../../components/messages.tsx";
import { loadTexts, pageLanguage } from "../../messages/load-texts.ts";
import type { AdviceFields } from "./AdviceFields.tsx";

const fields = later(async () => {
  const [part] = await Promise.all([import("./AdviceFields.tsx"), loadTexts(pageLanguage(), ["press"])]);
  return part.AdviceFields;
});

/** The size advisor, folded and loaded on demand. */
export function AdviceGroup(props: ComponentProps<typeof AdviceFields>) {
  const t = useMessages();
  return (
    <Fold title={t("paper.advice")} intent={fields.intent} failed={t("paper.failed")}>
      {(onFailed) => <fields.Part {...props} onFailed={onFailed} fallback={<div className="min-h-80" />} />}
    </Fold>
  );
}
