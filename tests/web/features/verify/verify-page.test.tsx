import { cleanup, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import {
  digitalSignatureContent,
  digitalSignatureSchema,
} from "../../../../core/codes/payloads/digital-signature.ts";
import { withSignature } from "../../../../core/codes/payloads/signature-code.ts";
import type { Verdict } from "../../../../core/signatures/signature.ts";
import { contentOfHash, verifyLink } from "../../../../web/codes/verify-link.ts";
import { Component as VerifyPage } from "../../../../web/features/verify/VerifyPage.tsx";
import { stubServer, type Routes } from "../../../support/stub-server.ts";
import { showPage } from "../../support/show-page.tsx";

beforeEach(() => {
  vi.spyOn(console, "warn").mockImplementation(() => undefined);
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** SHA-256 of "hello". */
const HELLO = "2cf24dba5fb0a30e26e83b2ac5b9e29e1b161e5c1fa7425e73043362938b9824";
const content = (form: object = {}) =>
  digitalSignatureContent(
    digitalSignatureSchema.parse({
      documentTitle: "Lease",
      signerName: "Ada Byron",
      documentHash: HELLO,
      ...form,
    }),
    new Date("2026-03-04T05:06:07.089Z"),
  );
const SIGNED = withSignature(content({ securityLevel: "high" }), `abc..${"a".repeat(85)}A`);
const ada = { name: "Ada Byron", email: "ada@example.com", email_verified: true };

const show = (address = "/verify") => showPage(VerifyPage, address);
const answers = (verdict: Verdict, rest: object = {}): Routes => ({
  "POST /api/public/verify": () => ({
    body: { verdict, signer: null, signed_at: null, valid_until: null, ...rest },
  }),
});
const paste = async (user: ReturnType<typeof show>["user"], text: string) => {
  await user.click(await screen.findByLabelText("Content of the code"));
  await user.paste(text);
  await user.click(screen.getByRole("button", { name: "Verify" }));
};

test("a scanned link is verified at once, and shows the signer's account", async () => {
  const calls = stubServer(
    answers("valid", { signer: ada, signed_at: "2026-03-04T05:06:08.000Z", valid_until: null }),
  );
  show(verifyLink(SIGNED));
  expect(await screen.findByRole("heading", { name: "Signed and unchanged" })).toBeDefined();
  expect(
    screen.getByText("Nothing has changed since Ada Byron (ada@example.com) signed this."),
  ).toBeDefined();
  expect(screen.getByText("Verified")).toBeDefined();
  expect(screen.getByText("No end date")).toBeDefined();
  expect(screen.getByText("Lease")).toBeDefined();
  expect(screen.queryByText(/The code names/)).toBeNull();
  expect(calls.map(({ path, body }) => [path, body])).toEqual([["/api/public/verify", { content: SIGNED }]]);
});

test("shows both the claimed name and the account if they differ", async () => {
  stubServer(answers("valid", { signer: { name: "Bob", email: "bob@example.com", email_verified: false } }));
  const { user } = show();
  await paste(user, withSignature(content({ signerEmail: "ada@example.com" }), `abc..${"a".repeat(85)}A`));
  expect(
    await screen.findByText(
      "The code names Ada Byron. The account that signed belongs to Bob (bob@example.com).",
    ),
  ).toBeDefined();
  expect(
    screen.getByText(
      "The code gives the address ada@example.com. The account that signed has bob@example.com.",
    ),
  ).toBeDefined();
  expect(screen.getByText("Not verified")).toBeDefined();
});

test.each<[Verdict, string]>([
  ["changed", "Changed"],
  ["unknown_key", "Signed with an unknown key"],
  ["signer_deleted", "Signed and unchanged, but the account was deleted"],
])("a code that is %s shows no signer", async (verdict, heading) => {
  stubServer(answers(verdict));
  const { user } = show();
  await paste(user, SIGNED);
  expect(await screen.findByRole("heading", { name: heading })).toBeDefined();
  expect(screen.queryByText("Who signed")).toBeNull();
  expect(screen.queryByText("Is it this document?")).toBeNull();
});

test.each([
  [content({ securityLevel: "basic" }), "Not signed"],
  [content().replace("Lease", "Gift"), "Not signed, and changed"],
  [content({ includeHash: false }), "Not signed"],
  [content({ securityLevel: "high" }), "The signature is missing"],
  ["https://example.com", "Not a digital signature"],
])("a code without a signature is checked locally and sent nowhere", async (text, heading) => {
  const calls = stubServer({});
  const { user } = show();
  await paste(user, text);
  expect(await screen.findByRole("heading", { name: heading })).toBeDefined();
  expect(calls).toEqual([]);
});

test("an unreachable server keeps the input, and the check can be retried", async () => {
  stubServer({ "POST /api/public/verify": () => "unreachable" });
  const { user } = show();
  await paste(user, SIGNED);
  expect(await screen.findByText(/The signature could not be checked/)).toBeDefined();
  expect(screen.getByLabelText<HTMLTextAreaElement>("Content of the code").value).toBe(SIGNED);
  stubServer(answers("expired", { signer: ada, valid_until: "2026-03-05T23:59:59.999Z" }));
  await user.click(screen.getByRole("button", { name: "Retry" }));
  expect(await screen.findByRole("heading", { name: "Signed and unchanged, but expired" })).toBeDefined();
});

test("compares a document with the hash in the code", async () => {
  stubServer(answers("valid", { signer: ada }));
  const { user, container } = show(verifyLink(SIGNED));
  await screen.findByText("Is it this document?");
  const input = [...container.querySelectorAll<HTMLInputElement>("input[type=file]")].at(-1);
  if (!input) throw new Error("there is no place for the document");
  await user.upload(input, new File(["hello"], "lease.pdf"));
  expect(await screen.findByText("lease.pdf is the document that was signed.")).toBeDefined();
  await user.upload(input, new File(["hello!"], "other.pdf"));
  await waitFor(() =>
    expect(
      screen.getByText("other.pdf is not the document that was signed, or it was changed."),
    ).toBeDefined(),
  );
});

test("an empty field gets the focus instead of a result", async () => {
  const { user } = show();
  await user.click(await screen.findByRole("button", { name: "Verify" }));
  expect(document.activeElement).toBe(screen.getByLabelText("Content of the code"));
});

test("the link encodes any content after the #, and other hashes are ignored", () => {
  const text = '{"a":"% # ? & + é 漢 \\" 😀"}';
  expect(verifyLink(text)).toMatch(/^\/verify#%7B/);
  expect(contentOfHash(verifyLink(text).slice("/verify".length))).toBe(text);
  for (const hash of ["", "#", "#main", "#%E0%A4%A"]) expect(contentOfHash(hash)).toBeNull();
});
