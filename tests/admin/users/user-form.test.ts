import { expect, test } from "vitest";
import { newUser, userChanges, type UserFormValues } from "../../../admin/users/UserForm.tsx";
import type { AdminUser } from "../../../admin/users/user.ts";

const ANN = { id: "1", email: "ann@example.com", email_confirmed_at: "2026-01-31T00:00:00Z" } as AdminUser;
const typed: UserFormValues = {
  first_name: "Ann",
  last_name: null,
  email: " ann@example.com ",
  role: "customer",
  invite: true,
  email_confirmed: true,
  new_owner: true,
  confirm_self: false,
};

test("what an admin has to answer for is sent only with another address", () => {
  const names = { first_name: "Ann", last_name: "", role: "customer" };
  expect(userChanges(typed, { previousData: ANN })).toEqual(names);
  expect(userChanges({ ...typed, email: "new@example.com" }, { previousData: ANN })).toEqual({
    ...names,
    email: "new@example.com",
    email_confirmed: true,
    new_owner: true,
  });
  expect(userChanges({ ...typed, email_confirmed: false }, { previousData: ANN })).toEqual({
    ...names,
    email_confirmed: false,
  });
});

test("who takes the role from themselves confirms it", () => {
  expect(userChanges({ ...typed, confirm_self: true }, { previousData: ANN })).toMatchObject({
    confirm_self: true,
  });
});

test("a new account has an address without spaces around it, and says how its owner comes in", () => {
  expect(newUser(typed)).toEqual({
    first_name: "Ann",
    last_name: "",
    role: "customer",
    email: "ann@example.com",
    invite: true,
  });
});
