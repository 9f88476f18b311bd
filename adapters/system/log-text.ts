/** Characters that would end the line or control a terminal. */
const CONTROLS = /[\p{Cc}\p{Cf}\u2028\u2029]/gu;
const escaped = (text: string): string =>
  text.replace(CONTROLS, (character) =>
    Array.from(character, (part) => `\\u${part.charCodeAt(0).toString(16).padStart(4, "0")}`).join(""),
  );

const written = (value: unknown): string =>
  escaped(typeof value === "string" ? value : (JSON.stringify(value) ?? ""));

const PRINTED_FIELDS = ["level", "time", "pid", "msg", "event", "stack"];

type Entry = Readonly<Record<string, unknown>>;

/** `GET /s/:code 302 4 ms 512 B` with the request's id behind. */
function requestText({ method, route, status, ms, bytes, request_id, aborted }: Entry): string {
  const end = aborted === true ? " (the client disconnected)" : "";
  return [method, route, status, ms, "ms", bytes, "B", request_id].map(written).join(" ") + end;
}

function entryText(entry: Entry): string {
  const rest = Object.entries(entry)
    .filter(([key]) => !PRINTED_FIELDS.includes(key))
    .map(([key, value]) => `${escaped(key)}=${written(value)}`);
  return [written(entry["msg"] ?? entry["event"] ?? ""), ...rest].join(" ");
}

/** One indented frame per line, as people read a stack: no line starts like a log entry. */
const stackText = (stack: unknown): string =>
  typeof stack !== "string"
    ? ""
    : stack
        .split("\n")
        .filter((line) => line.trim() !== "")
        .map((line) => `    ${escaped(line.trim())}\n`)
        .join("");

/**
 * A line of the log for people at a terminal.
 * @param json the line as programs read it
 */
export function textLine(json: string): string {
  const entry = JSON.parse(json) as Entry;
  const time = String(entry["time"]).slice(11, 23);
  const level = String(entry["level"]).padEnd(5);
  const what = entry["event"] === "request" ? requestText(entry) : entryText(entry);
  return `${time} ${level} ${what}\n${stackText(entry["stack"])}`;
}
