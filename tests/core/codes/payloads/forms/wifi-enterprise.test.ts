import * as fc from "fast-check";
import { expect, it } from "vitest";
import { readContent } from "../../../../../core/codes/contents/read-content.ts";
import {
  enterpriseContent,
  enterpriseSchema,
} from "../../../../../core/codes/payloads/forms/wifi-enterprise.ts";
import { sentences } from "../../../../support/codes/sentences.ts";

const content = (form: object) =>
  enterpriseContent(enterpriseSchema.parse({ ssid: "Net", identity: "ada", ...form }));

it.each<[object, string]>([
  [{}, "WIFI:T:WPA2-EAP;S:Net;E:PEAP;PH2:MSCHAPV2;I:ada;;"],
  [{ eapMethod: "pwd", phase2: "GTC", password: "x" }, "WIFI:T:WPA2-EAP;S:Net;E:PWD;I:ada;P:x;;"],
  [
    { eapMethod: "TTLS", phase2: "PAP", anonymousIdentity: "guest", password: "a;b" },
    String.raw`WIFI:T:WPA2-EAP;S:Net;E:TTLS;PH2:PAP;A:guest;I:ada;P:a\;b;;`,
  ],
])("an enterprise network %j becomes %s", (form, text) => {
  expect(content(form)).toBe(text);
});

it.each<[object, Record<string, string>]>([
  [
    { ssid: "", identity: "" },
    { ssid: "Enter the name of the network (SSID)", identity: "Enter the name that signs in to the network" },
  ],
  [{ ssid: "ä".repeat(17) }, { ssid: "A network name has at most 32 bytes" }],
  [
    { eapMethod: "LEAP" },
    { eapMethod: "LEAP is not a way to sign in that a code can name: use one of PEAP, TTLS, PWD" },
  ],
  [
    { phase2: "MD5" },
    {
      phase2:
        "MD5 is not a way to sign in within a tunnel that a code can name: use one of MSCHAPV2, MSCHAP, PAP, GTC",
    },
  ],
])("reports what is wrong with %j", (form, said) => {
  expect(sentences(enterpriseSchema, { ssid: "Net", identity: "ada", ...form })).toEqual(said);
});

it("an enterprise network is read back unchanged", () => {
  const text = fc
    .string({ unit: "grapheme", minLength: 1, maxLength: 8 })
    .filter((typed) => typed.trim() !== "");
  fc.assert(
    fc.property(text, text, (identity, password) => {
      const read = readContent(content({ identity, password, eapMethod: "TTLS", phase2: "GTC" }));
      expect(Object.fromEntries(read.fields.map(({ name, value }) => [name, value]))).toEqual({
        ssid: "Net",
        security: "WPA2-EAP",
        eapMethod: "TTLS",
        phase2: "GTC",
        identity,
        password,
      });
    }),
  );
});
