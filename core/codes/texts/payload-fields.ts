/**
 * The fields of all forms, under the names of options, batch columns and the API, with a hint if the name is
 * not self-explanatory. In form order.
 */
export const PAYLOAD_FIELDS = {
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
  "wifi-enterprise": {
    ssid: "name of the network (needed)",
    identity: "name that signs in (needed)",
    password: "",
    eap_method: "PEAP, TTLS or PWD (default: PEAP)",
    phase2: "MSCHAPV2, MSCHAP, PAP or GTC (default: MSCHAPV2)",
    anonymous_identity: "name that everybody may see",
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
  link: { website: "address of the page, with or without https:// (needed)" },
  email: {
    to: "email address, or several with commas between them (needed)",
    cc: "who gets a copy",
    bcc: "who gets a copy that the others do not see",
    subject: "",
    message: "",
  },
  phone: { phone: "number to call, such as +1 555 0123 (needed)" },
  sms: { to: "phone number (needed)", message: "" },
  whatsapp: { to: "phone number with + and the code of its country (needed)", message: "" },
  telegram: { to: "name such as @example, or phone number with + (needed)", message: "" },
  place: {
    latitude: "degrees from -90 to 90, such as 52.5163 (needed)",
    longitude: "degrees from -180 to 180, such as 13.3777 (needed)",
    altitude: "meters",
    place: "what the place is called",
  },
  event: {
    summary: "what the event is called (needed)",
    start: "day like 2026-07-04, or day and time like 2026-07-04T18:00 (needed)",
    end: "the same: the last day, or the time",
    timezone: "of both times, such as Europe/Berlin; without it, the one of the person who scans the code",
    location: "",
    description: "",
    website: "",
  },
  app: {
    app_store: "address of an app in the App Store, or its number",
    google_play: "address of an app in Google Play, or its name such as org.example.app",
  },
  sepa: {
    beneficiary: "name of who is paid, at most 70 characters (needed)",
    iban: "account that is paid to (needed)",
    bic: "of the bank, where it is not in the European Economic Area",
    amount: "euros, such as 12.50",
    purpose: "code of up to 4 letters, such as CHAR",
    reference: "creditor reference that begins with RF; in place of a message",
    message: "what the payment is for, at most 140 characters",
    information: "for who pays, at most 70 characters",
  },
  "swiss-qr": {
    iban: "account that is paid to: an IBAN or QR-IBAN of Switzerland or Liechtenstein (needed)",
    creditor: "name of who is paid, at most 70 characters (needed)",
    creditor_street: "",
    creditor_house_number: "",
    creditor_zip_code: "(needed)",
    creditor_city: "(needed)",
    creditor_country: "two letters, such as CH (needed)",
    amount: "such as 12.50",
    currency: "CHF or EUR (default: CHF)",
    debtor: "name of who pays",
    debtor_street: "",
    debtor_house_number: "",
    debtor_zip_code: "",
    debtor_city: "",
    debtor_country: "two letters",
    reference: "QR reference of 27 digits, or creditor reference that begins with RF",
    message: "what the payment is for; at most 140 characters together with the billing information",
    bill_information: "for programs of who pays, as Swico S1 lays it down",
    procedure1: "parameters of an alternative procedure, at most 100 characters",
    procedure2: "of another one",
  },
  upi: {
    upi_id: "such as name@bank (needed)",
    payee: "name of who is paid (needed)",
    amount: "rupees, such as 12.50",
    message: "what the payment is for, at most 80 characters",
    reference: "of the order, at most 35 characters",
    merchant_code: "merchant category code of 4 digits",
  },
  pix: {
    pix_key: "CPF, CNPJ, email address, phone number with + or random key of who is paid",
    location: "in place of a key, the address that the bank gave for the payment",
    merchant: "name of who is paid, at most 25 letters (needed)",
    city: "of who is paid, at most 15 letters (needed)",
    zip_code: "of who is paid",
    amount: "reais, such as 12.50",
    message: "what the payment is for",
    reference: "identifier of the payment, at most 25 letters and digits",
  },
  bitcoin: {
    bitcoin_address: "(needed)",
    amount: "BTC, such as 0.0015",
    label: "name of who is paid",
    message: "what the payment is for",
    invoice: "Lightning invoice, for wallets that can pay it instead",
  },
  lightning: { invoice: "invoice of a Lightning wallet, which begins with lnbc (needed)" },
} as const satisfies Record<string, Readonly<Record<string, string>>>;

/** Forms that make a code. */
export type PayloadType = keyof typeof PAYLOAD_FIELDS;
/** Any field of any form. */
export type PayloadField = { [Type in PayloadType]: keyof (typeof PAYLOAD_FIELDS)[Type] }[PayloadType];

export const PAYLOAD_TYPES = Object.keys(PAYLOAD_FIELDS) as readonly PayloadType[];

/** Whether codes of a type are made from a form. */
export const isPayloadType = (type: string): type is PayloadType => Object.hasOwn(PAYLOAD_FIELDS, type);

/** The names of the fields of a form. */
export const fieldsOf = (type: PayloadType): readonly PayloadField[] =>
  Object.keys(PAYLOAD_FIELDS[type]) as PayloadField[];

/** Fields of which at least one of every group has to be filled. */
export const NEEDED_FIELDS: Readonly<Record<PayloadType, readonly (readonly PayloadField[])[]>> = {
  vcard: [["first_name", "last_name", "email", "phone"]],
  wifi: [["ssid"]],
  "wifi-enterprise": [["ssid"], ["identity"]],
  product: [["product_name"], ["serial_number"]],
  link: [["website"]],
  email: [["to"]],
  phone: [["phone"]],
  sms: [["to"]],
  whatsapp: [["to"]],
  telegram: [["to"]],
  place: [["latitude"], ["longitude"]],
  event: [["summary"], ["start"]],
  app: [["app_store", "google_play"]],
  sepa: [["beneficiary"], ["iban"]],
  "swiss-qr": [["iban"], ["creditor"], ["creditor_zip_code"], ["creditor_city"], ["creditor_country"]],
  upi: [["upi_id"], ["payee"]],
  pix: [["pix_key", "location"], ["merchant"], ["city"]],
  bitcoin: [["bitcoin_address"]],
  lightning: [["invoice"]],
};
