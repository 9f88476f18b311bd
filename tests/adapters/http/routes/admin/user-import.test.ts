import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { newAdmin } from "../../../../support/admin-provider.ts";
import { call, newEmail, type Account } from "../../../../support/call.ts";
import { createTestDatabase, type TestDatabase } from "../../../../support/postgres.ts";
import { buildUser } from "../../../../support/rows.ts";
import { startServer, type TestServer } from "../../../../support/server.ts";

let database: TestDatabase;
let server: TestServer;
let admin: Account;
beforeAll(async () => {
  database = await createTestDatabase();
  server = await startServer({ DATABASE_URL: database.url });
  admin = await newAdmin(server, "zoe@admins.example");
});
afterAll(async () => {
  await server.close();
  await database.close();
});

interface Row {
  line: number;
  email: string;
  reason?: string;
  message?: string;
}

async function preview(file: string | Uint8Array<ArrayBuffer>) {
  const form = new FormData();
  form.append("file", new Blob([file]), "users.csv");
  const response = await fetch(`${server.url}/api/admin/users/import-preview`, {
    method: "POST",
    headers: { Authorization: `Bearer ${admin.token}` },
    body: form,
  });
  const body = (await response.json()) as {
    message: string;
    rows: Row[];
    refused: Row[];
    can_invite: boolean;
  };
  return { status: response.status, ...body };
}
const imported = async (rows: object[], invite = false) => {
  const { status, body } = await call(`${server.url}/api/admin/users/import`, {
    token: admin.token,
    json: { rows, invite },
  });
  const outcomes = (body["rows"] as { outcome: string }[] | undefined)?.map(({ outcome }) => outcome);
  return { status, code: body["code"], outcomes };
};
const invite = (id: string) =>
  call(`${server.url}/api/admin/users/${id}/invite`, { token: admin.token, json: {} });
const tokensOf = (userId: string) =>
  database.knex("one_time_tokens").where({ user_id: userId, purpose: "invite" });
const mailsTo = async (email: string): Promise<string[]> =>
  (await database.knex("jobs").where({ queue: "mail" }).pluck<string[]>("payload")).filter((payload) =>
    payload.includes(email),
  );

describe("the preview of a user file", () => {
  test("lists the rows that create an account, and for every other row why not", async () => {
    await database.repositories.users.insert(buildUser({ email: "there@people.example" }));
    const { status, rows, refused, can_invite } = await preview(
      [
        "E-MAIL;Full Name;Rôle;Notes",
        "ada@people.example;Ada Lovelace;Admin;x",
        "GRACE@People.example;;;",
        '"mary@people.example";"Somerville; Mary";Kunde',
        "",
        "ada@PEOPLE.example;Somebody;customer",
        "There@people.example;Old;",
        "no address;Nobody;",
        "ruth@people.example;Ruth;owner",
        `long@people.example;${"x".repeat(101)};`,
        'torn@people.example;"a"b;',
      ].join("\r\n"),
    );
    expect(status).toBe(200);
    expect(rows).toEqual([
      { line: 2, email: "ada@people.example", full_name: "Ada Lovelace", role: "admin" },
      { line: 3, email: "grace@people.example", role: "customer" },
      { line: 4, email: "mary@people.example", full_name: "Somerville; Mary", role: "customer" },
    ]);
    expect(refused.map(({ line, reason }) => [line, reason])).toEqual([
      [6, "duplicate"],
      [7, "exists"],
      [8, "bad_email"],
      [9, "unknown_role"],
      [10, "unreadable"],
      [11, "unreadable"],
    ]);
    expect(refused[0]).toMatchObject({ message: "2" });
    expect(can_invite).toBe(false);
  });

  test.each([
    [
      "Vorname,Nachname,E-Mail\nÉmilie,du Châtelet,e@people.example",
      { first_name: "Émilie", last_name: "du Châtelet" },
    ],
    ["first_name\temail\nAda\te@people.example", { first_name: "Ada" }],
    ["Correo electrónico|Nombre\ne@people.example|Ada Lovelace", { full_name: "Ada Lovelace" }],
    [Buffer.from("email;name\ne@people.example;Jérôme", "latin1"), { full_name: "Jérôme" }],
    ["email\ne@people.example", {}],
  ])("recognizes common column names: %j", async (file, names) => {
    const { rows } = await preview(typeof file === "string" ? file : Uint8Array.from(file));
    expect(rows).toEqual([{ line: 2, email: "e@people.example", role: "customer", ...names }]);
  });

  test.each([
    ["", "There are no rows in this file"],
    ["name\nAda", "No column has email addresses: call one of them email"],
    ["PK\u0003\u0004", "This is a workbook or a ZIP: save it as CSV"],
  ])("refuses a file that is not a user table: %j", async (file, message) => {
    expect(await preview(file)).toMatchObject({ status: 400, message });
  });

  test("accepts 20,000 rows, and each import call up to 100 rows", async () => {
    const lines = Array.from({ length: 20_000 }, (_, at) => `p${at}@many.example,Person ${at},customer`);
    const { rows } = await preview(`email,full_name,role\n${lines.join("\n")}`);
    expect(rows).toHaveLength(20_000);
    expect((await imported(rows.slice(0, 100))).outcomes).toEqual(Array(100).fill("created"));
    expect((await imported(rows.slice(0, 101))).status).toBe(400);
    expect((await preview(`email\n${lines.slice(98, 102).join("\n")}`)).refused).toHaveLength(2);
  });
});

describe("the import of users", () => {
  test("creates unconfirmed accounts without a password, and skips existing ones", async () => {
    const email = newEmail();
    expect((await imported([{ email, full_name: "Ada Lovelace" }])).outcomes).toEqual(["created"]);
    const user = await database.repositories.users.findByEmail(email);
    expect(user).toMatchObject({ passwordHash: null, emailConfirmedAt: null, role: "customer" });
    expect(user?.profile.fullName).toBe("Ada Lovelace");
    expect(await mailsTo(email)).toEqual([]);
    expect((await imported([{ email }, { email: newEmail() }])).outcomes).toEqual(["exists", "created"]);
    const audited = await database
      .knex("audit_log")
      .where({ subject_id: user?.id })
      .pluck<string[]>("action");
    expect(audited).toEqual(["user.created"]);
  });

  test("creates the account and its invitation together or not at all", async () => {
    const email = newEmail();
    await database.knex.raw("ALTER TABLE jobs ADD CONSTRAINT no_mail CHECK (queue <> 'mail') NOT VALID");
    expect((await imported([{ email }], true)).status).toBe(500);
    await database.knex.raw("ALTER TABLE jobs DROP CONSTRAINT no_mail");
    expect(await database.repositories.users.findByEmail(email)).toBeNull();
    expect((await imported([{ email }], true)).outcomes).toEqual(["created"]);
    const user = await database.repositories.users.findByEmail(email);
    expect(await tokensOf(user?.id ?? "")).toHaveLength(1);
    expect((await imported([{ email }], true)).outcomes).toEqual(["exists"]);
    expect(user?.isDisputed).toBe(false);
  });

  test("asks for a fresh sign-in before the first row if one row is an admin", async () => {
    await database
      .knex("sessions")
      .where({ user_id: admin.id })
      .update({
        amr: JSON.stringify([{ method: "password", timestamp: Math.floor(Date.now() / 1000) - 3600 }]),
      });
    const first = newEmail();
    const rows = [{ email: first }, { email: newEmail(), role: "admin" }];
    expect(await imported(rows)).toMatchObject({ status: 400, code: "reauthentication_needed" });
    expect(await database.repositories.users.findByEmail(first)).toBeNull();
    expect((await imported([{ email: first }])).outcomes).toEqual(["created"]);
  });

  test("refuses what the form for one account refuses", async () => {
    for (const row of [{ email: "nobody" }, { email: newEmail(), role: "owner" }, {}])
      expect((await imported([row])).status).toBe(400);
  });
});

describe("a repeated invitation", () => {
  test("is sent to a user who has not signed in, and invalidates the previous one", async () => {
    const email = newEmail();
    await imported([{ email }], true);
    const { id } = (await database.repositories.users.findByEmail(email))!;
    const [before] = await tokensOf(id);
    expect((await invite(id)).status).toBe(200);
    const after = await tokensOf(id);
    expect(after).toHaveLength(1);
    expect(after[0].link_digest).not.toBe(before.link_digest);
    expect((await database.repositories.users.findById(id))?.isDisputed).toBe(false);
  });

  test.each([
    ["conflict", { passwordHash: "x" }],
    ["conflict", { passwordHash: null, emailConfirmedAt: new Date() }],
    ["user_banned", { passwordHash: null, bannedUntil: new Date("2999-01-01") }],
  ])("is refused as %s to %j", async (code, state) => {
    const user = buildUser({ email: newEmail(), emailConfirmedAt: null, ...state });
    await database.repositories.users.insert(user);
    expect((await invite(user.id)).body).toMatchObject({ code });
    expect(await tokensOf(user.id)).toEqual([]);
  });

  test("for a deleted account is refused", async () => {
    expect((await invite("0198c0de-0000-7000-8000-000000000000")).status).toBe(404);
  });
});
