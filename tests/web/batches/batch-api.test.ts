// @vitest-environment node
import { expect, test } from "vitest";
import { changeBatch, listBatches, openBatch } from "../../../web/batches/batch-api.ts";
import { batchPath } from "../../../web/batches/batch-paths.ts";
import { batchContent } from "../../support/codes/batch-content.ts";

const ID = "018f3f5a-0000-7000-8000-000000000001";
const HEAD = {
  id: ID,
  name: "Menu",
  type: "qr",
  output: "files",
  format: "png",
  rows: 2,
  preview: [],
  created_at: "2026-11-29T12:00:00.000Z",
  updated_at: "2026-11-29T12:00:00.000Z",
};

/** Gives the same answer to every call. */
function server(body: unknown, headers: Record<string, string> = {}) {
  const calls: { path: string; init: RequestInit | undefined }[] = [];
  return {
    calls,
    fetch: async (path: string, init?: RequestInit) => {
      calls.push({ path, init });
      return Response.json(body, { headers });
    },
  };
}

test("a page of the list requests its own range, and returns the total", async () => {
  const { fetch, calls } = server([HEAD], { "Content-Range": "batches 20-20/21" });
  const page = await listBatches(fetch, 2, "50 % & more", new AbortController().signal);
  expect(page).toMatchObject({ total: 21, items: [{ name: "Menu" }] });
  const query = new URL(calls[0]?.path ?? "", "https://example.org").searchParams;
  expect(Object.fromEntries(query)).toEqual({ range: "[20,39]", filter: '{"search":"50 % & more"}' });
});

test("an update sends the ETag of the opened version in If-Match", async () => {
  const { fetch, calls } = server({ ...HEAD, table: {}, choices: {} }, { ETag: '"4"' });
  const opened = await openBatch(fetch, ID, new AbortController().signal);
  expect(opened.tag).toBe('"4"');
  await changeBatch(fetch, ID, batchContent(), opened.tag);
  expect(calls[1]).toMatchObject({ path: `/api/me/batches/${ID}`, init: { method: "PUT" } });
  expect(new Headers(calls[1]?.init?.headers).get("If-Match")).toBe('"4"');
});

test("a batch id is escaped into one segment of the path", async () => {
  const { fetch, calls } = server({ ...HEAD, table: {}, choices: {} });
  await openBatch(fetch, "../api_keys?x=1", new AbortController().signal);
  expect(calls[0]?.path).toBe("/api/me/batches/..%2Fapi_keys%3Fx%3D1");
  expect(batchPath("a&b")).toBe("/bulk?batch=a%26b");
});
