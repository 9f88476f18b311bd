import { expect, test } from "vitest";
import { preferredLanguage } from "../../core/languages.ts";

test.each([
  ["de", "de"],
  ["pt-BR,pt;q=0.9,en;q=0.8", "pt"],
  ["nl, de;q=0.5, fr;q=0.7", "fr"],
  ["FR-ca", "fr"],
  ["en;q=0, it;q=0.1", "it"],
  ["nl", null],
  ["*", null],
  ["", null],
  ["de;q=x, es;q=0.2", "es"],
])("Accept-Language %j selects %j", (header, language) => {
  expect(preferredLanguage(header)).toBe(language);
});
