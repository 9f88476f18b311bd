/** Typical mixed payloads without line breaks, so that every program can take them as lines. */
export const mixedPayloads = (count: number): string[] =>
  Array.from({ length: count }, (_, n) => KINDS[n % KINDS.length]!(n));

const KINDS: ((n: number) => string)[] = [
  (n) => `https://example.com/p/${n}`,
  (n) => `WIFI:T:WPA;S:Guests ${n};P:correct horse ${n * 7919};;`,
  (n) => `https://shop.example.com/products/${n}?utm_source=flyer&utm_medium=print&utm_campaign=spring-${n}`,
  (n) => `{"type":"PRODUCT_SERIAL","version":"1.0","productName":"Kettle","serialNumber":"K-${n}"}`,
  (n) => String(4_006_381_000_000 + n * 37),
  (n) => `mailto:visitor${n}@example.com?subject=Table%20${n}`,
  (n) => `Grüße aus Köln, Tisch ${n}`,
  (n) =>
    `MECARD:N:Doe,Jane ${n};ORG:Example Corporation;ADR:1 Main Street, Springfield, IL 62701;TEL:+15550100${n};EMAIL:jane${n}@example.com;URL:https://example.com/${n};;`,
];
