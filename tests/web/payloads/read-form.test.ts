import { expect, test } from "vitest";
import { digitalSignatureSchema } from "../../../core/codes/payloads/digital-signature.ts";
import { vcardSchema } from "../../../core/codes/payloads/vcard.ts";
import { wifiSchema } from "../../../core/codes/payloads/wifi.ts";
import { readForm } from "../../../web/payloads/read-form.ts";

test("a right form has no problems, and blanks around its texts are gone", () => {
  const { form, problems } = readForm(vcardSchema, { firstName: " Ada " });
  expect(form?.firstName).toBe("Ada");
  expect(problems).toEqual({});
});

test("a wrong field is named in the words of the catalog and left out", () => {
  const { form, problems } = readForm(vcardSchema, { firstName: "Ada", email: "ada", website: "a b" });
  expect(problems).toEqual({
    email: { key: "mail.address", values: { address: "ada" } },
    website: { key: "url.address", values: { website: "a b" } },
  });
  expect(form).toMatchObject({ firstName: "Ada", email: "", website: "" });
});

test("where too little is left without the wrong fields there is no form", () => {
  expect(readForm(vcardSchema, { email: "ada" })).toEqual({
    form: null,
    problems: { email: { key: "mail.address", values: { address: "ada" } } },
  });
  expect(readForm(vcardSchema, {}).problems).toEqual({ firstName: { key: "vcard.name", values: {} } });
  expect(readForm(wifiSchema, { ssid: "漢".repeat(11), security: "WPA" }).problems).toEqual({
    ssid: { key: "wifi.ssid_long", values: {} },
  });
});

test("a rule over several fields is said at one of them", () => {
  const typed = { documentTitle: "T", signerName: "S", securityLevel: "high" };
  expect(readForm(digitalSignatureSchema, typed).problems).toEqual({
    documentHash: { key: "signature.hash_required", values: {} },
  });
});

test("what is none of a list's is said in general", () => {
  expect(readForm(wifiSchema, { ssid: "Net", security: "WPA9" }).problems).toEqual({
    security: { key: "payloads.field_wrong", values: {} },
  });
});
