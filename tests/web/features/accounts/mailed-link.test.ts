import { expect, test } from "vitest";
import { readMailedLink } from "../../../../web/features/accounts/mailed-link.ts";

test("reads a link from the fragment, and from the query", () => {
  const expected = { token: "abc", type: "recovery", redirectTo: "https://app.example/in?a=1" };
  const values = "token_hash=abc&type=recovery&redirect_to=https%3A%2F%2Fapp.example%2Fin%3Fa%3D1";
  expect(readMailedLink("", `#${values}`)).toEqual(expected);
  expect(readMailedLink(`?${values}`, "")).toEqual(expected);
  expect(readMailedLink("?token=abc&type=email", "")).toEqual({
    token: "abc",
    type: "email",
    redirectTo: null,
  });
});

test.each(["", "#token_hash=abc", "#type=signup", "#token_hash=&type=signup", "#token_hash=abc&type=sms"])(
  "returns null for the incomplete link %j",
  (hash) => {
    expect(readMailedLink("", hash)).toBeNull();
  },
);
