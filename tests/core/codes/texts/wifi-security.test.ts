import { describe, expect, it, test } from "vitest";
import { payloadProblem } from "../../../../core/codes/payloads/payload-problem.ts";
import { payloadContent } from "../../../../core/codes/texts/payload-content.ts";
import { findWifiSecurity } from "../../../../core/codes/texts/wifi-security.ts";

test.each([
  [
    "WPA",
    "WPA,wpa2,WPA 3,WPA2-PSK,WPA2PSK,WPA2 Personal,WPA/WPA2,WPA2 + WPA3,WPA2 (CCMP),WPA3-SAE,WPA2-PSK [AES],WPA2/WPA3 Mixed Mode",
  ],
  ["WEP", "WEP,WEP-128,WEP Open,WEP 64 bit"],
  ["nopass", "nopass,none,Open,,keine,offen,unverschlüsselt,aucune,ninguna,nessuna,nenhuma,No password"],
  ["enterprise", "WPA2-Enterprise,WPA2-EAP,802.1X,WPA3 Enterprise"],
  [null, "AES,WAP2,secret,WPA4,OpenWEPs,WPA2 something"],
])("%s has the other names %s", (security, names) => {
  for (const name of names.split(",")) expect([name, findWifiSecurity(name)]).toEqual([name, security]);
});

const read = (security: string, password: string, force = false) =>
  payloadContent("wifi", { ssid: "Guest", password, security }, { now: new Date(0), force });

describe("a network", () => {
  it("is refused if its password contradicts its security", () => {
    expect(read("none", "longenough")).toMatchObject({
      ok: false,
      problems: [{ name: "password", message: expect.stringContaining('the security "none"') as string }],
    });
    expect(read("none", "longenough", true)).toMatchObject({ ok: true, content: "WIFI:T:nopass;S:Guest;;" });
    expect(read("none", "")).toMatchObject({ ok: true, notes: [] });
  });

  it("that requires a user name is refused with a hint about the right form", () => {
    const reading = read("WPA2-Enterprise", "longenough", true);
    const message = reading.ok ? "" : (reading.problems[0]?.message ?? "");
    expect(message).toBe(
      'A network with the security "WPA2-Enterprise" asks for a user name, which this form has no place for: the type wifi-enterprise has one.',
    );
    const fields = { ssid: "Office", identity: "ada", password: "x" };
    const form = payloadContent("wifi-enterprise", fields, { now: new Date(0), force: false });
    const content = form.ok ? form.content : "";
    expect(content).toContain("T:WPA2-EAP");
    expect(payloadProblem(content)).toBeNull();
  });
});
