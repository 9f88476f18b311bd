import { expect, test } from "vitest";
import { toProviderUser, withUserInfo } from "../../../adapters/oidc/provider-user.ts";

const read = (token: object, further: object) =>
  toProviderUser(withUserInfo({ sub: "1", ...token }, { ...further }));

test("claims that the ID token lacks are read from the userinfo", () => {
  const user = read({ given_name: "Ada" }, { email: "Ada@example.com", email_verified: true });
  expect(user).toMatchObject({ email: "ada@example.com", emailVerified: true, firstName: "Ada" });
});

test("email_verified in an ID token does not cover an address from the userinfo", () => {
  const user = read({ email_verified: true }, { email: "ada@example.com" });
  expect(user).toMatchObject({ email: "ada@example.com", emailVerified: false });
});
