import type { messages as accounts } from "./en/accounts.ts";
import type { messages as analytics } from "./en/analytics.ts";
import type { messages as apiDocs } from "./en/api-docs.ts";
import type { messages as apiKeys } from "./en/api-keys.ts";
import type { messages as barcodeGenerator } from "./en/barcode-generator.ts";
import type { messages as bulk } from "./en/bulk.ts";
import type { messages as bulkLabels } from "./en/bulk-labels.ts";
import type { messages as bulkRows } from "./en/bulk-rows.ts";
import type { messages as bulkTable } from "./en/bulk-table.ts";
import type { messages as contents } from "./en/contents.ts";
import type { messages as customer } from "./en/customer.ts";
import type { messages as digitalSignatureGenerator } from "./en/digital-signature-generator.ts";
import type { messages as factors } from "./en/factors.ts";
import type { messages as formRules } from "./en/form-rules.ts";
import type { messages as generator } from "./en/generator.ts";
import type { messages as history } from "./en/history.ts";
import type { messages as home } from "./en/home.ts";
import type { messages as imageTest } from "./en/image-test.ts";
import type { messages as images } from "./en/images.ts";
import type { messages as offline } from "./en/offline.ts";
import type { messages as payloadRules } from "./en/payload-rules.ts";
import type { messages as payloads } from "./en/payloads.ts";
import type { messages as press } from "./en/press.ts";
import type { messages as productSerialGenerator } from "./en/product-serial-generator.ts";
import type { messages as profile } from "./en/profile.ts";
import type { messages as qrGenerator } from "./en/qr-generator.ts";
import type { messages as recent } from "./en/recent.ts";
import type { messages as scanner } from "./en/scanner.ts";
import type { messages as shell } from "./en/shell.ts";
import type { messages as shortLink } from "./en/short-link.ts";
import type { messages as styles } from "./en/styles.ts";
import type { messages as types } from "./en/types.ts";
import type { messages as vcardGenerator } from "./en/vcard-generator.ts";
import type { messages as verify } from "./en/verify.ts";
import type { messages as wifiGenerator } from "./en/wifi-generator.ts";

/** The English texts by area. English defines the keys that every other language must have. */
interface English {
  shell: typeof shell;
  home: typeof home;
  generator: typeof generator;
  "qr-generator": typeof qrGenerator;
  "barcode-generator": typeof barcodeGenerator;
  bulk: typeof bulk;
  "bulk-labels": typeof bulkLabels;
  "bulk-rows": typeof bulkRows;
  "bulk-table": typeof bulkTable;
  accounts: typeof accounts;
  customer: typeof customer;
  profile: typeof profile;
  factors: typeof factors;
  history: typeof history;
  analytics: typeof analytics;
  "api-docs": typeof apiDocs;
  "api-keys": typeof apiKeys;
  "short-link": typeof shortLink;
  styles: typeof styles;
  types: typeof types;
  recent: typeof recent;
  scanner: typeof scanner;
  offline: typeof offline;
  press: typeof press;
  "payload-rules": typeof payloadRules;
  payloads: typeof payloads;
  contents: typeof contents;
  "form-rules": typeof formRules;
  "vcard-generator": typeof vcardGenerator;
  "wifi-generator": typeof wifiGenerator;
  "product-serial-generator": typeof productSerialGenerator;
  "digital-signature-generator": typeof digitalSignatureGenerator;
  verify: typeof verify;
  "image-test": typeof imageTest;
  images: typeof images;
}

/** A group of texts that is loaded together, one file per language: web/messages/<language>/<area>.ts. */
export type Area = keyof English;
export type MessageKey = { [A in Area]: keyof English[A] }[Area];
/** A text with a count `{n}` may have two forms. */
export type Message = string | { readonly one: string; readonly other: string };
/** The content of an area's file in each language. */
export type Texts<A extends Area> = Readonly<Record<keyof English[A], Message>>;
