import { EMPTY_PROFILE } from "../../../core/users/profile.ts";
import { beforeEach, describe, expect, test } from "vitest";
import { secrets } from "../../../adapters/crypto/secrets.ts";
import { textSigner } from "../../../adapters/crypto/text-signer.ts";
import { createIds } from "../../../adapters/system/ids.ts";
import { digitalSignatureSchema } from "../../../core/codes/payloads/digital-signature.ts";
import { readSignatureCode } from "../../../core/codes/payloads/signature-code.ts";
import { createSignatureService } from "../../../core/signatures/signature-service.ts";
import { createFakeClock } from "../../fakes/clock.ts";
import { createFakeRepositories } from "../../fakes/repositories.ts";
import { buildSession, buildUser, newId } from "../../support/rows.ts";

const HASH = "a".repeat(64);
const form = (changes: object = {}) =>
  digitalSignatureSchema.parse({
    documentTitle: "Contract",
    signerName: "Ada",
    securityLevel: "standard",
    ...changes,
  });

const jwsOf = (content: string) => String((JSON.parse(content) as Record<string, string>)["signature"]);

async function createSite() {
  const clock = createFakeClock();
  const repositories = createFakeRepositories(() => clock.now());
  const ada = buildUser({ emailConfirmedAt: clock.now() });
  const bob = buildUser({ profile: { ...EMPTY_PROFILE, firstName: "Bob", fullName: "Bob" } });
  await repositories.users.insert(ada);
  await repositories.users.insert(bob);
  const sessions = new Map([ada, bob].map(({ id }) => [id, buildSession(id)]));
  for (const session of sessions.values()) await repositories.sessions.insert(session);
  const service = createSignatureService({
    ...repositories,
    transact: (work) =>
      repositories.transact((tx) => work({ ...tx, apiKeys: { findById: async () => null } })),
    signer: textSigner,
    secrets,
    clock,
    ids: createIds(clock),
  });
  const as = (userId: string) => ({ user: { id: userId }, session: { id: sessions.get(userId)?.id ?? "" } });
  const sign = async (changes?: object, userId = ada.id) =>
    (await service.sign(as(userId), form(changes))).content;
  const verdict = async (content: string) => (await service.verify(content)).verdict;
  return { clock, repositories, service, as, sign, verdict, ada, bob };
}

let site: Awaited<ReturnType<typeof createSite>>;
beforeEach(async () => {
  site = await createSite();
});

describe("a code signed by this site", () => {
  test("shows the account and the server's time, whatever the code claims", async () => {
    const signedAt = site.clock.now();
    const content = await site.sign({
      signerName: "The President",
      signerEmail: "president@example.org",
      timestamp: "2001-01-01T00:00:00Z",
      validUntil: "2030-12-31",
    });
    site.clock.advance({ days: 3 });
    expect(await site.service.verify(content)).toEqual({
      verdict: "valid",
      signer: { name: "Ada Byron", email: site.ada.email, emailVerified: true },
      signedAt,
      validUntil: new Date("2030-12-31T23:59:59.999Z"),
    });
    expect((await site.service.verify(await site.sign({}, site.bob.id))).signer).toEqual({
      name: "Bob",
      email: site.bob.email,
      emailVerified: false,
    });
  });

  test("is not valid with any one character changed, removed or added", async () => {
    const content = await site.sign({
      signerEmail: "ada@example.org",
      organization: "Analytical Engines",
      documentHash: HASH,
      validUntil: "2030-12-31",
      purpose: "Grüße",
      location: "Berlin",
      includeLocation: true,
      customData: "42",
    });
    expect(await site.verdict(content)).toBe("valid");
    const seen = new Set<string>();
    for (let at = 0; at < content.length; at += 1) {
      const other = content[at] === "0" ? "1" : "0";
      for (const replacement of [other, "", `${content[at]} `]) {
        const changed = content.slice(0, at) + replacement + content.slice(at + 1);
        // trailing whitespace is not part of the content
        if (changed.trim() === content) continue;
        seen.add(await site.verdict(changed));
      }
    }
    // a changed key id refers to an unknown key; a changed type makes it something other than a signature
    // code
    expect([...seen].toSorted()).toEqual(["changed", "not_a_signature", "signature_missing", "unknown_key"]);
  });

  test("is detected as changed with a field changed, removed, added or reordered", async () => {
    const content = await site.sign({ organization: "Engines", purpose: "Approval", documentHash: HASH });
    const { signature, ...fields } = JSON.parse(content) as Record<string, string>;
    const verdictWith = (members: Record<string, unknown>) =>
      site.verdict(JSON.stringify({ ...members, signature }));
    expect(await verdictWith(fields)).toBe("valid");
    for (const name of Object.keys(fields).filter((field) => field !== "type")) {
      const { [name]: _left, ...rest } = fields;
      expect([name, await verdictWith({ ...fields, [name]: `${fields[name]}!` })]).toEqual([name, "changed"]);
      expect([name, await verdictWith(rest)]).toEqual([name, "changed"]);
    }
    expect(await verdictWith({ ...fields, extra: "1" })).toBe("changed");
    expect(await verdictWith(Object.fromEntries(Object.entries(fields).toReversed()))).toBe("changed");
  });

  test("cannot share its signature with other content", async () => {
    const ada = await site.sign();
    const bob = await site.sign({ signerName: "Bob" }, site.bob.id);
    expect(await site.verdict(ada.replace(jwsOf(ada), jwsOf(bob)))).toBe("changed");
    // combines the header of one with the signature of the other
    const mixed = `${jwsOf(ada).split("..")[0]}..${jwsOf(bob).split("..")[1]}`;
    expect(await site.verdict(bob.replace(jwsOf(bob), mixed))).toBe("changed");
  });

  test("is valid through its last day and expired after it", async () => {
    const end = new Date(site.clock.now().getTime() + 2 * 86_400_000).toISOString().slice(0, 10);
    const content = await site.sign({ validUntil: end });
    site.clock.advance({ days: 1 });
    expect(await site.verdict(content)).toBe("valid");
    site.clock.advance({ days: 2 });
    expect(await site.service.verify(content)).toMatchObject({
      verdict: "expired",
      signer: { email: site.ada.email },
    });
  });

  test("stays valid when the account's password changes", async () => {
    const content = await site.sign();
    await site.repositories.users.update({ ...site.ada, passwordHash: "another" });
    expect(await site.verdict(content)).toBe("valid");
    expect(readSignatureCode(await site.sign({ signerName: "Ada B." }))).not.toBeNull();
    expect(await site.verdict(content)).toBe("valid");
  });

  test("is reported while its signer is suspended, and is valid again afterward", async () => {
    const content = await site.sign();
    await site.repositories.users.update({ ...site.ada, bannedUntil: new Date("2100-01-01") });
    expect(await site.verdict(content)).toBe("signer_suspended");
    await site.repositories.users.update(site.ada);
    expect(await site.verdict(content)).toBe("valid");
  });

  test("of a deleted account shows no signer", async () => {
    const content = await site.sign();
    await site.repositories.users.remove(site.ada.id);
    expect(await site.service.verify(content)).toMatchObject({ verdict: "signer_deleted", signer: null });
  });

  test("from before an account was taken over shows no signer and is in nobody's list", async () => {
    const content = await site.sign();
    await site.repositories.signatures.detachOfUser(site.ada.id);
    expect(await site.service.verify(content)).toMatchObject({ verdict: "signer_deleted", signer: null });
    const query = { sort: "created_at", order: "desc", offset: 0, limit: 10 } as const;
    expect((await site.service.list(site.ada.id, query, [])).total).toBe(0);
    expect(await site.verdict(await site.sign())).toBe("valid");
  });

  test("is refused if the session or API key ended while the call was in progress", async () => {
    const user = { id: site.ada.id };
    await expect(site.service.sign({ user, session: { id: newId() } }, form())).rejects.toMatchObject({
      code: "session_not_found",
    });
    await expect(site.service.sign({ user, apiKeyId: newId() }, form())).rejects.toMatchObject({
      code: "no_authorization",
    });
    expect(await site.repositories.signatures.findKeyOf(user.id)).toBeNull();
  });

  test("of another site has an unknown key", async () => {
    const elsewhere = await createSite();
    expect(await site.service.verify(await elsewhere.sign())).toEqual({
      verdict: "unknown_key",
      signer: null,
      signedAt: null,
      validUntil: null,
    });
  });
});

test("signing the same content again returns the first signature", async () => {
  const once = { includeTimestamp: false };
  const first = await site.service.sign(site.as(site.ada.id), form(once));
  site.clock.advance({ days: 1 });
  expect(await site.service.sign(site.as(site.ada.id), form(once))).toEqual(first);
  expect(
    await site.service.list(site.ada.id, { sort: "created_at", order: "desc", offset: 0, limit: 9 }, {}),
  ).toEqual({
    items: [first],
    total: 1,
  });
});

test("refuses to sign the level basic", async () => {
  await expect(
    site.service.sign(site.as(site.ada.id), form({ securityLevel: "basic" })),
  ).rejects.toMatchObject({
    code: "validation_failed",
    fields: { securityLevel: "Security level basic is not signed: choose standard, high or maximum" },
  });
});

test("refuses to sign content that fits in no code", async () => {
  await expect(site.sign({ customData: "ü".repeat(1500) })).rejects.toMatchObject({
    code: "content_too_long",
  });
});
