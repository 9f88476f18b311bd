import type { ReactNode } from "react";
import { Badge } from "../../components/Badge.tsx";
import { ContentButtons } from "../../generator/wizard/ContentButtons.tsx";
import { useMessages } from "../../components/messages.tsx";
import { TextAreaField } from "../../components/fields/TextField.tsx";
import { contentProblem, detectType } from "../../../core/codes/qr/content.ts";
import { PLACEHOLDER_CONTENT } from "../../../core/codes/qr/design.ts";
import { countCharacters } from "./count-characters.ts";
import type { QrAttempt } from "../../generator/preview/try-qr.ts";

/** Step 2: the content of the code. */
export function QrContentStep({
  content,
  made,
  children,
  onContent,
  onGenerate,
  onClear,
}: {
  content: string;
  made: QrAttempt;
  /** Other controls of the content, below it. */
  children?: ReactNode;
  onContent: (content: string) => void;
  onGenerate: () => void;
  onClear: () => void;
}) {
  const t = useMessages();
  const blank = content.trim() === "";
  const tooLong = made.kind === "too_long" && !blank;
  const level = made.kind === "made" ? made.code.symbol.level : "H";
  return (
    <form
      className="grid gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        if (!blank && !tooLong) onGenerate();
      }}
    >
      <TextAreaField
        data-step-focus
        label={t("generator.content")}
        aside={
          <span className="flex items-center gap-2 text-sm text-faint">
            {t("qr.characters", { n: countCharacters(content) })}
            {blank ? null : <Badge tone="accent">{t(`type.${detectType(content)}`)}</Badge>}
          </span>
        }
        value={content}
        rows={6}
        spellCheck={false}
        autoCapitalize="none"
        autoComplete="off"
        placeholder={t("qr.content_placeholder")}
        error={tooLong ? t("qr.too_long", { n: made.bytes }) : undefined}
        hint={level !== "H" && contentProblem(content, "H") ? t("qr.level_lowered", { level }) : undefined}
        onChange={(event) => onContent(event.target.value)}
        onFocus={(event) => {
          if (content === PLACEHOLDER_CONTENT) event.target.select();
        }}
        className="resize-y font-mono text-[0.9375rem]"
      />
      {children}
      <ContentButtons generate={t("qr.generate")} disabled={blank || tooLong} onClear={onClear} />
    </form>
  );
}
