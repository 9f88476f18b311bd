import { readdirSync, readFileSync } from "node:fs";
import { createServer as createHttpServer } from "node:http";
import { createServer, type AddressInfo } from "node:net";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { newAdmin } from "../../../support/admin-provider.ts";
import { call, type Account } from "../../../support/call.ts";
import { person, startOidcSite, type OidcSite } from "../../../support/accounts/oidc-site.ts";

/** An internal service of the operator: any connection to it is a failure. */
let inner: { port: number; heard: () => number; close: () => void };
/** A third-party server that may be called by name and redirects to this machine. */
let elsewhere: { port: number; url: string; asked: string[]; called: () => number; close: () => void };
let site: OidcSite;
let admin: Account;
beforeAll(async () => {
  inner = await startInner();
  elsewhere = await startElsewhere(inner.port);
  site = await startOidcSite({ OUTBOUND_ALLOW: "localhost", SMTP_URL: "" });
  admin = await newAdmin(site.server);
});
afterAll(async () => {
  await site.close();
  elsewhere.close();
  inner.close();
});

async function startInner() {
  let connections = 0;
  const server = createServer((socket) => {
    connections += 1;
    socket.destroy();
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    port: (server.address() as AddressInfo).port,
    heard: () => connections,
    close: () => void server.close(),
  };
}

async function startElsewhere(port: number) {
  const asked: string[] = [];
  const server = createHttpServer(({ url = "" }, response) => {
    asked.push(url);
    response.writeHead(307, { Location: `http://127.0.0.1:${port}/` }).end();
  });
  let connections = 0;
  server.on("connection", () => (connections += 1));
  // whatever address localhost resolves to
  await new Promise<void>((resolve) => server.listen(0, "localhost", resolve));
  const at = (server.address() as AddressInfo).port;
  return {
    port: at,
    url: `http://localhost:${at}`,
    asked,
    called: () => connections,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

const HOSTS = ["127.0.0.1", "2130706433", "0x7f.1", "0177.0.0.1", "127.1", "[::ffff:127.0.0.1]", "0.0.0.0"];
const hostile = () => [...HOSTS.map((host) => `http://${host}:${inner.port}/`), `${elsewhere.url}/sent-on`];

const ask = (method: string, path: string, json?: object) =>
  call(`${site.server.url}/api/admin${path}`, { method, token: admin.token, ...(json && { json }) });

describe("an address in the operator's own network, however it is written, is not called", () => {
  test.each(["slack_webhook", "discord_webhook", "webhook_url"])("for the webhook %s", async (key) => {
    const target = { slack_webhook: "slack", discord_webhook: "discord", webhook_url: "generic" }[key];
    await ask("POST", "/webhook-secret");
    for (const url of hostile()) {
      const saved = await ask("PUT", "/settings", { changes: { [key]: url } });
      // an invalid address is refused at once
      if (saved.status === 400) continue;
      const { body } = await ask("POST", `/webhooks/${target}/test`);
      expect([url, body["taken"]]).toEqual([url, false]);
    }
    await ask("PUT", "/settings", { changes: { [key]: "" } });
    expect([inner.heard(), elsewhere.asked.at(-1)]).toEqual([0, "/sent-on"]);
  });

  test.each(["logo_url", "favicon_url"])("for the picture of %s", async (key) => {
    elsewhere.asked.length = 0;
    for (const url of hostile()) {
      const { status } = await ask("PUT", "/settings", { changes: { [key]: url } });
      expect([url, status]).toEqual([url, 400]);
    }
    expect([inner.heard(), elsewhere.asked]).toEqual([0, ["/sent-on"]]);
  });

  test("for the picture of an advertisement", async () => {
    elsewhere.asked.length = 0;
    for (const url of hostile()) {
      const ad = { title: "Theirs", type: "banner", placement: "header", image_url: url };
      const { status, body } = await ask("POST", "/advertisements", ad);
      expect([url, status, Object.keys(body["fields"] ?? {})]).toEqual([url, 400, ["image_url"]]);
    }
    expect([inner.heard(), elsewhere.asked]).toEqual([0, ["/sent-on"]]);
  });

  test("for the picture from a sign-in provider", async () => {
    const before = elsewhere.called();
    // only over HTTPS; a call of the last, allowed one shows that the others were already processed
    for (const host of [
      `127.0.0.1:${inner.port}`,
      `[::ffff:127.0.0.1]:${inner.port}`,
      `localhost:${elsewhere.port}`,
    ]) {
      const { to } = await site.comeFrom(person({ picture: `https://${host}/ada.png` }));
      expect(to.hash).not.toContain("error");
    }
    await expect.poll(() => elsewhere.called()).toBeGreaterThan(before);
    expect(inner.heard()).toBe(0);
  });

  test("as a mail server", async () => {
    for (const host of HOSTS) {
      const changes = {
        smtp_host: host.replaceAll(/[[\]]/g, ""),
        smtp_port: inner.port,
        smtp_encryption: "none",
      };
      if ((await ask("PUT", "/settings", { changes })).status === 400) continue;
      const { body } = await ask("POST", "/test-mail");
      expect([host, body["taken"]]).toEqual([host, false]);
    }
    await ask("PUT", "/settings", { changes: { smtp_host: "" } });
    expect(inner.heard()).toBe(0);
  });
});

const ROOT = join(import.meta.dirname, "../../../..");
/** Code that opens an outgoing connection. */
const CALLS = [
  /\bfetch\(/,
  /import \{[^}]*\b(?:request|get|connect|createConnection|Agent)\b[^}]*\} from "node:(?:http|https|http2|net|tls|dgram)"/,
  /from "(?:undici|ws)"/,
  /\bcreateTransport\(/,
  /\bopenid\.(?:discovery|authorizationCodeGrant|fetchUserInfo)\(/,
  /new (?:AwsClient|Client|Pool|WebSocket)\(/,
];

/** Every file that may do so, and who chooses the address. Listed by hand, so that new ones are reviewed. */
const CALLERS: Record<string, string> = {
  "adapters/codes/letters/load-letters.web.ts": "nobody: pages ask this site for its own fonts",
  "adapters/outbound/checked-request.ts":
    "anybody: webhooks, pictures. Checks every address, follows nothing",
  "adapters/mail/smtp-mailer.ts": "admins: the address was checked, and is the one that is dialed",
  "adapters/mail/try-mail-server.ts": "the same server as a mail goes to, for who has the machine",
  "adapters/printer/send-to-printer.node.ts":
    "the environment: printers that PRINTERS lists, for who has the machine",
  "adapters/doctor/ask-site.ts": "the environment: this site, for who has the machine",
  "adapters/mail/outbox-mailer.ts": "nobody: writes files",
  "adapters/images/s3-image-store.ts": "the environment",
  "adapters/images/cloudinary-api.ts": "the environment",
  "adapters/oidc/discovery.ts": "the environment, and what its provider names: by checked-request.ts",
  "adapters/oidc/create-oidc-client.ts": "the same",
  "adapters/db/pool/hanging-queries.ts": "the environment: the database",
  "adapters/db/pool/listen-connection.ts": "the environment: the database",
  "adapters/db/embedded/postgres-keeper.ts": "nobody: the embedded database",
};

test("no other file of the server makes outbound calls", () => {
  const files = ["adapters", "core", "cli", "migrations"].flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true, encoding: "utf8" }).map((file) => `${folder}/${file}`),
  );
  const calling = files
    .filter((file) => file.endsWith(".ts"))
    .filter((file) => {
      const source = readFileSync(join(ROOT, file), "utf8");
      return CALLS.some((pattern) => pattern.test(source));
    });
  expect(calling.toSorted()).toEqual(Object.keys(CALLERS).toSorted());
});
