import { must } from "../fault.ts";
import { jsonOf, type Reply } from "./ask.ts";

/** Requires a 503 with a Retry-After header and a human-readable message in the API's error format. */
export function mustBeRefusal(reply: Reply): void {
  must(reply.status === 503, `answered ${reply.status}: ${reply.text.slice(0, 200)}`);
  must(Number(reply.headers["retry-after"]) > 0, `503 without Retry-After: ${reply.text.slice(0, 200)}`);
  const body = jsonOf(reply);
  const code = body["error_code"] ?? body["code"];
  const sentence = body["msg"] ?? body["message"];
  must(typeof code === "string" && /^[a-z_]+$/.test(code), `503 without a code: ${reply.text.slice(0, 200)}`);
  must(
    typeof sentence === "string" && sentence.includes(" "),
    `503 without a sentence: ${reply.text.slice(0, 200)}`,
  );
}
