import { Download } from "lucide-react";
import { useState } from "react";
import { BILL_LANGUAGES, type BillLanguage } from "../../../../core/codes/bill/bill-language.ts";
import { proofText } from "../../../codes/proof-text.ts";
import { Button } from "../../../components/Button.tsx";
import { SelectField } from "../../../components/fields/SelectField.tsx";
import { useLanguage, useMessages } from "../../../components/messages.tsx";
import { Notice } from "../../../components/Notice.tsx";
import { type DownloadOffer, useDownload } from "../../../generator/download/use-download.ts";
import { useBill } from "./use-bill.ts";

/** Each language's own name. */
const LANGUAGES: Readonly<Record<BillLanguage, string>> = {
  de: "Deutsch",
  fr: "Français",
  it: "Italiano",
  en: "English",
};

const billLanguageOf = (language: string): BillLanguage =>
  BILL_LANGUAGES.find((each) => each === language) ?? "de";

/** The complete bill of a Swiss QR Code as a PDF, below the files of its code. */
export function BillDownload({
  content,
  offer,
  keepDraft,
}: {
  content: string;
  /** The code alone: the bill uses its file name and its history record. */
  offer: DownloadOffer | null;
  keepDraft: () => void;
}) {
  const t = useMessages();
  const [language, setLanguage] = useState(billLanguageOf(useLanguage()));
  const { bill, isNone, hasFailed, retry } = useBill(content, language);
  const { busy, warning, download } = useDownload(
    bill &&
      offer && {
        ...offer,
        code: bill,
        fileName: (kind) => offer.fileName(kind).replace(`.${kind}`, `-bill.${kind}`),
      },
    {
      loginFirst: t("qr.login_first"),
      notReady: () => t("qr.bill_not_ready"),
      done: () => t("qr.bill_downloaded"),
      failed: (_, message) => t("qr.bill_failed", { message }),
    },
    keepDraft,
  );
  if (isNone) return null;
  return (
    <section className="grid gap-3 rounded-box border border-line p-4" aria-labelledby="bill-title">
      <div className="grid gap-1">
        <h3 id="bill-title" className="font-semibold">
          {t("qr.bill_title")}
        </h3>
        <p className="text-sm text-soft">{t("qr.bill_text")}</p>
      </div>
      {warning ? (
        <Notice tone="warn" live>
          {proofText(warning.proof, t)}.
        </Notice>
      ) : null}
      {hasFailed ? (
        <Notice tone="warn" live>
          <div className="grid justify-items-start gap-2">
            <p>{t("qr.bill_fonts")}</p>
            <Button size="sm" onClick={retry}>
              {t("qr.bill_retry")}
            </Button>
          </div>
        </Notice>
      ) : null}
      <div className="flex flex-wrap items-end gap-3">
        <div className="grow sm:max-w-56">
          <SelectField
            label={t("qr.bill_language")}
            value={language}
            options={BILL_LANGUAGES.map((value) => ({ value, text: LANGUAGES[value] }))}
            onChoose={setLanguage}
          />
        </div>
        <Button
          icon={<Download aria-hidden="true" />}
          busy={busy !== null}
          disabled={bill === null}
          onClick={() => download("pdf")}
          className="max-sm:grow"
        >
          {warning ? t("download.anyway_as", { kind: "PDF" }) : t("qr.bill_download")}
        </Button>
      </div>
    </section>
  );
}
