/** Kinds of doubtful values, counted per table, in English: description and advice. The web catalog includes them. */
export const doubtMessages = {
  "doubts.dates": {
    one: "{n} value looks like a date (first on line {line}).",
    other: "{n} values look like dates (first on line {line}).",
  },
  "doubts.dates_advice": {
    one: "If a spreadsheet made it from a text like 10-12, format the column as Text and enter the texts again.",
    other:
      "If a spreadsheet made them from a text like 10-12, format the column as Text and enter the texts again.",
  },
  "doubts.formulas": {
    one: "{n} value looks like a formula (first on line {line}).",
    other: "{n} values look like formulas (first on line {line}).",
  },
  "doubts.formulas_advice": "The file holds the formula itself, not its result.",
  "doubts.thousands": {
    one: "{n} value is a number with thousands separators (first on line {line}).",
    other: "{n} values are numbers with thousands separators (first on line {line}).",
  },
  "doubts.thousands_advice":
    "In the spreadsheet, format the column as a number without them and export once more.",
  "doubts.formattedNumbers": {
    one: "{n} number has a text from its format, such as a currency or a unit (first on line {line}).",
    other: "{n} numbers have a text from their format, such as a currency or a unit (first on line {line}).",
  },
  "doubts.formattedNumbers_advice": "If the number alone is meant, format the cells as Number.",
  "doubts.displayedThousands": {
    one: "{n} number is shown with thousands separators (first on line {line}).",
    other: "{n} numbers are shown with thousands separators (first on line {line}).",
  },
  "doubts.displayedThousands_advice":
    "The separators are left out: if they are meant, format the cells as Text and enter them.",
  "doubts.moneyAmounts": {
    one: "{n} value looks like an amount of money (first on line {line}).",
    other: "{n} values look like amounts of money (first on line {line}).",
  },
  "doubts.moneyAmounts_advice": "If another column has the contents of the codes, choose that one.",
  "doubts.trailingPointZero": {
    one: "{n} value is a whole number that ends in .0 (first on line {line}).",
    other: "{n} values are whole numbers that end in .0 (first on line {line}).",
  },
  "doubts.trailingPointZero_advice":
    "Programs write numbers this way when a column has empty cells. If the .0 is not meant, export the column as text.",
  "doubts.apostrophes": {
    one: "{n} value begins with an apostrophe (first on line {line}).",
    other: "{n} values begin with an apostrophe (first on line {line}).",
  },
  "doubts.apostrophes_advice":
    "The codes hold it. Spreadsheets hide one that marks a text or keeps a formula from running: remove it if it is not meant.",
  "doubts.singleQuoted": {
    one: "{n} value is in single quotes (first on line {line}).",
    other: "{n} values are in single quotes (first on line {line}).",
  },
  "doubts.singleQuoted_advice":
    "The codes hold these quotes: only double quotes enclose a value. Export once more with a double quote as the text delimiter.",
  "doubts.trimmedAddresses": {
    one: "{n} web address had spaces or invisible characters around it (first on line {line}).",
    other: "{n} web addresses had spaces or invisible characters around them (first on line {line}).",
  },
  "doubts.trimmedAddresses_advice": "They are left out.",
  "doubts.brokenAddresses": {
    one: "{n} value looks like a broken web address (first on line {line}).",
    other: "{n} values look like broken web addresses (first on line {line}).",
  },
  "doubts.brokenAddresses_advice":
    "Quotes or brackets around it, a space or line break inside, a second address, a placeholder such as {{id}}, a beginning such as https// or &amp; in place of & keeps phones from opening an address.",
  "doubts.missingSchemes": {
    one: "{n} web address has no https:// in front (first on line {line}).",
    other: "{n} web addresses have no https:// in front (first on line {line}).",
  },
  "doubts.missingSchemes_advice": "Some phones show such an address as text: write https:// in front.",
  "doubts.notAddresses": {
    one: "{n} value in the column of web addresses is not one (first on line {line}).",
    other: "{n} values in the column of web addresses are not web addresses (first on line {line}).",
  },
  "doubts.notAddresses_advice": "The codes hold these texts: remove the rows that belong to no code.",
  "doubts.surroundingSpaces": {
    one: "{n} value begins or ends with a space or line break (first on line {line}).",
    other: "{n} values begin or end with a space or line break (first on line {line}).",
  },
  "doubts.surroundingSpaces_advice": "The codes hold it: remove it in the file if it is not meant.",
  "doubts.invisible": {
    one: "{n} value holds an invisible character (first on line {line}).",
    other: "{n} values hold invisible characters (first on line {line}).",
  },
  "doubts.invisible_advice":
    "Copying from web pages and documents leaves them behind, and scanners and shops may not find such a value: enter it again.",
  "doubts.unusualSpaces": {
    one: "{n} value holds a no-break or thin space (first on line {line}).",
    other: "{n} values hold no-break or thin spaces (first on line {line}).",
  },
  "doubts.unusualSpaces_advice":
    "It looks like a space and is another character: scanners, browsers and shops may not find such a value. Remove it, or type a space.",
  "doubts.placeholders": {
    one: "{n} value is a placeholder (first on line {line}).",
    other: "{n} values are placeholders (first on line {line}).",
  },
  "doubts.placeholders_advice":
    "Words like NULL, nan or N/A go into the codes: remove the rows if nothing was meant.",
  "doubts.emptyFields": {
    one: "{n} field is a placeholder (first on line {line}).",
    other: "{n} fields are placeholders (first on line {line}).",
  },
  "doubts.emptyFields_advice":
    "Words like NULL, nan or N/A go into the codes: empty the cells if nothing was meant.",
  "doubts.quantities": {
    one: "{n} quantity is not a whole number of 1 or more (first on line {line}).",
    other: "{n} quantities are not whole numbers of 1 or more (first on line {line}).",
  },
  "doubts.quantities_advice":
    "Only labels are repeated by quantity. Here every row makes one code, whatever its quantity: remove rows that need none, or rename the column if it means something else.",
  "doubts.shortRows": {
    one: "{n} row has fewer values than the header (first on line {line}).",
    other: "{n} rows have fewer values than the header (first on line {line}).",
  },
  "doubts.shortRows_advice":
    "Only columns that are not used lack there. If a value of these rows is cut, it holds a line break: enclose it in double quotes.",
  "doubts.passwords": {
    one: "{n} value is probably not a password (first on line {line}).",
    other: "{n} values are probably not passwords (first on line {line}).",
  },
  "doubts.passwords_advice":
    'Stars, or words such as "see notice", go into the codes: enter the passwords themselves.',
  "doubts.unusedValues": {
    one: "{n} value has no place in a code of its type (first on line {line}).",
    other: "{n} values have no place in codes of their types (first on line {line}).",
  },
  "doubts.unusedValues_advice": {
    one: "It is left out: correct the type of the row, or move the value.",
    other: "They are left out: correct the type of the row, or move the value.",
  },
  "doubts.unusedFormats": {
    one: "{n} row of another type has a barcode format (first on line {line}).",
    other: "{n} rows of other types have barcode formats (first on line {line}).",
  },
  "doubts.unusedFormats_advice": "It is not used: for a barcode, write barcode in the column of types.",
  "doubts.doubleDecoded": {
    one: "{n} value holds letters like Ã¼ (first on line {line}).",
    other: "{n} values hold letters like Ã¼ (first on line {line}).",
  },
  "doubts.doubleDecoded_advice":
    "They come from text that was decoded in the wrong encoding. Export once more as UTF-8, or correct the values.",
  "doubts.lostZeros": {
    one: "{n} phone number or postal code has probably lost its leading zero (first on line {line}).",
    other:
      "{n} phone numbers and postal codes have probably lost their leading zeros (first on line {line}).",
  },
  "doubts.lostZeros_advice":
    "Spreadsheets drop it from what they take for a number: format the column as Text and enter the values again.",
  "doubts.numericCells": {
    one: "{n} phone number or postal code is a number in the file, not a text (first on line {line}).",
    other: "{n} phone numbers and postal codes are numbers in the file, not texts (first on line {line}).",
  },
  "doubts.numericCells_advice":
    "Numbers have no leading zero and no +: if one is missing, format the column as Text and enter the values again.",
  "doubts.salutationAsTitle": {
    one: "{n} job title is a form of address (first on line {line}).",
    other: "{n} job titles are forms of address (first on line {line}).",
  },
  "doubts.salutationAsTitle_advice": {
    one: "It is left out: write the position of the person there, or the form in front of the first name.",
    other:
      "They are left out: write the position of the person there, or the form in front of the first name.",
  },
  "doubts.fromOtherColumn": {
    one: "{n} value comes from another column (first on line {line}).",
    other: "{n} values come from other columns (first on line {line}).",
  },
  "doubts.repeatedHeaders": {
    one: "{n} value is the name of its column (first on line {line}).",
    other: "{n} values are the name of their column (first on line {line}).",
  },
  "doubts.repeatedHeaders_advice": "If the header stands in the table again, remove that line.",
  "doubts.differentLinks": {
    one: "{n} value shows a text and links elsewhere (first on line {line}).",
    other: "{n} values show a text and link elsewhere (first on line {line}).",
  },
  "doubts.differentLinks_advice":
    "The codes hold the text. If the links are meant, write their addresses into the cells, or into a column of their own.",
} as const;
