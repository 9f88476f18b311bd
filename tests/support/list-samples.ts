import { randomUUID } from "node:crypto";
import { qrDesignSchema } from "../../core/codes/qr/design.ts";
import { batchContent } from "./codes/batch-content.ts";
import { newAdmin, restProvider } from "./admin-provider.ts";
import { call, newEmail, signUp, type Account, type CallOptions } from "./call.ts";
import type { TestServer } from "./server.ts";
import { BROWSER, PHONE } from "./visits/visits.ts";

const DAY = 86_400_000;

/** Rows for every list of the API, with and without each value. */
export async function fillEveryList(server: TestServer): Promise<{ admin: Account; customer: Account }> {
  const admin = await newAdmin(server);
  const customer = await signUp(server.url);
  const post = async (path: string, options: CallOptions, token?: string) => {
    const { status, body } = await call(server.url + path, {
      method: "POST",
      ...options,
      ...(token !== undefined && { token }),
    });
    if (status >= 300) throw new Error(`${path} answered ${status}: ${JSON.stringify(body)}`);
    return body;
  };
  const api = restProvider(`${server.url}/api/admin`, admin.token);

  await api.create("users", { data: { email: newEmail(), first_name: "Ada", last_name: "Lovelace" } });
  await call(`${server.url}/api/me/profile`, {
    method: "PUT",
    token: customer.token,
    json: {
      phone: "+49 30 1234",
      bio: "b",
      location: "Berlin",
      date_of_birth: "1990-01-31",
      gender: "other",
    },
  });

  const today = new Date().toISOString().slice(0, 10);
  const nextWeek = new Date(Date.now() + 7 * DAY).toISOString().slice(0, 10);
  const ad = { type: "text", placement: "footer" };
  await api.create("advertisements", { data: { ...ad, title: "One", content: "c", start_date: today } });
  await api.create("advertisements", { data: { ...ad, title: "Two", is_active: false, priority: 3 } });
  await api.create("advertisements", {
    data: { ...ad, title: "Three", start_date: nextWeek, target_url: "https://shop.example/" },
  });

  for (const name of ["One", "Two"]) await api.create("api_keys", { data: { name } });
  const { id: revoked } = await post("/api/admin/api_keys", { json: { name: "Three" } }, admin.token);
  await api.delete("api_keys", { id: String(revoked) });
  const { key } = await post("/api/me/api_keys", { json: { name: "Till" } }, customer.token);
  await call(`${server.url}/api/v1/me`, { token: String(key) });

  await api.create("site_brands", { data: { name: "One", brand: {} } });
  await api.create("site_brands", {
    data: { name: "Two", brand: { modules: "dots" }, position: 2 },
  });
  await api.create("goals", { data: { name: "One", path: "/one" } });
  await api.create("goals", { data: { name: "Two", path: "/two/*" } });
  await api.create("code_snippets", { data: { name: "One", code: '<meta name="a" content="b">' } });
  await api.create("code_snippets", {
    data: { name: "Two", code: "<p>b</p>", type: "custom", is_active: false },
  });

  for (const title of ["One", "Two"]) {
    await api.create("notifications", { data: { kind: "announcement", title, text: "text", path: null } });
  }
  const planned = { starts_at: `${nextWeek}T00:00:00Z`, ends_at: `${nextWeek}T01:00:00Z`, role: "customer" };
  await api.create("notifications", {
    data: { kind: "announcement", title: "Three", text: "text", ...planned },
  });
  await post("/api/me/notifications/read", {}, customer.token);

  for (const [name, content] of [
    ["ads.txt", "one"],
    ["google12ab.html", "three"],
  ] as const) {
    const form = new FormData();
    form.append("file", new Blob([content]), name);
    await post("/api/admin/verification_files", { raw: form }, admin.token);
  }

  for (const [agent, seconds] of [
    [BROWSER, null],
    [PHONE, 12],
    [PHONE, null],
  ] as const) {
    const page_id = randomUUID();
    const page = {
      page_id,
      entered: { page_url: `/qr-generator?utm_campaign=${page_id}`, page_title: agent },
    };
    const left = seconds === null ? {} : { time_on_page: seconds };
    await post("/api/public/visits", {
      json: { session_id: randomUUID(), pages: [{ ...page, ...left }] },
      headers: { "User-Agent": agent },
    });
  }

  for (const name of ["One", "Two"])
    await post("/api/me/batches", { json: { id: randomUUID(), ...batchContent({ name }) } }, customer.token);

  for (const [index, target] of [
    "https://a.example/",
    "https://b.example/",
    "https://c.example/",
  ].entries()) {
    const name = index === 0 ? "" : `Link ${index}`;
    const { url } = await post("/api/me/short_links", { json: { target, name } }, customer.token);
    const record = {
      id: randomUUID(),
      content: index === 0 ? String(url) : target,
      type: "url",
      format: "png",
      design: { kind: "qr", ...qrDesignSchema.parse({ size: 300 + index }) },
      logoUrl: null,
    };
    await post("/api/me/history", { json: record }, customer.token);
    const signature = { documentTitle: `Contract ${index}`, signerName: "Ann", securityLevel: "standard" };
    const end = index === 0 ? {} : { validUntil: "2099-01-01" };
    await post("/api/me/signatures", { json: { ...signature, ...end } }, customer.token);
  }

  for (const { email } of [customer, await signUp(server.url)]) {
    await post("/auth/v1/recover", { json: { email } });
  }
  await server.services.jobs.runDue();
  return { admin, customer };
}
