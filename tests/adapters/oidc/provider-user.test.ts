import { expect, test } from "vitest";
import { toProviderUser, withUserInfo } from "../../../adapters/oidc/provider-user.ts";

const read = (token: object, further: object) =>
  toProviderUser(withUserInfo({ sub: "1", ...token }, { ...further }));

test("what a provider says only beside the ID token is read there", () => {
  const user = read({ given_name: "Ada" }, { email: "Ada@example.com", email_verified: true });
  expect(user).toMatchObject({ email: "ada@example.com", emailVerified: true, firstName: "Ada" });
});

test("an ID token without an address vouches for none that the userinfo names", () => {
  const user = read({ email_verified: true }, { email: "ada@example.com" });
  expect(user).toMatchObject({ email: "ada@example.com", emailVerified: false });
});
