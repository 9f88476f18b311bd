import { FileSearch } from "lucide-react";
import { useRef, useState } from "react";
import { hashFile } from "../../codes/hash-file.ts";
import { FileButton } from "../../components/fields/FileButton.tsx";
import { useMessages } from "../../components/messages.tsx";
import { TextField } from "../../components/fields/TextField.tsx";
import { withNeeded } from "./use-level-hint.ts";
import type { SignaturePayload } from "./use-signature.ts";

type Outcome = { name: string; hash: string | null };

/** The hash of the document: typed, or computed here from a file, which is sent nowhere. */
export function HashField({
  payload,
  needed,
}: {
  payload: SignaturePayload;
  /** Requirement of the chosen level; null if it needs no hash. */
  needed: string | null;
}) {
  const t = useMessages();
  const last = useRef<File>(null);
  const [reading, setReading] = useState(false);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const { form, setForm } = payload;
  const field = payload.field("documentHash");

  const read = async (file: File) => {
    last.current = file;
    setReading(true);
    const hash = await hashFile(file).catch(() => null);
    if (last.current !== file) return;
    setReading(false);
    setOutcome({ name: file.name, hash });
    if (hash !== null) setForm({ documentHash: hash });
  };

  return (
    <div className="grid gap-2">
      <TextField
        label={t("digital_signature.documentHash")}
        hint={withNeeded(needed, t("digital_signature.hash_hint"))}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        className="font-mono text-sm!"
        {...field}
        // the same in the words of the level's card
        error={field.error && form.documentHash.trim() === "" ? needed : field.error}
      />
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <FileButton
          icon={<FileSearch aria-hidden="true" />}
          busy={reading}
          onFiles={([file]) => file && void read(file)}
        >
          {t("digital_signature.hash_choose")}
        </FileButton>
        <output className="min-w-0 text-sm break-words text-soft">
          {outcome?.hash === null ? t("digital_signature.hash_failed", { name: outcome.name }) : null}
          {outcome?.hash && outcome.hash === form.documentHash
            ? t("digital_signature.hash_of", { name: outcome.name })
            : null}
        </output>
      </div>
    </div>
  );
}
