import { once } from "node:events";
import { type IncomingHttpHeaders, type IncomingMessage, type OutgoingHttpHeaders, request } from "node:http";

/** Requests a path as is: `fetch` would resolve dot segments and backslashes. */
export async function rawRequest(
  origin: string,
  path: string,
  method = "GET",
  sentHeaders: OutgoingHttpHeaders = {},
): Promise<{ status: number; headers: IncomingHttpHeaders; bytes: Buffer }> {
  const { hostname, port } = new URL(origin);
  const sent = request({ host: hostname, port, path, method, agent: false, headers: sentHeaders });
  sent.end();
  const [response] = (await once(sent, "response")) as [IncomingMessage];
  const chunks: Buffer[] = [];
  for await (const chunk of response as AsyncIterable<Buffer>) chunks.push(chunk);
  return { status: response.statusCode ?? 0, headers: response.headers, bytes: Buffer.concat(chunks) };
}
