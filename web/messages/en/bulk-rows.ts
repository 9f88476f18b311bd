import { addressMessages } from "../../../core/codes/row-sentences/address-messages.ts";
import { labelMessages } from "../../../core/codes/row-sentences/label-messages.ts";
import { rowMessages } from "../../../core/codes/row-sentences/row-messages.ts";

/** What is said of a row, and what its columns are called. */
export const messages = {
  ...rowMessages,
  ...addressMessages,
  ...labelMessages,

  // the command line says its own option
  "rows.black_gradient":
    "Black ink alone prints no gradient: leave it out, or turn off “Black ink only (K)”.",
  "rows.black_color":
    "Black ink alone does not print {color}: choose #000000, or turn off “Black ink only (K)”.",
  "rows.black_background":
    "Black ink alone does not print {color}: choose #ffffff or transparent, or turn off “Black ink only (K)”.",
  "rows.black_picture":
    "Black ink alone prints no colors, and the picture has some: take one in black and grays, leave it out, or turn off “Black ink only (K)”.",

  "bulk.keep_quoted": "“Keep as it is”",
  "bulk.column_type": "Type",
  "bulk.column_quantity": "Quantity",
  "bulk.column_design": "Design",
  "bulk.column_ssid": "Network name",
  "bulk.column_password": "Password",
  "bulk.column_security": "Security",
  "bulk.column_hidden": "Hidden network",
  "bulk.column_first_name": "First name",
  "bulk.column_last_name": "Last name",
  "bulk.column_organization": "Company",
  "bulk.column_title": "Job title",
  "bulk.column_phone": "Phone",
  "bulk.column_email": "Email",
  "bulk.column_website": "Website",
  "bulk.column_address": "Street",
  "bulk.column_city": "City",
  "bulk.column_state": "State",
  "bulk.column_zip_code": "Postal code",
  "bulk.column_country": "Country",
  "bulk.column_note": "Note",
  "bulk.column_product_name": "Product name",
  "bulk.column_serial_number": "Serial number",
  "bulk.column_manufacturer": "Manufacturer",
  "bulk.column_model": "Model",
  "bulk.column_batch_number": "Batch number",
  "bulk.column_manufacturing_date": "Manufacturing date",
  "bulk.column_expiry_date": "Expiry date",
  "bulk.column_category": "Category",
  "bulk.column_description": "Description",
  "bulk.column_support_email": "Support email",
  "bulk.column_warranty_period": "Warranty",
  "bulk.column_location": "Location",
  "bulk.column_gradient": "Gradient",
  "bulk.column_eyes": "Eyes",
  "bulk.column_eye_gradient": "Eye gradient",
  "bulk.column_frame_color": "Frame color",
  "bulk.column_preset": "Preset",
} as const;
