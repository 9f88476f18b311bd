import type { Knex } from "knex";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createPool } from "../../../../../adapters/db/pool/connect.ts";
import { checksum } from "../../../../../core/codes/payloads/checksum.ts";
import { adminProvider, newAdmin } from "../../../../support/admin-provider.ts";
import { call, signUp, type Account } from "../../../../support/call.ts";
import { nobodysAddress } from "../../../../support/closed-port.ts";
import { startServer, type TestServer } from "../../../../support/server.ts";

let server: TestServer;
let knex: Knex;
let admin: Account;
beforeAll(async () => {
  server = await startServer();
  knex = createPool({ connectionString: server.databaseUrl }, 2);
  admin = await newAdmin(server);
});
afterAll(async () => {
  await knex.destroy();
  await server.close();
});

const PATH = "/api/admin/verification_files";

function upload(name: string, content: BlobPart, token = admin.token) {
  const form = new FormData();
  form.append("file", new Blob([content]), name);
  return call(`${server.url}${PATH}`, { raw: form, token });
}
const fetchText = async (path: string, init?: RequestInit) => {
  const response = await fetch(server.url + path, init);
  return { status: response.status, headers: response.headers, text: await response.text() };
};

describe("an uploaded file", () => {
  test("is public at the root, below .well-known and in the bucket, with headers that make it inert", async () => {
    const { status, body } = await upload("google12ab.html", "google-site-verification: google12ab.html");
    expect([status, body["verification_status"], body["platform"]]).toEqual([201, "pending", "Google"]);
    expect(body["hash"]).toBe(checksum("google-site-verification: google12ab.html"));
    const bucket = new URL(String(body["file_url"])).pathname;
    expect(bucket).toBe("/storage/v1/object/public/verification-files/public/google12ab.html");
    for (const path of ["/google12ab.html", "/.well-known/google12ab.html", bucket]) {
      const { headers, text } = await fetchText(path);
      expect([path, text]).toEqual([path, "google-site-verification: google12ab.html"]);
      expect(headers.get("content-security-policy")).toMatch(/^sandbox; default-src 'none';/);
      expect(headers.get("x-content-type-options")).toBe("nosniff");
      expect(headers.get("cache-control")).toBe("max-age=3600");
      expect(headers.get("content-type")).toBe("text/html; charset=utf-8");
      expect(headers.get("set-cookie")).toBeNull();
    }
  });

  test("is refused if its other fields are too long or repeated", async () => {
    for (const [name, ...values] of [
      ["description", "d".repeat(501)],
      ["platform", "p".repeat(61)],
      ["description", "one", "two"],
    ] as const) {
      const form = new FormData();
      form.append("file", new Blob(["content"]), "beside.txt");
      for (const value of values) form.append(name, value);
      const { status, body } = await call(server.url + PATH, { raw: form, token: admin.token });
      expect([status, body["code"], Object.keys(Object(body["fields"]))]).toEqual([
        400,
        "validation_failed",
        [name],
      ]);
    }
    expect((await fetchText("/beside.txt")).status).toBe(404);
  });

  test("sent twenty times at once is stored once, with a matching digest", async () => {
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        upload("at-once.txt", `content ${index} ${"x".repeat(index)}`),
      ),
    );
    expect([...new Set(answers.map(({ status }) => status))]).toEqual([201]);
    expect(new Set(answers.map(({ body }) => body["id"])).size).toBe(1);
    const { text } = await fetchText("/at-once.txt");
    const { body } = await call(`${server.url}${PATH}/${String(answers[0]?.body["id"])}`, {
      token: admin.token,
    });
    expect([body["hash"], body["file_size"]]).toEqual([checksum(text), text.length]);
  });

  test("replaces the file of the same name, which is audited", async () => {
    const { body: first } = await upload("ads.txt", "one");
    const { body: second } = await upload("ads.txt", "two, longer");
    expect([second["id"], second["file_size"]]).toEqual([first["id"], 11]);
    const { headers, text } = await fetchText("/ads.txt");
    expect([headers.get("content-type"), text]).toEqual(["text/plain; charset=utf-8", "two, longer"]);
    const actions = await knex("audit_log")
      .where({ subject_id: first["id"] })
      .orderBy(["at", "id"])
      .pluck("action");
    expect(actions).toEqual(["verification_file.uploaded", "verification_file.replaced"]);
  });

  test.each(["loader.js", "page.html"])("is not served as a service worker: %s", async (name) => {
    await upload(name, "self.skipWaiting()");
    const asWorker = { headers: { "Service-Worker": "script" } };
    for (const path of [`/${name}`, `/.well-known/${name}`]) {
      const { status, headers } = await fetchText(path, asWorker);
      expect([status, headers.get("service-worker-allowed")]).toEqual([403, null]);
      expect((await fetchText(path)).headers.get("service-worker-allowed")).toBeNull();
    }
  });

  test("is no longer served anywhere once it is deleted", async () => {
    const { body } = await upload("gone.txt", "here");
    const gone = await call(`${server.url}${PATH}/${String(body["id"])}`, {
      method: "DELETE",
      token: admin.token,
    });
    expect([gone.status, gone.body["original_name"]]).toEqual([200, "gone.txt"]);
    expect((await fetchText("/gone.txt")).status).toBe(404);
  });
});

describe("an upload", () => {
  test.each([
    ["photo.png", "x", 400, "File type .png not supported. Allowed: .js, .txt, .html, .xml, .json"],
    ["noextension", "x", 400, /^File type noextension not supported/],
    ["index.html", "x", 409, "index.html is a file of this site itself: give yours another name"],
    ["ROBOTS.txt", "x", 409, /is a file of this site itself/],
    ["service-worker.js", "x", 409, /is a file of this site itself/],
    ["sw.js", "x", 409, /is a file of this site itself/],
    [".htaccess.txt", "x", 400, /cannot be a file of this site/],
    ["a..txt", "x", 400, /cannot be a file of this site/],
    ["..%2fa.txt", "x", 400, /cannot be a file of this site/],
    ["a b.txt", "x", 400, /cannot be a file of this site/],
    ["\u202Etxt.exe.txt", "x", 400, /cannot be a file of this site/],
    [`${"a".repeat(300)}.txt`, "x", 400, /cannot be a file of this site/],
    ['"><img src=x onerror=1>.txt', "x", 400, /cannot be a file of this site/],
    ["empty.txt", "", 400, "File empty.txt is empty"],
  ])("is refused with the name %j", async (name, content, status, message) => {
    const { status: answered, body } = await upload(name, content);
    expect([answered, body["message"]]).toEqual([status, expect.stringMatching(message)]);
  });

  test("of more than ten megabytes is refused by name", async () => {
    const { status, body } = await upload("big.txt", new Uint8Array(10 * 1024 * 1024 + 1));
    expect([status, body["message"]]).toEqual([413, "File big.txt is too large (max 10MB)"]);
    expect((await upload("just.txt", new Uint8Array(10 * 1024 * 1024))).status).toBe(201);
  });

  test("with a path in its name is stored under the base name or refused", async () => {
    for (const name of ["../../escape.txt", "..\\..\\escape.txt"]) {
      const { status, body } = await upload(name, "x");
      expect(["escape.txt", "refused"]).toContain(status === 201 ? body["original_name"] : "refused");
    }
  });

  test("is refused for a user who is not an admin", async () => {
    const { token } = await signUp(server.url);
    expect((await upload("theirs.txt", "x", token)).status).toBe(403);
  });

  test("is refused without a fresh sign-in", async () => {
    const late = await newAdmin(server);
    await knex("sessions")
      .where({ user_id: late.id })
      .update({ amr: JSON.stringify([{ method: "password", timestamp: 1 }]) });
    for (const name of ["late.html", "late.js", "late.xml", "security.txt", "assetlinks.json", "late.txt"]) {
      const { body } = await upload(name, "x", late.token);
      expect([name, body["code"]]).toEqual([name, "reauthentication_needed"]);
    }
  });
});

describe("verification files in the back office", () => {
  test("can be listed, filtered, described and deleted by react-admin's provider", async () => {
    const provider = adminProvider(server.url, admin.token);
    const { body } = await upload("provider.json", "{}");
    const { data, total } = await provider.getList("verification_files", {
      pagination: { page: 1, perPage: 5 },
      sort: { field: "original_name", order: "ASC" },
      filter: { q: "provider" },
    });
    expect([total, data[0]?.["id"]]).toEqual([1, body["id"]]);
    const id = String(body["id"]);
    const changed = await provider.update("verification_files", {
      id,
      data: { description: "For a shop", original_name: "other.txt", verification_status: "verified" },
      previousData: { id },
    });
    expect(changed.data).toMatchObject({ description: "For a shop", original_name: "provider.json" });
    expect((await provider.getMany("verification_files", { ids: [id] })).data).toHaveLength(1);
    await provider.delete("verification_files", { id });
    await expect(provider.getOne("verification_files", { id })).rejects.toThrow(/404/);
  });
});

describe("the verification status", () => {
  test("is verified once the public address serves the same bytes, and otherwise failed with a reason", async () => {
    // a second site with the address of the first
    const other = await startServer({ SITE_URL: server.url });
    try {
      const owner = await newAdmin(other);
      const form = new FormData();
      form.append("file", new Blob(["proof"]), "proof.txt");
      const { body } = await call(`${other.url}${PATH}`, { raw: form, token: owner.token });
      const check = () =>
        call(`${other.url}${PATH}/${String(body["id"])}/check`, { method: "POST", token: owner.token });
      expect((await check()).body).toMatchObject({ verification_status: "failed", problem: "missing" });
      await upload("proof.txt", "something else");
      expect((await check()).body).toMatchObject({ verification_status: "failed", problem: "different" });
      await upload("proof.txt", "proof");
      expect((await check()).body).toMatchObject({ verification_status: "verified", problem: null });
    } finally {
      await other.close();
    }
  });

  test("is failed if nothing answers, also by the job after an upload", async () => {
    const away = await startServer({ SITE_URL: await nobodysAddress() });
    try {
      const owner = await newAdmin(away);
      const form = new FormData();
      form.append("file", new Blob(["proof"]), "proof.txt");
      const { body } = await call(`${away.url}${PATH}`, { raw: form, token: owner.token });
      await away.services.jobs.runDue();
      const { body: now } = await call(`${away.url}${PATH}/${String(body["id"])}`, { token: owner.token });
      expect(now).toMatchObject({ verification_status: "failed", problem: "unreachable" });
    } finally {
      await away.close();
    }
  });
});
