import { Download } from "lucide-react";
import { useMemo } from "react";
import type { Inks } from "../../../core/codes/print/ink-problem.ts";
import { PAGE_NAMES } from "../../../core/codes/print/page.ts";
import { makePressFile } from "../../codes/make-file.ts";
import { proofText } from "../../codes/proof-text.ts";
import { Button } from "../../components/Button.tsx";
import { SelectField } from "../../components/fields/SelectField.tsx";
import { ToggleField } from "../../components/fields/ToggleField.tsx";
import { useMessages } from "../../components/messages.tsx";
import { Notice } from "../../components/Notice.tsx";
import { type DownloadOffer, useDownload } from "../download/use-download.ts";
import { pressCode, type PressCode } from "./press-code.ts";
import { type PressDraft, pressOf } from "./press-draft.ts";
import { PressOptions } from "./PressOptions.tsx";
import { type DesignRemedies, PressRefusal } from "./PressRefusal.tsx";

const FORMATS = ["pdf", "eps"] as const;

/** The options of files for a print shop, and the buttons that make them. */
export function PressFields({
  offer,
  draft,
  hasLogo,
  inks,
  disabled,
  remedies,
  loginFirst,
  keepDraft,
  onChange: change,
}: {
  offer: DownloadOffer;
  draft: PressDraft;
  /** Whether the design has a logo; the files can leave it out. */
  hasLogo: boolean;
  /** All colors of its design, memoized. */
  inks: Inks;
  disabled: boolean;
  /** Changes that make the design printable. */
  remedies: DesignRemedies;
  loginFirst: string;
  keepDraft: () => void;
  onChange: (patch: Partial<PressDraft>) => void;
}) {
  const t = useMessages();
  const { code } = offer;
  const [pdf, eps] = useMemo(
    () => [pressCode(code, inks, draft, "pdf"), pressCode(code, inks, draft, "eps")],
    [code, inks, draft],
  );
  return (
    <div className="grid gap-3">
      <p className="text-sm text-soft">{t("press.intro")}</p>
      <SelectField
        label={t("press.page")}
        hint={t("press.page_hint")}
        value={draft.page}
        options={PAGE_NAMES.map((value) => ({ value, text: t(`paper.page_${value}`) }))}
        onChoose={(page) => change({ page })}
      />
      {hasLogo ? (
        <ToggleField
          label={t("press.fix_picture")}
          checked={draft.withoutLogo}
          onChange={(withoutLogo) => change({ withoutLogo })}
        />
      ) : null}
      <PressOptions draft={draft} onChange={change} />
      <output className="min-h-5 text-sm text-soft">
        {pdf.ok
          ? t("press.trimmed", {
              width: Number(pdf.page.width.toFixed(2)),
              height: Number(pdf.page.height.toFixed(2)),
            })
          : null}
      </output>
      {!pdf.ok ? (
        <PressRefusal fault={pdf} remedies={remedies} onChange={change} />
      ) : !eps.ok ? (
        <PressRefusal fault={eps} remedies={remedies} onChange={change} />
      ) : null}
      {FORMATS.map((format) => {
        const made = format === "pdf" ? pdf : eps;
        return (
          <PressFile
            key={format}
            format={format}
            offer={offer}
            made={made.ok ? made : null}
            draft={draft}
            disabled={disabled}
            loginFirst={loginFirst}
            keepDraft={keepDraft}
          />
        );
      })}
    </div>
  );
}

/** The download button of one file, with notes on it. */
function PressFile({
  format,
  offer,
  made,
  draft,
  disabled,
  loginFirst,
  keepDraft,
}: {
  format: "pdf" | "eps";
  offer: DownloadOffer;
  /** Null if it is refused. */
  made: PressCode | null;
  draft: PressDraft;
  disabled: boolean;
  loginFirst: string;
  keepDraft: () => void;
}) {
  const t = useMessages();
  const kind = format.toUpperCase();
  // the history has no EPS format: it is recorded as PDF, the other format for print
  const { busy, warning, download } = useDownload(
    made && {
      ...offer,
      code: made.code,
      fileName: () => offer.fileName("pdf").replace(/\.pdf$/, `-print.${format}`),
    },
    {
      loginFirst,
      notReady: () => t("download.no_picture"),
      done: () => t("press.downloaded", { kind }),
      failed: (_, message) => t("download.failed", { kind, message }),
    },
    keepDraft,
    (_, code) => makePressFile(format, code, pressOf(draft, format)),
  );
  return (
    <>
      {warning ? (
        <Notice tone="warn" live>
          {proofText(warning.proof, t)}.
        </Notice>
      ) : null}
      <Button
        icon={<Download aria-hidden="true" />}
        busy={busy !== null}
        disabled={disabled || made === null}
        onClick={() => download("pdf")}
      >
        {warning ? t("download.anyway_as", { kind }) : t(`press.download_${format}`)}
      </Button>
    </>
  );
}
