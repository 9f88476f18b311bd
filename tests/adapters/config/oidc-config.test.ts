import { expect, test } from "vitest";
import { readOidcConfig } from "../../../adapters/config/oidc-config.ts";

const HOUSE = {
  OIDC_THE_HOUSE_CLIENT_ID: "id",
  OIDC_THE_HOUSE_CLIENT_SECRET: "secret",
  OIDC_THE_HOUSE_ISSUER: "https://login.example.org/realms/house",
};
const GOOGLE = { OIDC_GOOGLE_CLIENT_ID: "g-id", OIDC_GOOGLE_CLIENT_SECRET: "g-secret" };

test("providers are named by their variables; Google comes first and has a default issuer", () => {
  expect(readOidcConfig({ ...HOUSE, ...GOOGLE, OIDC_THE_HOUSE_LABEL: "The House", PATH: "/bin" })).toEqual([
    {
      name: "google",
      label: "Google",
      issuer: "https://accounts.google.com",
      clientId: "g-id",
      clientSecret: "g-secret",
    },
    {
      name: "the_house",
      label: "The House",
      issuer: "https://login.example.org/realms/house",
      clientId: "id",
      clientSecret: "secret",
    },
  ]);
});

test("there is no provider if its variables are missing or empty", () => {
  expect(readOidcConfig({ OIDC_GOOGLE_CLIENT_ID: "", OIDC_GOOGLE_CLIENT_SECRET: " " })).toEqual([]);
});

test.each([
  [
    { OIDC_GOOGLE_CLIENT_ID: "id" },
    'OIDC_GOOGLE_CLIENT_SECRET is missing: the provider "google" cannot be used without',
  ],
  [
    { OIDC_HOUSE_CLIENT_ID: "id" },
    'OIDC_HOUSE_CLIENT_SECRET and OIDC_HOUSE_ISSUER are missing: the provider "house" cannot be used without',
  ],
  [
    { ...HOUSE, OIDC_THE_HOUSE_ISSUER: "http://login.example.org" },
    'OIDC_THE_HOUSE_ISSUER should be an address like https://login.example.org (http only on this machine), not "http://login.example.org"',
  ],
  [{ OIDC_EMAIL_CLIENT_ID: "id" }, 'OIDC_EMAIL_*: "email" cannot be the name of a provider'],
])("refuses %j and says what is wrong, without a secret", (env, message) => {
  expect(() => readOidcConfig(env)).toThrow(expect.objectContaining({ code: "config_invalid", message }));
});
