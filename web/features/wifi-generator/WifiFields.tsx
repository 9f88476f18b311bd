import { wifiPasswordProblem } from "../../../core/codes/payloads/wifi-rules.ts";
import { useMessages } from "../../components/messages.tsx";
import { PasswordField } from "../../components/fields/PasswordField.tsx";
import { RadioCards } from "../../components/fields/RadioCards.tsx";
import { TextField } from "../../components/fields/TextField.tsx";
import { ToggleField } from "../../components/fields/ToggleField.tsx";
import type { WifiPayload } from "./use-wifi.ts";

/** The network form. What is odd about a password is said and hinders nobody. */
export function WifiFields({ payload }: { payload: WifiPayload }) {
  const t = useMessages();
  const { form, setForm, field, isTouched, code } = payload;
  const { security, password, ssid } = form;
  const warning = wifiPasswordProblem(form);
  // one that is missing helps at once, one that is too short only when it was typed to its end
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
        // too long is said at once, empty only to who asks for the code
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

/** They count, in names and passwords, and nobody sees them. */
const hasBlanks = (text: string): boolean => text.trim() !== "" && text !== text.trim();
