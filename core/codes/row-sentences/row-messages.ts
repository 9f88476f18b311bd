/** Sentences about one row of a table, in English; the web catalog includes them. */
export const rowMessages = {
  "rows.empty_cell": "The cell is empty.",
  "rows.no_format": 'No barcode format is given: write one, such as {format}, in a column "barcode_format".',
  "rows.format": '"{text}" is not a barcode format: choose one of {formats}.',
  "rows.product_digits": "A product number has 8, 12, 13 or 14 digits, and {text} has {digits}.",
  "rows.without_digit": "If its check digit is missing, the {format} is {number}.",
  "rows.upc_e": "If it is a UPC-E, it stands for the UPC-A {number}.",
  "rows.other_format":
    'These {digits} digits fit {format}: choose that format, in a column "barcode_format" where rows differ.',
  "rows.type_is_format":
    '"{text}" is a barcode format: rename the column "barcode_format", and choose the type barcode.',
  "rows.type_is_security":
    '"{text}" is the security of a WiFi network: rename the column "security", and choose the type wifi.',
  "rows.type": '"{text}" is not one of {types}.',
  "rows.design": '"{text}" is neither a design here nor a preset: choose one of {designs}.',
  "rows.one_of": "This is not one of {choices}.",
  "rows.yes_no": '"{text}" is neither yes nor no.',
  "rows.cell_holds": 'The cell holds "{text}".',

  "rows.values": {
    one: "The row has {n} value, but the header names {named}.",
    other: "The row has {n} values, but the header names {named}.",
  },
  "rows.quote_delimiter": "A value that holds the delimiter needs double quotes.",
  "rows.quote_break":
    "A value that holds a line break needs double quotes. If a spreadsheet left out empty cells at the end of the row, use its .xlsx file.",
  "rows.quote_open": "A double quote is opened in this row and never closed.",
  "rows.quote_after": 'Text follows a closing double quote. Inside a quoted value, write "" for a quote.',
  "rows.quote_inside":
    'A double quote stands inside a value that is not quoted. Quote the whole value and write "" for a quote.',

  "rows.rounded":
    "{text} is probably what a spreadsheet saved of a long number that it showed as {shown} (scientific notation): its last digits are missing. Format the column as Text and enter these numbers again.",
  "rows.rounded_neighbor":
    "{text} ends in zeros like the damaged {other} on line {line}; its check digit fits, as that of every tenth damaged number does. Format the column as Text and enter these numbers again.",
  "rows.cut":
    "{text} ends in zeros from its 16th digit on: spreadsheets keep 15 digits of a number, so the others are probably lost. Format the column as Text, enter these numbers again and export once more.",
  "rows.maybe_cut":
    "{text} ends in zeros from its 16th digit on: if it was a number in a spreadsheet, its last digits are lost. If not, it is right as it stands.",
  "rows.scientific":
    '"{text}" is how a spreadsheet shows a long number (scientific notation): its last digits are missing. Format the column as Text, enter these numbers again and export once more; or use the .xlsx file itself, if it still has all digits.',
  "rows.scientific_text":
    '"{text}" is how a spreadsheet shows a long number (scientific notation): its last digits are missing. Format the column as Text, and enter these numbers again.',
  "rows.maybe_scientific":
    '"{text}" looks like a long number in scientific notation, whose last digits are missing. If it is a name or a code, it is right as it stands.',
  "rows.if_right": "If the number is right, {force} accepts it.",
  "rows.if_name": "If it is the name, {force} accepts it.",
  "rows.if_meant": "If the character is meant, {force} accepts it.",
  "rows.as_it_is": "{force} accepts it unchanged.",
  "rows.lost_letters":
    "Letters are lost: the value holds the replacement character \ufffd (U+FFFD). Export once more as UTF-8, or enter the value again.",
  "rows.formula_error": "The cell says {text}: its formula has an error.",
  "rows.formula_pending":
    "The cell says {text}: the table was exported before its formula had a result. Export it again.",
  "rows.too_narrow":
    "The cell says {text}: the column was too narrow to show its number or date. Make it wider and export again.",
  "rows.no_result":
    "The cell has a formula without a result. Open the file in a spreadsheet program, save it, and try again.",
  "rows.date":
    "The cell holds a date, {text}: a spreadsheet may have made it from a text like 10-12. Format the column as Text and enter the texts again.",
  "rows.time":
    "The cell holds a time, {text}: a spreadsheet may have made it from a text like 12:30. Format the column as Text and enter the texts again.",
  "rows.number_long":
    "The cell holds the number {text}: spreadsheets keep {digits} digits of a number, so its last digits are missing. Format the column as Text and enter these numbers again.",
  "rows.number_scientific":
    "The cell holds the number {text} in scientific notation: it was a text like 3E5, or a longer number whose other digits are lost. Format the column as Text and enter these numbers again.",

  "rows.decimal": "{text} is a product number that a program wrote as a number with decimal places.",
  "rows.exponent":
    "{text} is a product number that a program wrote in scientific notation, with all its digits.",
  "rows.lost_zero":
    "{text} has {digits} digits and a check digit that fits: a spreadsheet has probably dropped its leading zero.",
  "rows.wrong_digit":
    "{text} has the {digits} digits of a whole {format}, and its check digit should be {digit}: a digit is wrong.",
  "rows.sscc_characters": 'An SSCC has 18 digits, and "{text}" has other characters.',
  "rows.sscc_zero":
    "An SSCC has 18 digits, and {text} has 17: with the leading zero that spreadsheets drop, it is {whole}.",
  "rows.sscc_length": "An SSCC has 18 digits, and {text} has {digits}.",
  "rows.sscc_digit": "The check digit of the SSCC {text} should be {digit}.",
  "rows.sscc_brackets": "The code would hold the parentheses: write {digits}.",

  "rows.stray_apostrophe": "It begins with an apostrophe.",
  "rows.stray_full_width": "It is written in full-width digits (０ to ９).",
  "rows.stray_script": "It is written in the digits of another script.",
  "rows.stray_invisible": "It holds an invisible character.",
  "rows.stray_break": "It holds a line break.",
  "rows.stray_first_space": "It begins with a space.",
  "rows.stray_last_space": "It ends with a space.",
  "rows.stray_spaces": "It holds spaces.",
  "rows.stray_other": 'It holds "{character}".',

  "rows.taken_as": '"{text}" is taken as {bare}.',
  "rows.several": 'The cell holds several values ("{text}"): {taken} is taken.',
  "rows.mark": "The content begins with an invisible byte order mark (U+FEFF), which scanners leave out.",
  "rows.security":
    '"{text}" is not a security that a code can name: use WPA (for WPA2 and WPA3, too), WEP or nopass (for an open network).',
  "rows.security_enterprise":
    'A network with the security "{text}" asks for a user name, which this form has no place for: the type wifi-enterprise has one.',
  "rows.open_network": "If the network is open, its security is nopass.",
  "rows.password_unused":
    'There is a password, and the security "{text}" says that the network is open: such a code leaves the password out. Remove the password, or write WPA or WEP.',
} as const;
