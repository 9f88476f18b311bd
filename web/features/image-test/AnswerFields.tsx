import { Copy } from "lucide-react";
import { Button } from "../../components/Button.tsx";
import { copyText } from "../../components/copy-text.ts";
import { useMessages } from "../../components/messages.tsx";
import { toast } from "../../components/toasts/toast.ts";
import { answerFields, type ImageAnswer } from "./upload-image.ts";

const isAddress = (name: string): boolean => name === "url" || name === "secure_url";

/** The stored picture, and every field of the response. */
export function AnswerFields({ answer }: { answer: ImageAnswer }) {
  const t = useMessages();
  const copy = async () => {
    if (await copyText(JSON.stringify(answer, null, 2))) toast.success(t("image_test.copied"));
    else toast.error(t("image_test.copy_failed"));
  };
  return (
    <div className="grid gap-6 sm:grid-cols-[minmax(0,13rem)_minmax(0,1fr)] sm:items-start">
      <img
        src={String(answer.secure_url)}
        alt={t("image_test.picture")}
        width={answer.width}
        height={answer.height}
        className="chequered h-auto max-h-80 w-auto max-w-full rounded-box border border-line"
      />
      <div className="min-w-0">
        <div className="flex flex-wrap items-center justify-between gap-2">
          <h2 className="text-sm font-medium text-soft">{t("image_test.answer")}</h2>
          <Button size="sm" icon={<Copy aria-hidden="true" />} onClick={() => void copy()}>
            {t("image_test.copy")}
          </Button>
        </div>
        <dl className="mt-3 divide-y divide-line border-y border-line text-sm">
          {answerFields(answer).map(([name, value]) => (
            <div key={name} className="grid gap-x-4 py-2.5 md:grid-cols-[8rem_minmax(0,1fr)]">
              <dt className="font-mono text-faint">{name}</dt>
              <dd className="min-w-0 font-mono wrap-anywhere">
                {isAddress(name) ? (
                  <a
                    href={String(value)}
                    target="_blank"
                    rel="noopener"
                    className="rounded-inner underline decoration-control underline-offset-4 hover:decoration-accent"
                  >
                    {value}
                  </a>
                ) : (
                  value
                )}
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </div>
  );
}
