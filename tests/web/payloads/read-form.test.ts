import { expect, test } from "vitest";
import { digitalSignatureSchema } from "../../../core/codes/payloads/digital-signature.ts";
import { whatsappContent, whatsappSchema } from "../../../core/codes/payloads/forms/chats.ts";
import { vcardSchema } from "../../../core/codes/payloads/vcard.ts";
import { wifiSchema } from "../../../core/codes/payloads/wifi.ts";
import { readForm } from "../../../web/payloads/read-form.ts";

test("a valid form has no problems, and its texts are trimmed", () => {
  const { form, problems } = readForm(vcardSchema, { firstName: " Ada " });
  expect(form?.firstName).toBe("Ada");
  expect(problems).toEqual({});
});

test("an invalid field is left out and reported by its message key", () => {
  const { form, problems } = readForm(vcardSchema, { firstName: "Ada", email: "ada", website: "a b" });
  expect(problems).toEqual({
    email: { key: "mail.address", values: { address: "ada" } },
    website: { key: "url.address", values: { website: "a b" } },
  });
  expect(form).toMatchObject({ firstName: "Ada", email: "", website: "" });
});

test("half of a character is left out, so that the page still makes a code of the rest", () => {
  const { form, problems } = readForm(whatsappSchema, { to: "+49 30 1234567", message: "cut \ud83d" });
  expect(problems).toEqual({ message: { key: "payload.half_character", values: {} } });
  expect(form && whatsappContent(form)).toBe("https://wa.me/49301234567");
});

test("returns no form if too little is left without the invalid fields", () => {
  expect(readForm(vcardSchema, { email: "ada" })).toEqual({
    form: null,
    problems: { email: { key: "mail.address", values: { address: "ada" } } },
  });
  expect(readForm(vcardSchema, {}).problems).toEqual({ firstName: { key: "vcard.name", values: {} } });
  expect(readForm(wifiSchema, { ssid: "漢".repeat(11), security: "WPA" }).problems).toEqual({
    ssid: { key: "wifi.ssid_long", values: {} },
  });
});

test("a rule over several fields is reported at one of them", () => {
  const typed = { documentTitle: "T", signerName: "S", securityLevel: "high" };
  expect(readForm(digitalSignatureSchema, typed).problems).toEqual({
    documentHash: { key: "signature.hash_required", values: {} },
  });
});

test("an unknown option is reported with a generic message", () => {
  expect(readForm(wifiSchema, { ssid: "Net", security: "WPA9" }).problems).toEqual({
    security: { key: "payloads.field_wrong", values: {} },
  });
});
