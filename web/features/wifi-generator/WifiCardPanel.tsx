import { clsx } from "clsx";
import { Printer } from "lucide-react";
import { useState } from "react";
import { proofText } from "../../codes/proof-text.ts";
import { Button } from "../../components/Button.tsx";
import { useMessages } from "../../components/messages.tsx";
import { Notice } from "../../components/Notice.tsx";
import { ToggleField } from "../../components/fields/ToggleField.tsx";
import { PrintSheet } from "./PrintSheet.tsx";
import type { WifiPayload } from "./use-wifi.ts";
import { WifiCard } from "./WifiCard.tsx";

/** A card to print and hang up, with the network's name in plain letters next to its code. */
export function WifiCardPanel({
  payload: { code, complete, attempt, form, proof },
}: {
  payload: WifiPayload;
}) {
  const t = useMessages();
  const fault = code && proof.state === "read" && !proof.proof.scans ? proof.proof : null;
  const [withPassword, setWithPassword] = useState(false);
  const hasPassword = form.security !== "nopass" && form.password !== "";
  const card = code ? (
    <WifiCard
      drawing={code.drawing}
      ssid={form.ssid}
      password={withPassword && hasPassword ? form.password : null}
    />
  ) : null;
  return (
    <section
      aria-labelledby="wifi-card"
      className="@container rounded-box border border-line bg-surface p-4 sm:p-6"
    >
      <div className={clsx("grid gap-6", card && "@lg:grid-cols-[minmax(0,1fr)_13rem]")}>
        <div className="grid content-start justify-items-start gap-4">
          <div>
            <h2 id="wifi-card" className="text-lg font-semibold tracking-tight">
              {t("network.card")}
            </h2>
            <p className="mt-2 text-soft">{t("network.card_text")}</p>
          </div>
          {hasPassword ? (
            <div className="w-full">
              <ToggleField
                label={t("network.card_password")}
                checked={withPassword}
                onChange={setWithPassword}
              />
            </div>
          ) : null}
          {fault ? <Notice tone="warn">{proofText(fault, t)}.</Notice> : null}
          <Button
            icon={<Printer aria-hidden="true" />}
            onClick={() => (complete ? window.print() : attempt())}
          >
            {t("network.card_print")}
          </Button>
        </div>
        {card ? (
          <div
            aria-hidden="true"
            className="mx-auto w-52 self-start overflow-hidden rounded-box border border-line"
          >
            {card}
          </div>
        ) : null}
      </div>
      {complete && card ? <PrintSheet>{card}</PrintSheet> : null}
    </section>
  );
}
