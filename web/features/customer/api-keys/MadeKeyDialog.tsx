import { Copy } from "lucide-react";
import { Button } from "../../../components/Button.tsx";
import { copyText } from "../../../components/copy-text.ts";
import { Dialog } from "../../../components/dialogs/Dialog.tsx";
import { useLanguage, useMessages } from "../../../components/messages.tsx";
import { toast } from "../../../components/toasts/toast.ts";
import { useSiteUrl } from "../../../api/public-settings.ts";
import type { MadeKey } from "./NewKeyDialog.tsx";
import { curlLine } from "./curl-line.ts";

/** Shows a key the only time; stays open until its owner confirms having stored it. */
export function MadeKeyDialog({
  made,
  onKept,
  onClosed,
}: {
  made: MadeKey;
  onKept: () => void;
  onClosed: (event: Event) => void;
}) {
  const t = useMessages();
  const date = new Intl.DateTimeFormat(useLanguage(), { dateStyle: "long" });
  const line = curlLine(useSiteUrl(), made);
  const copy = async (text: string, done: "keys.copied" | "keys.try_copied") => {
    if (await copyText(text)) toast.success(t(done));
    else toast.error(t("keys.copy_failed"));
  };
  return (
    <Dialog
      open
      alert
      wide
      title={t("keys.made_title")}
      text={t("keys.made_text")}
      onClose={() => undefined}
      onClosed={onClosed}
      footer={<Button onClick={onKept}>{t("keys.done")}</Button>}
    >
      <div className="grid gap-5 p-0.5">
        <div className="grid justify-items-start gap-2">
          <Secret label={t("keys.made_label", { name: made.name })} text={made.key} rows={2} />
          <Button
            variant="primary"
            icon={<Copy aria-hidden="true" />}
            onClick={() => void copy(made.key, "keys.copied")}
          >
            {t("keys.copy")}
          </Button>
          <p className="text-sm text-soft">
            {t("keys.made_end", { date: date.format(new Date(made.expires_at)) })}
          </p>
        </div>
        <div className="grid justify-items-start gap-2">
          <h3 className="text-sm font-medium">{t("keys.try")}</h3>
          <Secret label={t("keys.try")} text={line} rows={4} />
          <Button
            size="sm"
            icon={<Copy aria-hidden="true" />}
            onClick={() => void copy(line, "keys.try_copied")}
          >
            {t("keys.copy_try")}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}

function Secret({ label, text, rows }: { label: string; text: string; rows: number }) {
  return (
    <textarea
      readOnly
      aria-label={label}
      rows={rows}
      value={text}
      spellCheck={false}
      onFocus={({ target }) => target.select()}
      className="field field-sizing-content w-full resize-none px-3 py-2.5 font-mono text-sm leading-6 break-all"
    />
  );
}
