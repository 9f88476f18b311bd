import { ScanLine } from "lucide-react";
import { useRef, useState } from "react";
import { readSignatureCode } from "../../../core/codes/payloads/signature-code.ts";
import { SCAN_FILE_TYPES } from "../../../core/codes/scan-file.ts";
import { Button } from "../../components/Button.tsx";
import { Card } from "../../components/Card.tsx";
import { FileDrop } from "../../components/fields/FileDrop.tsx";
import { useMessages } from "../../components/messages.tsx";
import { TextAreaField } from "../../components/fields/TextField.tsx";
import { errorText } from "../../api/error-text.ts";
import { readPicture } from "./read-picture.ts";

/** Two ways to enter a code: its text, or a picture of it. */
export function VerifyForm({
  content,
  onContent,
  onVerify,
  onPicture,
}: {
  content: string;
  onContent: (content: string) => void;
  onVerify: () => void;
  /** All signature codes in a picture, at least one. */
  onPicture: (contents: string[]) => void;
}) {
  const t = useMessages();
  const [reading, setReading] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const field = useRef<HTMLTextAreaElement>(null);

  const read = async (file: File) => {
    setReading(true);
    setProblem(null);
    try {
      const { texts, problem: why } = await readPicture(file);
      const contents = texts.filter((text) => readSignatureCode(text) !== null);
      if (contents.length > 0) onPicture(contents);
      else setProblem(why ? t(why.key, why.values) : t("verify.picture_other"));
    } catch (error) {
      setProblem(errorText(t, error));
    } finally {
      setReading(false);
    }
  };

  return (
    <Card className="grid gap-6">
      <form
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          if (content.trim() === "") field.current?.focus();
          else onVerify();
        }}
      >
        <TextAreaField
          ref={field}
          label={t("verify.content")}
          hint={t("verify.content_hint")}
          value={content}
          rows={7}
          spellCheck={false}
          autoCapitalize="off"
          onChange={(event) => onContent(event.target.value)}
          className="font-mono text-sm! break-all"
        />
        <Button type="submit" variant="primary" size="lg">
          {t("verify.submit")}
        </Button>
      </form>
      <FileDrop
        title={reading ? t("verify.picture_reading") : t("verify.picture")}
        over={t("verify.picture_over")}
        hint={t("verify.picture_hint")}
        button={t("verify.picture_choose")}
        icon={<ScanLine aria-hidden="true" />}
        accept={SCAN_FILE_TYPES}
        busy={reading}
        error={problem}
        onFiles={([file]) => file && void read(file)}
      />
      <p className="text-sm text-faint">{t("verify.sent")}</p>
    </Card>
  );
}
