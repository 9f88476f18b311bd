import { HttpError } from "react-admin";
import { session } from "./session/browser-session.ts";
import { confirmSignIn } from "./session/fresh-sign-in.ts";

/** Refusals that any page may get, by stable code; every other refusal keeps the server's own sentence. */
const REFUSALS: Partial<Record<string, string>> = {
  unavailable: "error.unavailable",
  database_unreachable: "error.unavailable",
  storage_failed: "error.unavailable",
  over_request_rate_limit: "error.too_many",
  no_authorization: "error.session_ended",
  insufficient_aal: "error.factor_wanted",
};

/** Body of a refusal: `{ code, message, fields }`. */
interface Refusal {
  code?: string;
  message?: string;
  fields?: Record<string, string>;
}

const errorOf = (status: number, body: Refusal): HttpError => {
  const { code = "", message = "", fields = {} } = body;
  // react-admin shows `errors` at the form's fields
  return new HttpError(REFUSALS[code] ?? (message || "error.unexpected"), status, {
    ...body,
    errors: fields,
  });
};

/**
 * `fetch` for /api as the signed-in admin: `const response = await adminFetch("/api/admin/outbox")`. JSON goes as a string in
 * `init.body`; its Content-Type is set here. A multipart body (FormData) is left as it is. If the server requires a fresh sign-in, the
 * admin is asked for one and the call is repeated.
 * @returns the response, which is always ok
 * @throws HttpError for every refusal. `message` is a text's key or the server's own sentence: `notify(error.message, { type: "error" })`
 *   shows either. `body.code` is the stable code, `body.errors` has a sentence for each field; status 0: the server could not be reached
 * @throws SignInNotConfirmed if the admin did not confirm the sign-in
 */
export async function adminFetch(path: string, init: RequestInit = {}): Promise<Response> {
  const headers = new Headers(init.headers);
  if (typeof init.body === "string" && !headers.has("Content-Type"))
    headers.set("Content-Type", "application/json");
  let response: Response;
  try {
    response = await session.fetch(path, { ...init, headers });
  } catch (cause) {
    if (init.signal?.aborted) throw cause;
    throw new HttpError("error.network", 0, { code: "unreachable", errors: {} });
  }
  if (response.ok) return response;
  const body = ((await response.json().catch(() => null)) ?? {}) as Refusal;
  const lacksFactor = body.code === "insufficient_aal";
  if (response.status === 401 && !lacksFactor) throw errorOf(401, { code: "no_authorization" });
  if (response.status === 403 || lacksFactor) await session.recheck(body.code ?? "");
  if (body.code === "reauthentication_needed") {
    await confirmSignIn();
    return adminFetch(path, init);
  }
  throw errorOf(response.status, body);
}

/** The answer's JSON: `await adminJson<Report>("/api/admin/analytics/report")`. @throws HttpError as `adminFetch` */
export const adminJson = async <T>(path: string, init?: RequestInit): Promise<T> =>
  (await (await adminFetch(path, init)).json()) as T;

/** Method and body of a call that sends JSON. */
export const sending = (method: "POST" | "PUT" | "PATCH", body: unknown): RequestInit => ({
  method,
  body: JSON.stringify(body),
});
