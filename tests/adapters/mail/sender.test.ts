import { expect, test } from "vitest";
import { toMessage } from "../../../adapters/mail/message.ts";
import { chooseSender } from "../../../adapters/mail/sender.ts";

const none = { site_name: "Codes", from_email: "", from_name: "", admin_email: "" };
const mail = { to: "ada@example.com", subject: "Hello", text: "Words", html: "<p>Words</p>" };
const messageOf = (settings: Partial<typeof none>) =>
  toMessage(mail, chooseSender(null, { ...none, ...settings }, "https://codes.example"));

test("a mail comes from the site's host by default, without a reply address", () => {
  expect(messageOf({})).toMatchObject({ from: { name: "Codes", address: "no-reply@codes.example" } });
  expect(messageOf({})).not.toHaveProperty("replyTo");
});

test("replies go to the operator of the site", () => {
  expect(messageOf({ admin_email: "ada@codes.example", from_name: "Us" })).toMatchObject({
    from: { name: "Us", address: "no-reply@codes.example" },
    replyTo: { address: "ada@codes.example" },
  });
});
