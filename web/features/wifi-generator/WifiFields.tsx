import { wifiPasswordProblem } from "../../../core/codes/payloads/wifi-rules.ts";
import { useMessages } from "../../components/messages.tsx";
import { PasswordField } from "../../components/fields/PasswordField.tsx";
import { RadioCards } from "../../components/fields/RadioCards.tsx";
import { TextField } from "../../components/fields/TextField.tsx";
import { ToggleField } from "../../components/fields/ToggleField.tsx";
import type { WifiPayload } from "./use-wifi.ts";

/** The network form. Unusual passwords cause a remark, not an error. */
export function WifiFields({ payload }: { payload: WifiPayload }) {
  const t = useMessages();
  const { form, setForm, field, isTouched, code } = payload;
  const { security, password, ssid } = form;
  const warning = wifiPasswordProblem(form);
  // a missing password is reported at once, a short one only after typing
  const isTimely = password === "" ? code !== null : isTouched("password");
  return (
    <>
      <TextField
        label={t("network.ssid")}
        hint={hasBlanks(ssid) ? <Odd>{t("network.blanks")}</Odd> : t("network.ssid_hint")}
        autoComplete="off"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        // too long is reported at once, empty only when the code is requested
        {...field("ssid", ssid !== "")}
      />
      <RadioCards
        look="segments"
        legend={t("network.security")}
        hint={t("network.security_hint")}
        value={security}
        choices={[
          { value: "WPA", title: "WPA" },
          { value: "WEP", title: "WEP" },
          { value: "nopass", title: t("network.nopass") },
        ]}
        onChoose={(chosen) => setForm({ security: chosen })}
      />
      {security === "nopass" ? null : (
        <PasswordField
          label={t("network.password")}
          hint={
            <>
              {warning && isTimely ? <Odd>{t(warning.code, warning.values)}</Odd> : null}
              {hasBlanks(password) ? <Odd>{t("network.blanks")}</Odd> : null}
              <span className="block">{t("network.privacy")}</span>
            </>
          }
          autoComplete="off"
          autoCorrect="off"
          {...field("password")}
        />
      )}
      <ToggleField
        label={t("network.hidden")}
        hint={t("network.hidden_hint")}
        checked={form.hidden}
        onChange={(hidden) => setForm({ hidden })}
      />
    </>
  );
}

function Odd({ children }: { children: string }) {
  return <span className="mb-1 block text-warn">{children}.</span>;
}

/** Leading and trailing spaces count in names and passwords, but are invisible. */
const hasBlanks = (text: string): boolean => text.trim() !== "" && text !== text.trim();
