import type * as z from "zod/mini";

type Issue = z.core.$ZodRawIssue;

/** Expected values of a field, by zod's type names. */
const KINDS: Readonly<Record<string, string>> = {
  string: "a text",
  number: "a number",
  int: "a whole number",
  boolean: "true or false",
  array: "a list",
  object: "an object",
  record: "an object",
  null: "null",
};

const FORMS: Readonly<Record<string, string>> = {
  email: "an email address, such as ada@example.com",
  url: "a whole address, such as https://example.com",
  uuid: "an id, such as 0198c0de-0000-7000-8000-000000000000",
  date: "a day, such as 2026-01-31",
  datetime: "a time, such as 2026-01-31T12:00:00Z",
  time: "a time of the day, such as 12:00:00",
  base64: "base64",
  ipv4: "an IPv4 address, such as 192.0.2.1",
  ipv6: "an IPv6 address, such as 2001:db8::1",
};

const COUNTED: Readonly<Record<string, readonly [one: string, many: string]>> = {
  string: ["character", "characters"],
  array: ["item", "items"],
};

/** More choices than these are counted: time zones are hundreds. */
const NAMED_CHOICES = 30;

/**
 * The problem with a field and its fix, in English, for rules without a message of their own. Set it as zod's
 * `localeError`, so that none of zod's own messages reaches users.
 */
export function fieldSentence(issue: Issue): string {
  switch (issue.code) {
    case "invalid_type":
      return wanted(issue.input, KINDS[issue.expected] ?? "another value");
    case "invalid_value":
      return chosen(issue.input, issue.values);
    case "invalid_union":
      return "options" in issue && Array.isArray(issue.options)
        ? chosen(issue.input, issue.options)
        : wanted(issue.input, alternatives(issue));
    case "invalid_format":
      return `Send ${formOf(issue)}`;
    case "too_small":
      return bounded(issue, issue.minimum, issue.inclusive === false ? "more than" : "at least");
    case "too_big":
      return bounded(issue, issue.maximum, issue.inclusive === false ? "less than" : "at most");
    case "not_multiple_of":
      return `Send a multiple of ${issue.divisor}`;
    case "unrecognized_keys":
      return `There is no such field: ${issue.keys.join(", ")}`;
    default:
      return "This value cannot be used here";
  }
}

/** @param input the value sent; undefined: none */
function wanted(input: unknown, what: string): string {
  if (input === undefined) return `Required: send ${what}`;
  // a repeated parameter where one is expected
  if (Array.isArray(input) && what !== KINDS["array"]) return `Send ${what}, and only one`;
  if (what === KINDS["int"] && typeof input === "number") return `Send ${what}, without a fraction`;
  const sent = kindOf(input);
  return sent === null || sent === what ? `Send ${what}` : `Send ${what} instead of ${sent}`;
}

/** The kind of a value; null if naming it would not help. */
function kindOf(input: unknown): string | null {
  if (input === null || typeof input === "boolean") return String(input);
  if (Array.isArray(input)) return "a list";
  return KINDS[typeof input] ?? null;
}

function chosen(input: unknown, choices: readonly unknown[]): string {
  const more = choices.length - NAMED_CHOICES;
  const named =
    choices.slice(0, NAMED_CHOICES).map(String).join(", ") + (more > 0 ? ` and ${more} more` : "");
  return `${input === undefined ? "Required: send" : "Send"} ${choices.length === 1 ? "" : "one of "}${named}`;
}

function alternatives(issue: Extract<Issue, { code: "invalid_union" }>): string {
  // in a branch that goes deeper, the value itself was valid
  const kinds = issue.errors.flatMap(([first]) =>
    first?.code === "invalid_type" && first.path.length === 0 ? [KINDS[first.expected]] : [],
  );
  const known = kinds.filter((kind) => kind !== undefined);
  return known.length > 0 && known.length === issue.errors.length ? known.join(" or ") : "another value";
}

function formOf(issue: Extract<Issue, { code: "invalid_format" }>): string {
  if (issue.format === "starts_with") return `a text that begins with ${String(issue["prefix"])}`;
  if (issue.format === "ends_with") return `a text that ends with ${String(issue["suffix"])}`;
  if (issue.format === "includes") return `a text with ${String(issue["includes"])} in it`;
  return FORMS[issue.format] ?? `a text of the form ${issue.pattern ?? issue.format}`;
}

function bounded(
  { origin, exact }: Extract<Issue, { code: "too_small" | "too_big" }>,
  bound: number | bigint,
  how: string,
): string {
  const named = exact ? "exactly" : how;
  const [one, many] = COUNTED[origin] ?? [];
  if (one === undefined) return `Send a number of ${named} ${bound}`;
  if (bound === 1 && named === "at least") return `Send at least one ${one}`;
  return `Send ${named} ${bound} ${bound === 1 ? one : many}`;
}
