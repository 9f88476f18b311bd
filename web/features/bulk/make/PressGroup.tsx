import { Fold } from "../../../components/Fold.tsx";
import { later } from "../../../components/loading/later.tsx";
import { useMessages } from "../../../components/messages.tsx";
import { loadTexts, pageLanguage } from "../../../messages/load-texts.ts";
import type { Bulk } from "../use-bulk.ts";

const options = later(async () => {
  const [part] = await Promise.all([
    import("../../../generator/press/PressOptions.tsx"),
    loadTexts(pageLanguage(), ["press"]),
  ]);
  return part.PressOptions;
});

/** How a print shop prints the files, folded and loaded on demand. */
export function PressGroup({ bulk: { draft, patch } }: { bulk: Bulk }) {
  const t = useMessages();
  return (
    <Fold title={t("paper.press")} intent={options.intent} failed={t("paper.failed")}>
      {(onFailed) => (
        <options.Part
          draft={draft.press}
          onChange={(change) => patch({ press: { ...draft.press, ...change } })}
          onFailed={onFailed}
          fallback={<div className="min-h-70" />}
        />
      )}
    </Fold>
  );
}
