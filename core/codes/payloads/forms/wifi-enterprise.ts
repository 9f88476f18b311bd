import * as z from "zod/mini";
import { utf8Length } from "../../utf8.ts";
import { LONGEST_SSID } from "../wifi-rules.ts";
import { capitalsText, exactText, lineText, needs } from "./form-fields.ts";
import { type FormProblem, formProblem } from "./form-messages.ts";

/** Sign-in methods, and the inner methods of PEAP and TTLS, under Android's names. */
const METHODS = ["PEAP", "TTLS", "PWD"];
const PHASES = ["MSCHAPV2", "MSCHAP", "PAP", "GTC"];

const ssidProblem = (ssid: string): FormProblem | null =>
  utf8Length(ssid) <= LONGEST_SSID ? null : formProblem("wifi.ssid_bytes");
const methodProblem = (method: string): FormProblem | null =>
  METHODS.includes(method) ? null : formProblem("wifi.eap_method", { method, methods: METHODS.join(", ") });
const phaseProblem = (phase: string): FormProblem | null =>
  PHASES.includes(phase) ? null : formProblem("wifi.phase2", { phase, phases: PHASES.join(", ") });

/** A network with individual usernames and passwords (WPA2 and WPA3 Enterprise, IEEE 802.1X), in which blanks are significant. */
export const enterpriseSchema = z
  .object({
    ssid: exactText(ssidProblem),
    identity: exactText(),
    password: exactText(),
    eapMethod: capitalsText(methodProblem),
    phase2: capitalsText(phaseProblem),
    anonymousIdentity: lineText(),
  })
  .check(needs({ ssid: "wifi.ssid_needed", identity: "wifi.identity" }));
export type EnterpriseForm = z.infer<typeof enterpriseSchema>;

/**
 * The text that joins such a network, by ZXing's "Barcode Contents" wiki: E is the method, PH2 the inner
 * method, I the identity, A the anonymous identity. Defaults to PEAP with MSCHAPV2.
 */
export function enterpriseContent(form: EnterpriseForm): string {
  const method = form.eapMethod === "" ? "PEAP" : form.eapMethod;
  const fields = {
    T: "WPA2-EAP",
    S: form.ssid,
    E: method,
    // PWD has no tunnel
    PH2: method === "PWD" ? "" : form.phase2 === "" ? "MSCHAPV2" : form.phase2,
    A: form.anonymousIdentity,
    I: form.identity,
    P: form.password,
  };
  const filled = Object.entries(fields).filter(([, value]) => value !== "");
  return `WIFI:${filled.map(([name, value]) => `${name}:${escapeField(value)};`).join("")};`;
}

const escapeField = (text: string): string => text.replace(/[\\;,:"]/g, "\\$&");
