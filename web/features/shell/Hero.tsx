import { useDeferredValue, useMemo, useState } from "react";
import { qrcodeEncoder } from "../../../adapters/codes/qrcode-encoder.ts";
import { createQr } from "../../../core/codes/qr/create-qr.ts";
import { qrDesignSchema } from "../../../core/codes/qr/design.ts";
import { DomainError } from "../../../core/errors.ts";
import { LinkButton } from "../../components/Button.tsx";
import { useMessages } from "../../components/messages.tsx";
import { TextField } from "../../components/TextField.tsx";
import { MeasuredCode } from "./MeasuredCode.tsx";

const design = qrDesignSchema.parse({ level: "M", margin: 4 });
/** More than this is for the generator, which says how many bytes are too many. */
const MAX_LENGTH = 300;

function draw(content: string) {
  try {
    return createQr(qrcodeEncoder, content, design, null);
  } catch (error) {
    if (error instanceof DomainError) return null;
    throw error;
  }
}

/** The product at work: what is typed becomes a code at once, with its quiet zone measured. */
export function Hero() {
  const t = useMessages();
  const sample = t("home.sample");
  const [typed, setTyped] = useState("");
  const content = useDeferredValue(typed.trim() === "" ? sample : typed);
  const code = useMemo(() => draw(content), [content]);
  const next = typed.trim() === "" ? "/qr-generator" : `/qr-generator?data=${encodeURIComponent(typed)}`;
  return (
    <section className="page grid items-center gap-12 pt-10 sm:pt-16 lg:grid-cols-[1.1fr_1fr] lg:gap-20 lg:pt-24">
      <div>
        <h1 className="text-display font-semibold">{t("home.heading")}</h1>
        <p className="mt-5 max-w-lg text-lg text-soft sm:text-xl sm:leading-relaxed">{t("home.text")}</p>
        <div className="mt-8 max-w-lg">
          <TextField
            label={t("home.try")}
            hint={t("home.try_hint")}
            placeholder={sample}
            value={typed}
            maxLength={MAX_LENGTH}
            autoComplete="off"
            onChange={({ target }) => setTyped(target.value)}
          />
          <div className="mt-6 flex flex-wrap gap-3">
            <LinkButton to={next} variant="primary" size="lg">
              {t("home.start_qr")}
            </LinkButton>
            <LinkButton to="/barcode-generator" size="lg">
              {t("home.start_barcode")}
            </LinkButton>
          </div>
        </div>
      </div>
      {code ? <MeasuredCode code={code} content={content} /> : null}
    </section>
  );
}
