import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { wifiContent, wifiSchema, type WifiForm } from "../../../../core/codes/payloads/wifi.ts";

const form = (values: Partial<WifiForm>) => wifiSchema.parse({ ssid: "Net", ...values });
const content = (values: Partial<WifiForm>) => wifiContent(form(values));

/** Fields by letter, parsed as ZXing does: up to an unescaped semicolon, then without backslashes. */
function parse(text: string): Record<string, string> {
  const fields: Record<string, string> = {};
  for (const [, letter = "", value = ""] of text
    .slice("WIFI:".length)
    .matchAll(/([A-Z]):((?:\\.|[^\\;])*);/gsu)) {
    fields[letter] = value.replace(/^"([0-9a-f]+)"$/iu, "$1").replace(/\\(.)/gsu, "$1");
  }
  return fields;
}

describe("wifiContent", () => {
  it.each<[Partial<WifiForm>, string]>([
    [{ password: "secret-123" }, "WIFI:T:WPA;S:Net;P:secret-123;;"],
    [{ password: "abcde", security: "WEP" }, "WIFI:T:WEP;S:Net;P:abcde;;"],
    [{ password: "secret-123", hidden: true }, "WIFI:T:WPA;S:Net;P:secret-123;H:true;;"],
    [{ password: "left over", security: "nopass" }, "WIFI:T:nopass;S:Net;;"],
    [{ password: "" }, "WIFI:T:WPA;S:Net;;"],
    // example in the ZXing wiki
    [{ ssid: '"foo;bar\\baz"', security: "nopass" }, 'WIFI:T:nopass;S:\\"foo\\;bar\\\\baz\\";;'],
    [{ ssid: "a:b,c", password: '";:,\\xyz' }, 'WIFI:T:WPA;S:a\\:b\\,c;P:\\"\\;\\:\\,\\\\xyz;;'],
    [{ ssid: "カフェ ☕", security: "nopass" }, "WIFI:T:nopass;S:カフェ ☕;;"],
  ])("turns %j into its code text", (values, text) => {
    expect(content(values)).toBe(text);
  });

  it("quotes a name that could be hexadecimal, but not a password", () => {
    expect(content({ ssid: "CAFE", security: "nopass" })).toBe('WIFI:T:nopass;S:"CAFE";;');
    expect(content({ ssid: "CAFES", security: "nopass" })).toBe("WIFI:T:nopass;S:CAFES;;");
    expect(content({ password: "12345678" })).toContain(";P:12345678;");
  });

  it("preserves name and password", () => {
    const text = fc
      .string({ unit: "grapheme", minLength: 1, maxLength: 8 })
      .filter((name) => name.trim() !== "");
    fc.assert(
      fc.property(text, text, fc.boolean(), (ssid, password, hidden) => {
        const parsed = wifiSchema.safeParse({ ssid, password, hidden });
        fc.pre(parsed.success);
        const fields = parse(wifiContent({ ssid, password, hidden, security: "WPA" }));
        expect(fields).toEqual({ T: "WPA", S: ssid, P: password, ...(hidden ? { H: "true" } : {}) });
      }),
      { numRuns: 1000 },
    );
  });
});

const sentence = (values: object) => wifiSchema.safeParse(values).error?.issues[0]?.message ?? null;

describe("wifiSchema", () => {
  it("requires only a name of at most 32 bytes", () => {
    expect(sentence({})).toBe("Enter the name of the network (SSID)");
    expect(sentence({ ssid: "  " })).toBe("Enter the name of the network (SSID)");
    expect(sentence({ ssid: "x".repeat(32) })).toBeNull();
    expect(sentence({ ssid: "漢".repeat(11) })).toBe("A network name has at most 32 bytes");
  });

  it("keeps spaces in names and passwords", () => {
    expect(form({ ssid: " Net ", password: " 8 chars " })).toMatchObject({
      ssid: " Net ",
      password: " 8 chars ",
    });
  });
});
