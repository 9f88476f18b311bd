import { FileSearch } from "lucide-react";
import { useState } from "react";
import { hashFile } from "../../codes/hash-file.ts";
import { FileButton } from "../../components/fields/FileButton.tsx";
import { useMessages } from "../../components/messages.tsx";
import { Notice } from "../../components/Notice.tsx";

type Outcome = { name: string; is: "same" | "other" | "failed" };

/** Compares a file with the hash in the code. The file is read locally and sent nowhere. */
export function DocumentCheck({ hash }: { hash: string }) {
  const t = useMessages();
  const [reading, setReading] = useState(false);
  const [outcome, setOutcome] = useState<Outcome | null>(null);

  const check = async (file: File) => {
    setReading(true);
    setOutcome(null);
    const is = await hashFile(file).then(
      (found) => (found === hash.toLowerCase() ? "same" : "other"),
      () => "failed" as const,
    );
    setOutcome({ name: file.name, is });
    setReading(false);
  };

  return (
    <section className="grid justify-items-start gap-3">
      <div className="grid gap-1">
        <h3 className="text-sm font-medium text-soft">{t("verify.document")}</h3>
        <p className="text-sm text-soft">{t("verify.document_text")}</p>
      </div>
      <FileButton
        icon={<FileSearch aria-hidden="true" />}
        busy={reading}
        onFiles={([file]) => file && void check(file)}
      >
        {reading ? t("verify.document_reading") : t("verify.document_choose")}
      </FileButton>
      <output className="w-full">
        {outcome ? (
          <Notice tone={outcome.is === "same" ? "good" : outcome.is === "other" ? "danger" : "warn"}>
            <span className="break-words">{t(`verify.document_${outcome.is}`, { name: outcome.name })}</span>
          </Notice>
        ) : null}
      </output>
    </section>
  );
}
