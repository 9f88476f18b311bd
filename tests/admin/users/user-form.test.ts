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

test("sends the confirmation and the new-owner flag only with a new address", () => {
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

test("sends the confirmation of admins who give up their own role", () => {
  expect(userChanges({ ...typed, confirm_self: true }, { previousData: ANN })).toMatchObject({
    confirm_self: true,
  });
});

test("trims the address of a new account, and sends whether it is invited", () => {
  expect(newUser(typed)).toEqual({
    first_name: "Ann",
    last_name: "",
    role: "customer",
    email: "ann@example.com",
    invite: true,
  });
});
