import { describe, expect, test } from "vitest";
import { parseUrl } from "../../../adapters/addresses/parse-url.ts";
import { createRowRules } from "../../../core/backup/row-rules.ts";

const rules = createRowRules(parseUrl);
/** Checks a row of two columns; the first is the id. */
const check = (table: string, name: string, value: string | null, type = "text"): void =>
  rules({
    name: table,
    columns: [
      { name: "id", type: "uuid" },
      { name, type },
    ],
  })(JSON.stringify(["7", value]));

const TARGETS = [
  "",
  "http://",
  "https://[",
  "https://evil.test:99999/",
  "javascript:alert(1)",
  "https://a:b@evil.test/",
];

describe("refuses a value that breaks the site:", () => {
  test.each<[table: string, column: string, values: string[]]>([
    ["user_profiles", "language", ["xx", ""]],
    ["user_profiles", "timezone", ["", "Mars/Phobos"]],
    ["user_profiles", "default_design", ["1", "[]", "{"]],
    ["qr_history", "design", ["null", "[]", "1", '"text"']],
    ["users", "user_metadata", ["null", "[]", '"text"', '{"a": 1e400}']],
    ["users", "app_metadata", ["null"]],
    ["audit_log", "before", ["1"]],
    ["audit_log", "after", ["[]"]],
    ["short_links", "target", TARGETS],
    ["advertisements", "target_url", TARGETS],
    ["legal_pages", "link", TARGETS.slice(1)],
    ["verification_files", "file_type", ["", "text/plain\r\nSet-Cookie: a=b", "text/plain\u{1F600}"]],
    [
      "code_snippets",
      "hosts",
      ["null", "{}", "[1]", '["evil.test; script-src *"]', '["evil.test *"]', '["a, b"]'],
    ],
  ])("%s.%s", (table, column, values) => {
    const sentence = `the site cannot use ${table}.${column} of the row 7.`;
    for (const value of values) expect(() => check(table, column, value)).toThrow(sentence);
  });

  test.each(["timestamp with time zone", "timestamp(0) with time zone", "date"])(
    "an out-of-range date in any column of type %s",
    (type) => {
      const years = [
        "infinity",
        "-infinity",
        "294276-12-31 23:59:59+00",
        "10000-01-01",
        "0044-03-15 BC",
        "0000-01-01",
      ];
      for (const value of [...years, "now", "tomorrow", "1 Jan 2026"])
        expect(() => check("any", "at", value, type)).toThrow("any.at of the row 7.");
    },
  );
});

test.each([
  ["smallint", "32767", "32768"],
  ["integer", "1147483647", "1147483648"],
  ["bigint", "9007198254740991", "9007198254740992"],
])("a counter of type %s must leave room for counting", (type, most, more) => {
  for (const value of ["0", most, null]) expect(() => check("any", "count", value, type)).not.toThrow();
  for (const value of [more, "9223372036854775807", "-1", "1e3", "0x10", ""])
    expect(() => check("any", "count", value, type)).toThrow("any.count of the row 7.");
  expect(() => check("visit_rollups", "visits", "-1", type)).not.toThrow();
  expect(() => check("visit_rollups", "visits", `-${more}`, type)).toThrow("visit_rollups.visits");
});

test("accepts every value that the site can store", () => {
  const times = ["2026-01-01 00:00:00.123456+00", "2026-01-01T00:00:00.123Z", "0001-01-01 00:00:00+00"];
  const stored: [table: string, column: string, value: string | null, type?: string][] = [
    ["short_links", "target", "https://example.org/ü?a=b#c"],
    ["advertisements", "target_url", null],
    ["legal_pages", "link", ""],
    ["legal_pages", "link", "https://example.org/privacy"],
    ["qr_history", "design", '{"kind": "qr", "size": 300, "of an older version": null}'],
    ["users", "user_metadata", '{"a": {"b": [1, null]}}'],
    ["user_profiles", "language", null],
    ["user_profiles", "timezone", "Asia/Calcutta"],
    ["user_profiles", "default_design", '{"kind": "qr", "note": null}'],
    ["audit_log", "before", null],
    ["code_snippets", "hosts", '["stats.example.com", "*.example.org"]'],
    ["verification_files", "file_type", "text/plain; charset=utf-8"],
    ["news", "title", "\r\n; anything"],
    ...[...times, "9999-12-31 23:59:59+00", "0001-12-31 23:59:59+00 BC", null].map(
      (at) => ["any", "at", at, "timestamp with time zone"] as [string, string, string | null, string],
    ),
    ["any", "day", "0001-01-01", "date"],
    ["any", "day", "9999-12-31", "date"],
  ];
  for (const one of stored) expect(() => check(...one)).not.toThrow();
});

test.each(["{}", "1", "null", "[", '["7",1]', '["7",{}]', '["7","a"],["8","b"]'])(
  "a row must be an array of strings or nulls: %s is damaged",
  (line) => {
    const columns = [{ name: "id", type: "uuid" }];
    expect(() => rules({ name: "users", columns })(line)).toThrow("The archive is damaged or incomplete");
  },
);
