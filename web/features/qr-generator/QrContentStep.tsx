import { Badge } from "../../components/Badge.tsx";
import { Button } from "../../components/Button.tsx";
import { useMessages } from "../../components/messages.tsx";
import { TextAreaField } from "../../components/TextField.tsx";
import { detectType } from "../../../core/codes/qr/content.ts";
import { PLACEHOLDER_CONTENT } from "../../../core/codes/qr/design.ts";
import type { TriedQr } from "./try-qr.ts";

/** Step 2: what the code says. */
export function QrContentStep({
  content,
  made,
  onContent,
  onGenerate,
  onClear,
}: {
  content: string;
  made: TriedQr;
  onContent: (content: string) => void;
  onGenerate: () => void;
  onClear: () => void;
}) {
  const t = useMessages();
  const blank = content.trim() === "";
  const tooLong = made.kind === "too_long" && !blank;
  const lowered = made.kind === "made" && made.code.symbol.level !== "H" ? made.code.symbol.level : null;
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
            {t("qr.characters", { n: Array.from(content).length })}
            {blank ? null : <Badge tone="accent">{t(`qr.type_${detectType(content)}`)}</Badge>}
          </span>
        }
        value={content}
        rows={6}
        spellCheck={false}
        autoCapitalize="none"
        autoComplete="off"
        placeholder={t("qr.content_placeholder")}
        error={tooLong ? t("qr.too_long", { n: made.bytes }) : undefined}
        hint={lowered ? t("qr.level_lowered", { level: lowered }) : undefined}
        onChange={(event) => onContent(event.target.value)}
        onFocus={(event) => {
          if (content === PLACEHOLDER_CONTENT) event.target.select();
        }}
        className="resize-y font-mono text-[0.9375rem]"
      />
      <div className="grid gap-2 sm:flex sm:flex-wrap sm:justify-between">
        <Button
          type="submit"
          variant="primary"
          size="lg"
          disabled={blank || tooLong}
          className="sm:order-last"
        >
          {t("qr.generate")}
        </Button>
        <Button size="lg" onClick={onClear}>
          {t("generator.clear")}
        </Button>
      </div>
    </form>
  );
}
