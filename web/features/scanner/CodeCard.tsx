import { clsx } from "clsx";
import { Barcode, Copy, ExternalLink, QrCode, ShieldCheck } from "lucide-react";
import { paymentDoubts } from "../../../core/codes/contents/payments/payment-doubts.ts";
import { readContent } from "../../../core/codes/contents/read-content.ts";
import type { ScannedCode } from "../../../core/codes/scan.ts";
import { verifyLink } from "../../codes/verify-link.ts";
import { Badge } from "../../components/Badge.tsx";
import { Button, LinkButton } from "../../components/Button.tsx";
import { useMessages } from "../../components/messages.tsx";
import { TextAreaField } from "../../components/fields/TextField.tsx";
import { isLinear } from "./camera-region.ts";
import { barcodeAddress, formatName, generateAddress, linkOf } from "./code-actions.ts";
import { ActionButton } from "./ActionButton.tsx";
import { ContentFields } from "./ContentFields.tsx";
import { LinkInspection } from "./LinkInspection.tsx";
import { PaymentWarnings } from "./PaymentWarnings.tsx";

/** Approximate characters per line of the content field. */
const LINE = 44;

/** Rows for a text: 3 to 8. */
const rowsOf = (text: string): number =>
  Math.min(
    8,
    Math.max(
      3,
      text.split("\n").reduce((rows, line) => rows + Math.max(1, Math.ceil(line.length / LINE)), 0),
    ),
  );

/** One code: its type, its content, and its actions. */
export function CodeCard({
  id,
  code,
  number,
  active,
  onCopy,
}: {
  /** Id of the heading, to which the number in the picture links. */
  id: string;
  code: ScannedCode;
  number: number;
  active: boolean;
  onCopy: (text: string) => void;
}) {
  const t = useMessages();
  const { kind, action, fields } = readContent(code.binary ? "" : code.text);
  const doubts = paymentDoubts(action, code.text);
  const link = linkOf(code);
  const generate = generateAddress(code);
  const barcode = barcodeAddress(code);
  const isSuspicious = link?.target.warnings.some(({ suspicious }) => suspicious) ?? false;
  const newTab = { target: "_blank", rel: "noopener noreferrer" } as const;
  return (
    <li
      data-code={number - 1}
      className={clsx(
        "grid gap-4 rounded-box border bg-surface p-4 transition-[border-color,box-shadow] sm:p-5",
        active ? "border-focus ring-1 ring-focus" : "border-line",
      )}
    >
      <div className="flex flex-wrap items-center gap-2">
        <h3 id={id} tabIndex={-1} className="mr-1 flex items-center gap-2.5 font-semibold">
          <span
            aria-hidden="true"
            className="grid size-7 place-items-center rounded-full bg-ink text-sm text-inverse"
          >
            {number}
          </span>
          <span className="sr-only">{t("scanner.code", { n: number })}</span>
        </h3>
        <Badge>{formatName(code)}</Badge>
        {code.binary || (kind === "text" && isLinear(code.format)) ? null : (
          <Badge tone="accent">{t(action ? `scanner.action_${action}` : `type.${kind}`)}</Badge>
        )}
      </div>
      {link ? <LinkInspection target={link.target} /> : null}
      {doubts.length > 0 ? <PaymentWarnings doubts={doubts} /> : null}
      {fields.length > 0 ? <ContentFields fields={fields} /> : null}
      <TextAreaField
        label={t("scanner.content")}
        hint={code.binary ? t("scanner.binary") : undefined}
        readOnly
        value={code.text}
        rows={rowsOf(code.text)}
        spellCheck={false}
        className="resize-y font-mono text-control wrap-anywhere"
      />
      <div className="flex flex-wrap gap-2">
        <Button variant="primary" icon={<Copy aria-hidden="true" />} onClick={() => onCopy(code.text)}>
          {t("scanner.copy")}
        </Button>
        {code.binary ? null : <ActionButton text={code.text} />}
        {generate ? (
          <LinkButton to={generate} target="_blank" rel="noopener" icon={<QrCode aria-hidden="true" />}>
            {t("scanner.generate")}
            <span className="sr-only">{t("scanner.new_tab")}</span>
          </LinkButton>
        ) : null}
        {barcode ? (
          <LinkButton to={barcode} icon={<Barcode aria-hidden="true" />}>
            {t("scanner.make_barcode")}
          </LinkButton>
        ) : null}
        {kind === "digital_signature" ? (
          <LinkButton to={verifyLink(code.text)} icon={<ShieldCheck aria-hidden="true" />}>
            {t("scanner.verify")}
          </LinkButton>
        ) : null}
        {link?.href ? (
          <LinkButton to={link.href} {...newTab} icon={<ExternalLink aria-hidden="true" />}>
            {t(isSuspicious ? "scanner.open_anyway" : "scanner.open_link")}
            <span className="sr-only">{t("scanner.new_tab")}</span>
          </LinkButton>
        ) : null}
      </div>
    </li>
  );
}
