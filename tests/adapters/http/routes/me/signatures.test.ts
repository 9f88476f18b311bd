import { base64url } from "jose";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { call, signUp, type Account } from "../../../../support/call.ts";
import { startServer, type TestServer } from "../../../../support/server.ts";

let server: TestServer;
let ann: Account;
let bob: Account;
beforeAll(async () => {
  server = await startServer();
  ann = await signUp(server.url);
  bob = await signUp(server.url);
});
afterAll(() => server.close());

const NEEDED = { documentTitle: "Contract", signerName: "Ann", securityLevel: "standard" };
const post = (json: unknown, account = ann) =>
  call(`${server.url}/api/me/signatures`, { json, token: account.token });
const signed = async (changes: object = {}, account = ann) =>
  String((await post({ ...NEEDED, ...changes }, account)).body["content"]);
const verify = async (content: string) =>
  (await call(`${server.url}/api/public/verify`, { json: { content } })).body;
const jwsOf = (content: string) => String((JSON.parse(content) as Record<string, string>)["signature"]);
const ownSignatures = async ({ token }: Account) => {
  const { body, headers } = await call(`${server.url}/api/me/signatures`, { token });
  return { rows: body as unknown as Record<string, unknown>[], range: headers.get("Content-Range") };
};

describe("signing", () => {
  test("returns the signed code and nothing of the key", async () => {
    const { status, body } = await post({
      ...NEEDED,
      securityLevel: "high",
      documentHash: "ab",
      validUntil: "2099-01-01",
    });
    expect(status).toBe(201);
    expect(body).toEqual({
      id: expect.any(String) as string,
      content: expect.stringMatching(/^\{"type":"DIGITAL_SIGNATURE","version":"1\.0","timestamp":/) as string,
      document_title: "Contract",
      security_level: "high",
      valid_until: "2099-01-01T23:59:59.999Z",
      created_at: expect.any(String) as string,
    });
    expect(JSON.parse(String(body["content"]))).toMatchObject({
      documentTitle: "Contract",
      signerName: "Ann",
      documentHash: "ab",
      securityLevel: "high",
      checksum: expect.stringMatching(/^[0-9a-f]{8}$/) as string,
    });
  });

  test.each([
    [{ securityLevel: "basic" }, ["securityLevel"]],
    [{ securityLevel: "high" }, ["documentHash"]],
    [{ securityLevel: "maximum" }, ["documentHash", "validUntil"]],
    [{ securityLevel: "maximum", documentHash: "ab" }, ["validUntil"]],
    [{ securityLevel: "ultimate" }, ["securityLevel"]],
    [{ documentTitle: " " }, ["documentTitle"]],
    [{ validUntil: "soon" }, ["validUntil"]],
  ])("%j is refused with each field named", async (changes, fields) => {
    const { status, body } = await post({ ...NEEDED, ...changes });
    expect([status, body["code"]]).toEqual([400, "validation_failed"]);
    expect(Object.keys(body["fields"] as object)).toEqual(fields);
  });

  test("content that fits in no code is refused", async () => {
    const { status, body } = await post({ ...NEEDED, customData: "x".repeat(3000) });
    expect([status, body["code"]]).toEqual([422, "content_too_long"]);
  });

  test("the list contains one's own signatures, newest first", async () => {
    const cleo = await signUp(server.url);
    for (const documentTitle of ["first", "second"]) await signed({ documentTitle }, cleo);
    const { rows, range } = await ownSignatures(cleo);
    expect(range).toBe("signatures 0-1/2");
    expect(rows.map((row) => row["document_title"])).toEqual(["second", "first"]);
    expect(Object.keys(rows[0] ?? {}).toSorted()).toEqual([
      "content",
      "created_at",
      "document_title",
      "id",
      "security_level",
      "valid_until",
    ]);
  });
});

describe("verifying", () => {
  test("needs no account and names the signer from the account", async () => {
    const content = await signed({ signerName: "Somebody else", signerEmail: "else@example.org" });
    expect(await verify(`  ${content}\n`)).toEqual({
      verdict: "valid",
      signer: { name: "", email: ann.email, email_verified: false },
      signed_at: expect.any(String) as string,
      valid_until: null,
    });
  });

  test("detects a changed byte in any field", async () => {
    const content = await signed({
      signerEmail: "ann@example.org",
      organization: "Engines",
      documentHash: "ab".repeat(32),
      validUntil: "2099-01-01",
      purpose: "Approval",
      location: "Berlin",
      includeLocation: true,
      customData: "42",
    });
    const { signature: _signature, type: _type, ...fields } = JSON.parse(content) as Record<string, string>;
    expect(Object.keys(fields)).toHaveLength(14);
    for (const [name, value] of Object.entries(fields)) {
      const pair = `"${name}":"${value}"`;
      expect(content).toContain(pair);
      const changed = content.replace(
        pair,
        `"${name}":"${value.slice(0, -1)}${value.endsWith("~") ? "!" : "~"}"`,
      );
      expect([name, (await verify(changed))["verdict"]]).toEqual([name, "changed"]);
    }
  });

  test.each([
    ["none", { alg: "none" }],
    ["HS256", { alg: "HS256" }],
    ["ES256", { alg: "ES256" }],
  ])("refuses a header with the algorithm %s", async (_, changes) => {
    const content = await signed();
    const jws = String((JSON.parse(content) as Record<string, string>)["signature"]);
    const [header = ""] = jws.split("..");
    const members = JSON.parse(new TextDecoder().decode(base64url.decode(header))) as object;
    const forged = base64url.encode(JSON.stringify({ ...members, ...changes }));
    expect(await verify(content.replace(header, forged))).toEqual({
      verdict: "changed",
      signer: null,
      signed_at: null,
      valid_until: null,
    });
  });

  test("refuses another user's signature on one's own content", async () => {
    const [mine, theirs] = [await signed(), await signed({ signerName: "Bob" }, bob)];
    expect((await verify(mine.replace(jwsOf(mine), jwsOf(theirs))))["verdict"]).toBe("changed");
  });

  test("distinguishes expired, unsigned and other codes", async () => {
    expect((await verify(await signed({ validUntil: "2020-01-01" })))["verdict"]).toBe("expired");
    expect((await verify('{"type":"DIGITAL_SIGNATURE"}'))["verdict"]).toBe("unsigned");
    expect((await verify("https://example.org"))["verdict"]).toBe("not_a_signature");
  });

  test("never fails with a server error, whatever text is sent", async () => {
    for (const content of ["", "\0", "\ud800", "{", "x".repeat(8000)]) {
      expect((await verify(content))["verdict"]).toBe("not_a_signature");
    }
    for (const json of [{}, { content: 1 }, { content: "x".repeat(8001) }]) {
      expect((await call(`${server.url}/api/public/verify`, { json })).status).toBe(400);
    }
  });

  test("is limited per address", async () => {
    const limited = await startServer({ RATE_LIMIT_FACTOR: "0.05" });
    try {
      const ask = () => call(`${limited.url}/api/public/verify`, { json: { content: "x" } });
      expect([await ask(), await ask(), await ask(), await ask()].map(({ status }) => status)).toEqual([
        200, 200, 200, 429,
      ]);
    } finally {
      await limited.close();
    }
  });
});
