/** A refusal in the server's words: `{ code, message, fields }`. Status 0: the server could not be reached. */
export class ApiError extends Error {
  override name = "ApiError";
  readonly status: number;
  readonly code: string;
  readonly fields: Readonly<Record<string, string>>;
  /** Seconds after which a retry may succeed, if the server returned them. */
  readonly retryAfter: number | null;
  /** Request id under which the server logged an unexpected error. */
  readonly number: string | null;

  constructor(
    status: number,
    code: string,
    message: string,
    fields: Record<string, string> = {},
    retryAfter: number | null = null,
    number: string | null = null,
  ) {
    super(message);
    this.status = status;
    this.code = code;
    this.fields = fields;
    this.retryAfter = retryAfter;
    this.number = number;
  }
}

/** True if retrying the same call later may work: the server was unreachable or temporarily unavailable. */
export const isPassing = (error: unknown): boolean =>
  error instanceof ApiError && [0, 429, 502, 503, 504].includes(error.status);

const text = (value: unknown): string => (typeof value === "string" ? value : "");

async function refusal(response: Response): Promise<ApiError> {
  const body: unknown = await response.json().catch(() => null);
  const { code, message, fields, number } = (typeof body === "object" && body !== null ? body : {}) as Record<
    string,
    unknown
  >;
  return new ApiError(
    response.status,
    text(code),
    text(message),
    typeof fields === "object" && fields !== null ? (fields as Record<string, string>) : {},
    Number(response.headers.get("Retry-After")) || null,
    text(number) || null,
  );
}

/** `fetch` for our own server, whatever it answers. @throws ApiError of status 0 when the server was not reached */
export const send = (path: string, init: RequestInit = {}): Promise<Response> =>
  fetch(path, init).catch((cause: unknown) => {
    if (init.signal?.aborted) throw cause;
    throw new ApiError(0, "unreachable", "");
  });

/** @returns an answer that is ok @throws ApiError for a refusal */
export async function accepted(response: Response): Promise<Response> {
  if (!response.ok) throw await refusal(response);
  return response;
}

/**
 * `fetch` for our own server.
 * @returns the response, which is always ok
 * @throws ApiError for every refusal, status 0 when the server was not reached
 */
export const request = async (path: string, init: RequestInit = {}): Promise<Response> =>
  accepted(await send(path, init));

/** Method, headers and body of a call that sends JSON. */
export const json = (method: "POST" | "PUT" | "PATCH", body: unknown): RequestInit => ({
  method,
  headers: { "Content-Type": "application/json" },
  body: JSON.stringify(body),
});
