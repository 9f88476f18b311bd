import type { ComponentProps } from "react";
import { Fold } from "../../components/Fold.tsx";
import { later } from "../../components/loading/later.tsx";
import { useMessages } from "../../components/messages.tsx";
import { loadTexts, pageLanguage } from "../../messages/load-texts.ts";
import type { PressFields } from "./PressFields.tsx";

const fields = later(async () => {
  const [part] = await Promise.all([
    import("./PressFields.tsx"),
    loadTexts(pageLanguage(), ["press", "bulk-rows"]),
  ]);
  return part.PressFields;
});

/** Files for a print shop, folded and loaded on demand. */
export function PressGroup(props: ComponentProps<typeof PressFields>) {
  const t = useMessages();
  return (
    <Fold title={t("paper.press")} intent={fields.intent} failed={t("paper.failed")}>
      {(onFailed) => <fields.Part {...props} onFailed={onFailed} fallback={<div className="min-h-110" />} />}
    </Fold>
  );
}
