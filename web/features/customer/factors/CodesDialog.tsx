import { Copy, Download, Printer } from "lucide-react";
import { Button } from "../../../components/Button.tsx";
import { copyText } from "../../../components/copy-text.ts";
import { Dialog } from "../../../components/dialogs/Dialog.tsx";
import { useMessages } from "../../../components/messages.tsx";
import { toast } from "../../../components/toasts/toast.ts";
import { saveFile } from "../../../../browser/save-file.ts";
import { usePublicSettings } from "../../../api/public-settings.ts";

/** A readable form: capitals, in groups of four. */
const readable = (code: string): string => code.toUpperCase().replace(/(.{4})(?=.)/g, "$1-");

/** New recovery codes, the only time that they are shown: it closes by its button alone. */
export function CodesDialog({
  codes,
  email,
  onKept,
  onClosed,
}: {
  codes: string[];
  email: string;
  onKept: () => void;
  onClosed: (event: Event) => void;
}) {
  const t = useMessages();
  const { site_name: site } = usePublicSettings();
  const heading = t("factors.codes_sheet", { email, site });
  const lines = codes.map(readable);
  const sheet = [heading, "", ...lines, "", t("factors.codes_sheet_text"), ""].join("\n");

  const copy = async () => {
    if (await copyText(lines.join("\n"))) toast.success(t("factors.codes_copied"));
    else toast.error(t("factors.copy_failed"));
  };
  return (
    <Dialog
      open
      alert
      wide
      title={t("factors.codes_title")}
      text={t("factors.codes_text")}
      // Escape loses nothing: only the button says that they are kept
      onClose={() => undefined}
      onClosed={onClosed}
      footer={
        <Button variant="primary" onClick={onKept}>
          {t("factors.codes_kept")}
        </Button>
      }
    >
      <div data-print="only">
        <p className="mb-4 hidden print:block">{heading}</p>
        <ol
          aria-label={t("factors.codes")}
          className="grid gap-x-8 gap-y-1.5 rounded-box bg-inset px-4 py-3 font-mono text-sm tracking-tight sm:grid-cols-2"
        >
          {lines.map((line) => (
            <li key={line} className="select-all">
              {line}
            </li>
          ))}
        </ol>
        <p className="mt-4 hidden print:block">{t("factors.codes_sheet_text")}</p>
      </div>
      <div className="mt-4 flex flex-wrap gap-2">
        <Button size="sm" icon={<Copy aria-hidden="true" />} onClick={() => void copy()}>
          {t("factors.codes_copy")}
        </Button>
        <Button
          size="sm"
          icon={<Download aria-hidden="true" />}
          onClick={() => saveFile("recovery-codes.txt", sheet)}
        >
          {t("factors.codes_save")}
        </Button>
        <Button size="sm" icon={<Printer aria-hidden="true" />} onClick={() => window.print()}>
          {t("factors.codes_print")}
        </Button>
      </div>
    </Dialog>
  );
}
