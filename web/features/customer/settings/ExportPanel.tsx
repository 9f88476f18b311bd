import { Download } from "lucide-react";
import { useState } from "react";
import { saveFile } from "../../../../browser/save-file.ts";
import { Button } from "../../../components/Button.tsx";
import { useMessages } from "../../../components/messages.tsx";
import { toast } from "../../../components/toasts/toast.ts";
import { errorText } from "../../../api/error-text.ts";
import { useSession } from "../../../session/session.tsx";

/** Exports all data of the account as one file. */
export function ExportPanel() {
  const t = useMessages();
  const { client } = useSession();
  const [busy, setBusy] = useState(false);

  const fetchAll = async () => {
    setBusy(true);
    try {
      const response = await client.fetch("/api/me/export");
      const name = `quietzone-${new Date().toISOString().slice(0, 10)}.zip`;
      saveFile(name, await response.blob());
    } catch (error) {
      toast.error(t("data.export_failed", { message: errorText(t, error) }));
    }
    setBusy(false);
  };

  return (
    <div className="grid justify-items-start gap-3">
      <h3 className="font-medium">{t("data.export")}</h3>
      <p className="text-sm text-soft">{t("data.export_text")}</p>
      <Button icon={<Download aria-hidden="true" />} busy={busy} onClick={() => void fetchAll()}>
        {t("data.export_button")}
      </Button>
    </div>
  );
}
