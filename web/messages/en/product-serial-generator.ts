import { serialRunMessages } from "../../../core/codes/payloads/serial-run.ts";

/** Texts of /product-serial-generator. */
export const messages = {
  ...serialRunMessages,

  "product_serial.title": "Product Serial QR",
  "product_serial.description":
    "Make QR codes that identify a product: serial number, batch, dates, warranty and support. One by one, or a run of serial numbers with a check character.",
  "product_serial.intro": "Everything about a product in one scan, singly or as a run of serial numbers.",
  "product_serial.fields": "Product",
  "product_serial.group_product": "Identification",
  "product_serial.group_origin": "Origin",
  "product_serial.group_support": "Description and support",

  "product_serial.productName": "Product name",
  "product_serial.serialNumber": "Serial number",
  "product_serial.manufacturer": "Manufacturer",
  "product_serial.model": "Model",
  "product_serial.batchNumber": "Batch number",
  "product_serial.manufacturingDate": "Manufacturing date",
  "product_serial.expiryDate": "Expiration date",
  "product_serial.category": "Category",
  "product_serial.category_none": "Choose a category",
  "product_serial.productDescription": "Description",
  "product_serial.website": "Website",
  "product_serial.supportEmail": "Support email",
  "product_serial.warrantyPeriod": "Warranty period",
  "product_serial.location": "Location",

  "product_serial.category_Electronics": "Electronics",
  "product_serial.category_Automotive": "Automotive",
  "product_serial.category_Medical": "Medical",
  "product_serial.category_Industrial": "Industrial",
  "product_serial.category_Consumer_Goods": "Consumer Goods",
  "product_serial.category_Food_Beverage": "Food & Beverage",
  "product_serial.category_Pharmaceutical": "Pharmaceutical",
  "product_serial.category_Textile": "Textile",
  "product_serial.category_Other": "Other",

  "product_serial.empty": "Enter a product name and a serial number to see the code",
  "product_serial.downloaded": "Product serial QR code downloaded successfully!",

  "product_serial.run": "A run of serial numbers",
  "product_serial.run_text":
    "One code for each serial number, with the other fields and settings of this page, in one ZIP file with a list. Made and read back in your browser.",
  "product_serial.prefix": "Prefix",
  "product_serial.start": "First number",
  "product_serial.count": "How many",
  "product_serial.count_hint": "At most {limit}. For more, use the command line: quietzone batch.",
  "product_serial.digits": "Digits",
  "product_serial.digits_hint": "Shorter numbers get zeros in front.",
  "product_serial.check": "Check character",
  "product_serial.check_none": "None",
  "product_serial.check_mod37_36": "ISO/IEC 7064 MOD 37,36",
  "product_serial.check_hint": "One more letter or digit at the end that catches any single wrong character.",
  "product_serial.run_range": "From {first} to {last}",
  "product_serial.run_number": "Enter a whole number from {min} to {max}.",
  "product_serial.run_make": { one: "Make {n} code", other: "Make {n} codes" },
  "product_serial.run_sign_in": "You will be asked to sign in; the run waits for you here.",
  "product_serial.run_history": "Runs are not saved in your history.",
  "product_serial.run_making": "Making codes",
  "product_serial.run_progress": "{done} of {total}",
  "product_serial.run_done": {
    one: "{n} code was made and read back. It is in {name}.",
    other: "{n} codes were made and read back. They are in {name}.",
  },
  "product_serial.run_failed": {
    one: "{n} code may not scan; manifest.csv names it. Change size, colors or error correction, or download anyway.",
    other:
      "{n} codes may not scan; manifest.csv names them. Change size, colors or error correction, or download anyway.",
  },
  "product_serial.run_unread":
    "Not all of our scanners could be loaded, so these codes were not tested. Check your connection and make them again, or download anyway.",
  "product_serial.run_broke": "The run could not be made: {message}",
} as const;
