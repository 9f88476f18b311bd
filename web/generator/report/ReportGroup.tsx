import type { ComponentProps } from "react";
import { Fold } from "../../components/Fold.tsx";
import { later } from "../../components/loading/later.tsx";
import { useMessages } from "../../components/messages.tsx";
import { loadTexts, pageLanguage } from "../../messages/load-texts.ts";
import type { ReportFields } from "./ReportFields.tsx";

const fields = later(async () => {
  const [part] = await Promise.all([
    import("./ReportFields.tsx"),
    loadTexts(pageLanguage(), ["press", "styles"]),
  ]);
  return part.ReportFields;
});

/** The print report, folded and loaded on demand. */
export function ReportGroup(props: ComponentProps<typeof ReportFields>) {
  const t = useMessages();
  return (
    <Fold title={t("paper.report")} intent={fields.intent} failed={t("paper.failed")}>
      {(onFailed) => <fields.Part {...props} onFailed={onFailed} fallback={<div className="min-h-160" />} />}
    </Fold>
  );
}
