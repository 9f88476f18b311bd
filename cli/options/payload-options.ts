import type { Command } from "commander";
import type { PayloadTexts, PayloadType } from "../../core/codes/texts/payload-content.ts";

/** The fields of each payload form, as they are named in a batch file, with a hint where the name does not say it all. */
const FIELDS: Record<PayloadType, Record<string, string>> = {
  vcard: {
    first_name: "one of first name, last name, email and phone is needed",
    last_name: "",
    organization: "",
    title: "",
    phone: "",
    email: "",
    website: "",
    address: "street and number",
    city: "",
    state: "",
    zip_code: "",
    country: "",
    note: "",
  },
  wifi: {
    ssid: "name of the network (needed)",
    password: "",
    security: "WPA, WPA2, WPA3, WEP, or nopass for an open network (default: WPA)",
    hidden: "yes where the network does not show its name",
  },
  product: {
    product_name: "(needed)",
    serial_number: "(needed)",
    manufacturer: "",
    model: "",
    batch_number: "",
    manufacturing_date: "like 2026-01-31",
    expiry_date: "like 2026-01-31",
    category: "Electronics, Automotive, Medical, ...",
    description: "",
    website: "",
    support_email: "",
    warranty_period: "",
    location: "",
  },
};

/** The columns of a batch that hold the fields of a form. */
export const payloadFields = (type: PayloadType): string[] => Object.keys(FIELDS[type]);

/** Adds an option for each field of the form. */
export const addPayloadOptions = (command: Command, type: PayloadType): Command => {
  for (const [name, hint] of Object.entries(FIELDS[type])) {
    command.option(`--${name.replaceAll("_", "-")} <text>`, hint);
  }
  return command;
};

/** Picks the form out of the options that commander has parsed. */
export const payloadTextsOf = (type: PayloadType, options: Record<string, unknown>): PayloadTexts => {
  const texts: PayloadTexts = {};
  for (const name of Object.keys(FIELDS[type])) {
    const value = options[name.replaceAll(/_([a-z])/g, (_, letter: string) => letter.toUpperCase())];
    if (typeof value === "string") texts[name] = value;
  }
  return texts;
};
