import { FileArchive } from "lucide-react";
import { useState } from "react";
import type { ImportReport } from "../../../../core/import/imported.ts";
import { ApiError } from "../../../api/api-fetch.ts";
import { FileDrop } from "../../../components/fields/FileDrop.tsx";
import { useLanguage, useMessages } from "../../../components/messages.tsx";
import { Notice } from "../../../components/Notice.tsx";
import { errorText } from "../../../api/error-text.ts";
import type { MessageKey } from "../../../messages/areas.ts";
import type { Translate } from "../../../messages/translator.ts";
import { useSession } from "../../../session/session.tsx";

const REFUSALS: Partial<Record<string, MessageKey>> = {
  archive_unreadable: "data.import_unreadable",
  archive_refused: "data.import_refused",
  too_large: "data.import_too_large",
  quota_exceeded: "data.import_full",
  conflict: "data.import_busy",
  unavailable: "data.import_later",
};

function refusalText(t: Translate, error: unknown): string {
  const key = error instanceof ApiError ? REFUSALS[error.code] : undefined;
  return key && error instanceof ApiError ? t(key, { reason: error.message }) : errorText(t, error);
}

/** Imports an export of this or another account, and shows the result. */
export function ImportPanel() {
  const t = useMessages();
  const { client } = useSession();
  const [busy, setBusy] = useState(false);
  const [report, setReport] = useState<ImportReport | null>(null);
  const [problem, setProblem] = useState<string | null>(null);

  const send = async (file: File | undefined) => {
    if (!file) return;
    setBusy(true);
    setReport(null);
    setProblem(null);
    const body = new FormData();
    body.set("file", file);
    try {
      const response = await client.fetch("/api/me/import", { method: "POST", body });
      setReport((await response.json()) as ImportReport);
      // the import may include names and picture
      await client.reload().catch(() => undefined);
    } catch (error) {
      setProblem(refusalText(t, error));
    }
    setBusy(false);
  };

  return (
    <div className="grid gap-3">
      <h3 className="font-medium">{t("data.import")}</h3>
      <p className="text-sm text-soft">{t("data.import_text")}</p>
      <FileDrop
        title={t(busy ? "data.import_working" : "data.import_drop")}
        over={t("data.import_over")}
        hint={t("data.import_hint")}
        button={t("data.import_button")}
        icon={<FileArchive aria-hidden="true" strokeWidth={1.25} />}
        accept={[".zip", "application/zip"]}
        busy={busy}
        error={problem}
        onFiles={([file]) => void send(file)}
      />
      {report ? <Report report={report} /> : null}
    </div>
  );
}

function Report({ report: { records, folders, brands, logos, avatar, profile } }: { report: ImportReport }) {
  const t = useMessages();
  const number = new Intl.NumberFormat(useLanguage());
  const rows = [
    [t("data.came_codes"), records.added],
    [t("data.were_codes"), records.present],
    [t("data.came_folders"), folders.added],
    [t("data.came_brands"), brands.added],
    [t("data.came_logos"), logos],
    [t("data.came_profile"), profile.length + (avatar ? 1 : 0)],
    ...(records.refused > 0 ? [[t("data.refused_codes"), records.refused] as const] : []),
    ...(brands.refused > 0 ? [[t("data.refused_brands"), brands.refused] as const] : []),
  ] as const;
  return (
    <Notice tone="good" live>
      <p className="font-medium">{t("data.imported")}</p>
      <dl className="mt-2 grid max-w-sm grid-cols-[1fr_auto] gap-x-6 gap-y-1 tabular-nums [&_dt]:text-soft">
        {rows.map(([name, count]) => (
          <div key={name} className="contents">
            <dt>{name}</dt>
            <dd className="text-right">{number.format(count)}</dd>
          </div>
        ))}
      </dl>
    </Notice>
  );
}
