import type { ReactNode } from "react";
import { Button } from "../../components/Button.tsx";
import { ColorPair } from "../../generator/design/ColorPair.tsx";
import { useMessages } from "../../components/messages.tsx";
import { SummaryList } from "../../generator/wizard/SummaryList.tsx";
import { isPlainLook } from "../../../core/codes/qr/style/style.ts";
import { shownForeground } from "../../generator/style/look.ts";
import type { QrDraft } from "./qr-draft.ts";

/** Step 3: the files and their contents. */
export function QrDownloadStep({
  draft,
  size,
  content,
  children,
  onAnother,
  onSettings,
}: {
  draft: QrDraft;
  /** Size of the picture including its frame. */
  size: string;
  /** Content of the code. */
  content: string;
  /** The download buttons and messages about the proof. */
  children: ReactNode;
  onAnother: () => void;
  onSettings: () => void;
}) {
  const t = useMessages();
  return (
    <div className="grid gap-6">
      {children}
      <SummaryList
        title={t("generator.summary")}
        rows={[
          {
            name: t("generator.content"),
            value: <span className="line-clamp-4 font-mono whitespace-pre-wrap">{content}</span>,
          },
          {
            name: t("generator.export_size"),
            value: size,
          },
          {
            name: t("generator.quiet_zone"),
            value: `${draft.margin} ${t("generator.modules", { n: draft.margin })}`,
          },
          {
            name: t("generator.colors"),
            value: <ColorPair foreground={shownForeground(draft)} background={draft.background} />,
          },
          {
            name: t("style.title"),
            value: t(
              isPlainLook(draft.style, draft.logo !== null) && !draft.frame ? "style.plain" : "style.custom",
            ),
          },
          {
            name: t("generator.logo"),
            value: draft.logo ? `${draft.logo.name}, ${draft.logoSize}%` : t("generator.logo_none"),
          },
        ]}
      />
      <div className="grid gap-2 sm:flex sm:flex-wrap">
        <Button onClick={onAnother}>{t("qr.create_another")}</Button>
        <Button variant="quiet" onClick={onSettings}>
          {t("generator.change_settings")}
        </Button>
      </div>
    </div>
  );
}
