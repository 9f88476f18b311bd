import { useLanguage, useMessages } from "../../components/messages.tsx";
import { Badge } from "../../components/Badge.tsx";
import { Notice } from "../../components/Notice.tsx";
import type { ApiAnswer } from "./use-call.ts";

/** The API's answer: status and figures, and the code, file or text itself. */
export function AnswerView({ answered }: { answered: ApiAnswer | "unreachable" }) {
  const t = useMessages();
  const number = new Intl.NumberFormat(useLanguage());
  if (answered === "unreachable") {
    return (
      <Notice tone="danger" live>
        {t("error.network")}
      </Notice>
    );
  }
  const { status, took, bytes, media, picture, file, text, remaining } = answered;
  return (
    <section aria-label={t("docs.answer")} className="grid gap-3">
      <output className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-soft tabular-nums">
        <Badge tone={status < 300 ? "good" : status < 500 ? "warn" : "danger"}>{status}</Badge>
        <span className="font-mono">{media}</span>
        <span>{t("docs.figures", { bytes: number.format(bytes), ms: number.format(took) })}</span>
        {remaining === null ? null : <span>{t("docs.left", { n: Number(remaining) })}</span>}
      </output>
      {picture === null ? null : (
        <img
          src={picture}
          alt={t("docs.picture")}
          className="max-h-80 w-fit max-w-full rounded-box border border-line bg-white"
        />
      )}
      {file === null ? null : (
        <a
          href={file}
          download={`answer.${media.split("/")[1]?.replace(/\W.*/, "") ?? "bin"}`}
          className="w-fit rounded-box underline underline-offset-4"
        >
          {t("docs.save")}
        </a>
      )}
      {text === null ? null : (
        <textarea
          readOnly
          aria-label={t("docs.answer")}
          rows={Math.min(20, text.split("\n").length + 1)}
          value={text}
          spellCheck={false}
          className="field w-full p-4 font-mono text-xs! leading-5"
        />
      )}
    </section>
  );
}
