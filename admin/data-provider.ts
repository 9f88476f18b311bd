import simpleRestProvider from "ra-data-simple-rest";
import type { DataProvider, fetchUtils } from "react-admin";
import { adminFetch } from "./admin-fetch.ts";
import { changedFields } from "./changed-fields.ts";
import { viewersDays } from "./audit-log/viewers-days.ts";

const API = "/api/admin";
/**
 * Field with the ETag of a record that was read individually: the server rejects a change if another admin
 * changed the record since.
 */
const VERSION = "_version";
/** Resources whose table has another name; "audit-log" reads audit_log. */
const TABLES: Readonly<Record<string, string>> = {
  "code-injection": "code_snippets",
  "code-injection/files": "verification_files",
};
/** Filters whose form uses other names than the server. */
const FILTERS: Readonly<Record<string, (filter: Record<string, string>) => object>> = {
  "audit-log": viewersDays,
};

/** Path of a resource's table. A resource's name is its path in the panel: `/api/admin/audit_log`. */
export const tablePath = (resource: string): string => `${API}/${tableOf(resource)}`;
const tableOf = (resource: string): string => TABLES[resource] ?? resource.replaceAll("-", "_");

export const serverFilter = (resource: string, filter: object): object =>
  FILTERS[resource]?.(filter as Record<string, string>) ?? filter;

/** An HTTP client in the form that react-admin's providers expect. */
async function httpClient(url: string, options: fetchUtils.Options = {}) {
  const { user: _user, ...init } = options;
  const response = await adminFetch(url, init);
  const body = await response.text();
  const json: unknown = body === "" ? {} : JSON.parse(body);
  return { status: response.status, headers: response.headers, body, json };
}

const rest = simpleRestProvider(API, httpClient);

/** react-admin's data provider for the admin tables. */
export const dataProvider: DataProvider = {
  async getList(resource, params) {
    const query = { ...params, filter: serverFilter(resource, (params.filter ?? {}) as object) };
    const found = await rest.getList(tableOf(resource), query);
    const { page = 1, perPage = 1 } = params.pagination ?? {};
    const last = Math.ceil((found.total ?? 0) / perPage);
    // past the end, for example after the last row of the last page was deleted: react-admin would go to the first page
    if (last === 0 || page <= last) return found;
    return rest.getList(tableOf(resource), { ...query, pagination: { page: last, perPage } });
  },
  async getOne(resource, { id, signal }) {
    const path = `${tablePath(resource)}/${encodeURIComponent(id)}`;
    const { json, headers } = await httpClient(path, { ...(signal && { signal }) });
    return { data: { ...(json as object), [VERSION]: headers.get("ETag") } } as never;
  },
  getMany: (resource, params) => rest.getMany(tableOf(resource), params),
  getManyReference: (resource, params) => rest.getManyReference(tableOf(resource), params),
  create: (resource, params) => rest.create(tableOf(resource), params),
  async update(resource, { id, data, previousData }) {
    const { [VERSION]: _version, ...changes } = changedFields(previousData, data);
    const tag: unknown = (previousData as object | undefined) && previousData[VERSION];
    const { json } = await httpClient(`${tablePath(resource)}/${encodeURIComponent(id)}`, {
      method: "PUT",
      body: JSON.stringify(changes),
      ...(typeof tag === "string" && { headers: new Headers({ "If-Match": tag }) }),
    });
    // lists receive it as well: their rows have no version, since a switch in a row sends only its own field
    return { data: { ...(json as object), [VERSION]: null } } as never;
  },
  updateMany: (resource, params) => rest.updateMany(tableOf(resource), params),
  async delete(resource, params) {
    const { query } = (params.meta ?? {}) as { query?: string };
    if (query === undefined) return rest.delete(tableOf(resource), params);
    const path = `${tablePath(resource)}/${encodeURIComponent(params.id)}?${query}`;
    return { data: (await httpClient(path, { method: "DELETE" })).json } as never;
  },
  deleteMany: (resource, params) => rest.deleteMany(tableOf(resource), params),
};
