import { ClipboardPaste, FileSpreadsheet } from "lucide-react";
import { useState } from "react";
import { Button } from "../../../components/Button.tsx";
import { FileDrop } from "../../../components/fields/FileDrop.tsx";
import { TextAreaField } from "../../../components/fields/TextField.tsx";
import { useMessages } from "../../../components/messages.tsx";

const ACCEPT = [
  ".csv",
  ".tsv",
  ".txt",
  ".xlsx",
  "text/csv",
  "text/tab-separated-values",
  "text/plain",
  "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
];

/** A pasted text of more lines becomes a table immediately: a field with 100,000 lines would make the page slow. */
const AT_ONCE = 2;

/** The inputs: a file, or pasted or typed rows. */
export function SourceFields({
  busy,
  error,
  onFile,
  onMore,
  onText,
}: {
  busy: boolean;
  error: string | null;
  onFile: (file: File) => void;
  /** Called with files that were dropped with the one that is read. */
  onMore: (files: File[]) => void;
  onText: (text: string) => void;
}) {
  const t = useMessages();
  const [text, setText] = useState("");
  return (
    <div className="grid gap-5">
      <FileDrop
        title={t("bulk.drop")}
        over={t("bulk.drop_over")}
        hint={t("bulk.drop_hint")}
        button={busy ? t("bulk.reading") : t("bulk.choose")}
        error={error === null ? null : t("bulk.read_failed", { message: error })}
        icon={<FileSpreadsheet aria-hidden="true" />}
        accept={ACCEPT}
        busy={busy}
        onFiles={([file]) => file && onFile(file)}
        onMore={onMore}
      />
      <form
        className="grid justify-items-start gap-3"
        onSubmit={(event) => {
          event.preventDefault();
          if (text.trim() !== "") onText(text);
        }}
      >
        <div className="w-full">
          <TextAreaField
            label={t("bulk.paste")}
            hint={t("bulk.paste_hint")}
            rows={4}
            value={text}
            spellCheck={false}
            autoCapitalize="off"
            className="resize-y font-mono"
            onChange={({ target }) => setText(target.value)}
            onPaste={(event) => {
              const pasted = event.clipboardData.getData("text/plain");
              if (pasted.trim().split("\n", AT_ONCE).length < AT_ONCE || text.trim() !== "") return;
              event.preventDefault();
              onText(pasted);
            }}
          />
        </div>
        <Button
          type="submit"
          busy={busy}
          disabled={text.trim() === ""}
          icon={<ClipboardPaste aria-hidden="true" />}
        >
          {t("bulk.use_text")}
        </Button>
      </form>
    </div>
  );
}
