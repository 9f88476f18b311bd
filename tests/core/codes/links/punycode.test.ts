import fc from "fast-check";
import { expect, test } from "vitest";
import { decodePunycode, hostInLetters } from "../../../../core/codes/links/punycode.ts";

test.each([
  // RFC 3492 §7.1: (A) Arabic, (B) Chinese, (D) Czech, (L) Japanese with digits and letters
  ["egbpdaj6bu4bxfgehfvwxn", "ليهمابتكلموشعربي؟"],
  ["ihqwcrb4cv8a8dqg056pqjye", "他们为什么不说中文"],
  ["Proprostnemluvesky-uyb24dma41a", "Pročprostěnemluvíčesky"],
  ["3B-ww4c5e180e575a65lsy2b", "3年B組金八先生"],
  ["bcher-kva", "bücher"],
])("decodes %s to %s", (encoded, letters) => {
  expect(decodePunycode(encoded)).toBe(letters);
});

test("returns null for invalid Punycode, and keeps it unchanged in a host", () => {
  for (const wrong of ["a!", "ü-kva", "99999999", "bcher-kv", "zzzzzzzzzzzz99"]) {
    expect(decodePunycode(wrong)).toBeNull();
  }
  expect(hostInLetters("xn--a!.example")).toBe("xn--a!.example");
});

test.each([
  ["paypal-", "which could have been written without"],
  ["a", "a control character"],
  ["bcher-2pa", "letters of another size: bÜcher"],
])("keeps xn--%s unchanged: %s", (encoded) => {
  expect(hostInLetters(`www.xn--${encoded}.example`)).toBe(`www.xn--${encoded}.example`);
});

test("decodes every host that the URL parser of Node encodes", () => {
  const labels = fc.stringMatching(/^[a-zа-яα-ωäöüéèçñß中文字日本語]{1,20}$/);
  fc.assert(
    fc.property(labels, (label) => {
      const written = `${label}.example`;
      fc.pre(URL.canParse(`https://${written}`));
      const { hostname } = new URL(`https://${written}`);
      const letters = hostInLetters(hostname);
      expect(letters).not.toContain("xn--");
      expect(new URL(`https://${letters}`).hostname).toBe(hostname);
    }),
  );
});
