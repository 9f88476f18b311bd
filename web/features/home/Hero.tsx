import { useState } from "react";
import { LinkButton } from "../../components/Button.tsx";
import { useMessages } from "../../components/messages.tsx";
import { TextField } from "../../components/fields/TextField.tsx";
import { generatorAddress } from "../../generator/wizard/asked-parameters.ts";
import type { CodeMeasures } from "./measured-code.ts";
import { MeasuredCode } from "./MeasuredCode.tsx";
import { useMeasuredCode } from "./use-measured-code.ts";

/** Longer texts belong in the generator, which shows by how many bytes a text is too long. */
const MAX_LENGTH = 300;

/** A live demo: input becomes a code at once, with its quiet zone measured. */
export function Hero({ sample }: { sample: CodeMeasures | null }) {
  const t = useMessages();
  const [typed, setTyped] = useState("");
  const code = useMeasuredCode(typed, sample);
  const next = typed.trim() === "" ? "/qr-generator" : generatorAddress("/qr-generator", { data: typed });
  return (
    <section className="page grid items-center gap-x-20 gap-y-5 pt-6 sm:gap-y-8 sm:pt-16 lg:grid-cols-[1.1fr_1fr] lg:pt-20">
      <div className="lg:self-end">
        <h1 className="text-display font-semibold max-sm:text-[2.125rem]">{t("home.heading")}</h1>
        <p className="mt-3 max-w-lg text-soft sm:mt-5 sm:text-xl sm:leading-relaxed">{t("home.text")}</p>
      </div>
      {/* On a phone, the code is directly above the input. */}
      <div className="lg:col-start-2 lg:row-span-2 lg:row-start-1">
        {code ? <MeasuredCode code={code} /> : null}
      </div>
      <div className="max-w-lg lg:self-start">
        <TextField
          label={t("home.try")}
          hint={<span className="max-sm:sr-only">{t("home.try_hint")}</span>}
          placeholder={sample?.content}
          value={typed}
          maxLength={MAX_LENGTH}
          autoComplete="off"
          onChange={({ target }) => setTyped(target.value)}
        />
        <div className="mt-4 flex flex-wrap gap-3 sm:mt-6">
          <LinkButton to={next} variant="primary" size="lg" className="max-sm:grow">
            {t("home.start_qr")}
          </LinkButton>
          <LinkButton to="/barcode-generator" size="lg" className="max-sm:grow">
            {t("home.start_barcode")}
          </LinkButton>
        </div>
      </div>
    </section>
  );
}
