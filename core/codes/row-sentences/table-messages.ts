import { doubtMessages } from "./doubt-messages.ts";

/** Sentences about all rows of a table, in English; the web catalog includes them. */
export const tableMessages = {
  ...doubtMessages,
  "doubts.first_quoted": 'The first is "{text}".',
  "doubts.first": "The first is {text}.",
  "doubts.holds": 'The code holds "{text}".',
  "doubts.links": '"{text}" links to {link}.',
  "doubts.first_unused": "The first is the {column} of a row of type {type}.",
  "doubts.other_empty": '"{taken}" is read where "{name}" is empty.',
  "doubts.other_title": '"{taken}" is read where "{name}" names no position.',
  "doubts.other_same_empty": 'Another "{taken}" is read where the first one is empty.',
  "doubts.other_same_title": 'Another "{taken}" is read where the first one names no position.',

  "rows.totals": {
    one: "{n} row looks like a total (first on line {line}).",
    other: "{n} rows look like totals (first on line {line}).",
  },
  "rows.totals_advice": "A code is made of it all the same: remove the row if it belongs to no code.",
  "rows.wrong_numbers": {
    one: "{n} value is not a valid product number (first on line {line}).",
    other: "{n} values are not valid product numbers (first on line {line}).",
  },
  "rows.wrong_numbers_advice":
    "A GTIN, EAN or UPC has 8, 12, 13 or 14 digits, and its last digit, the check digit, follows from the others. The codes hold the values as they are.",
  "rows.short_zeros": {
    one: '{n} value of "{name}" lacks the leading zeros that others have (first on line {line}: {text}, beside {other}).',
    other:
      '{n} values of "{name}" lack the leading zeros that others have (first on line {line}: {text}, beside {other}).',
  },
  "rows.short_plus": {
    one: '{n} value of "{name}" lacks the leading zero or + that others have (first on line {line}: {text}, beside {other}).',
    other:
      '{n} values of "{name}" lack the leading zero or + that others have (first on line {line}: {text}, beside {other}).',
  },
  "rows.short_digit": {
    one: '{n} value of "{name}" lacks a digit that others have (first on line {line}: {text}, beside {other}).',
    other:
      '{n} values of "{name}" lack a digit that others have (first on line {line}: {text}, beside {other}).',
  },
  "rows.short_advice": "If a spreadsheet changed them, format the column as Text and enter the values again.",
  "rows.misread": {
    one: "If {names} is not about the codes, rename or delete the column.",
    other: "If {names} are not about the codes, rename or delete the columns.",
  },
  "rows.passwords_one":
    'If {names} holds the passwords, rename that column "password": do not call such networks open.',
  "rows.passwords_several":
    'If one of {names} holds the passwords, rename that column "password": do not call such networks open.',
  "rows.header_twice": 'The header names the column "{first}" twice: delete or rename one of them.',
  "rows.header_alike":
    'The header has "{first}" and "{second}", which both mean the column {column}: delete or rename one of them.',
  "rows.row_twice": 'The row names the column "{first}" twice: delete or rename one of them.',
  "rows.row_alike":
    'The row has "{first}" and "{second}", which both mean the column {column}: delete or rename one of them.',

  "rows.utf_32": "The file is in UTF-32: save it as UTF-8.",
  "rows.not_utf8":
    'Line {line} is not UTF-8, so its letters would come out wrong. Save the file as UTF-8 (in Excel: "CSV UTF-8").',
  "rows.mixed_encodings":
    "Line {line} is not UTF-8, so its letters would come out wrong. Other lines are, so the file mixes encodings: enter the letters of this line again, and save the file as UTF-8.",
  "rows.long_line": "Line {line} is longer than 1 MB, so this is not a file of rows.",
  "rows.utf8_first": "The file begins in UTF-8 and continues in another encoding: save it as UTF-8.",
  "rows.nul_byte":
    "Line {line} holds a NUL byte, so the file is not text, or it is UTF-16 without a byte order mark. Save it as UTF-8.",
  "rows.iso_2022_jp": "Line {line} holds letters of ISO-2022-JP: save the file as UTF-8.",
  "rows.half_utf_16":
    "The file is UTF-16 and holds half a character: it was cut or joined. Save it as UTF-8.",
  "rows.undecodable":
    "The file holds bytes that mean nothing in {encoding}. Try another encoding, or save it as UTF-8.",
  "rows.none": "There are no rows in it.",
  "rows.workbook_old":
    "{name} is a workbook of Excel 97 to 2003 (.xls), or another old Office file. Open it in a spreadsheet program and save it as .xlsx or CSV.",
  "rows.workbook_protected":
    "{name} is protected with a password. Open it in Excel, remove the password (File > Info > Protect Workbook), and save it again.",
  "rows.workbook_markup":
    "{name} is a web page or XML with the name of a workbook. Open it in a spreadsheet program and save it as .xlsx or CSV.",
  "rows.workbook_damaged": "{name} is damaged, or not an Excel workbook: open it and save it again.",
  "rows.workbook_xlsb":
    "{name} is a binary workbook (.xlsb). Open it in a spreadsheet program and save it as .xlsx or CSV.",
  "rows.workbook_ods":
    "{name} is an OpenDocument file (.ods). Open it in a spreadsheet program and save it as .xlsx or CSV.",
  "rows.workbook_numbers":
    "{name} is a Numbers document. Open it in a spreadsheet program and save it as .xlsx or CSV.",
  "rows.workbook_zip": "{name} is a ZIP, but not an Excel workbook (.xlsx).",
  "rows.workbook_other":
    "{name} is not an Excel workbook (.xlsx). If it is text in columns, give it the ending .csv.",
  "rows.workbook_large": "{name} unpacks to more than {limit} MB. Save the sheet as CSV and use that.",
  "rows.workbook_sheets": "There is no sheet of rows in {name}.",
  "rows.workbook_texts": "The workbook has too many texts: save it as CSV.",
  "rows.workbook_wide": "Line {line} has text beyond the column {columns}: save what is needed as CSV.",
  "rows.workbook_long": "Line {line} is longer than 1 MB, so this is not a sheet of rows.",
  "rows.workbook_xml": "The workbook is damaged: open it and save it again.",
  "rows.skipped_empty": { one: "Skipped: {n} empty row.", other: "Skipped: {n} empty rows." },
  "rows.skipped_headers": {
    one: "Skipped: {n} line that repeats the header.",
    other: "Skipped: {n} lines that repeat the header.",
  },
  "rows.skipped_columns": {
    one: "Skipped: {n} column without a name.",
    other: "Skipped: {n} columns without a name.",
  },
  "rows.text_left_out": "Line {line} has text in a column without a name, which is left out.",
  "rows.sheets": 'Of the sheets {names}, "{name}" is read.',
  "rows.sheets_option": "Choose another one with {option}.",
  "rows.hidden_rows": { one: "{n} hidden row is read, too.", other: "{n} hidden rows are read, too." },
  "rows.merged": "Merged cells have their text in the first row only: {first}.",
  "rows.merged_more": "Merged cells have their text in the first row only: {first} and {others} more.",
} as const;
