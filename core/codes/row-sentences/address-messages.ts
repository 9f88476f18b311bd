/** Messages about text that is not a valid web address, and about file names, in English; the web catalog includes them. */
export const addressMessages = {
  "rows.address_cut": 'The web address ends in "…": it was cut off.',
  "rows.address_placeholder": "The web address holds {placeholder}, a placeholder that was not filled in.",
  "rows.address_several":
    "There are several web addresses, and phones open one of them, or nothing: make a code of each.",
  "rows.address_start": '"{text}" does not begin like a web address, with https:// or http://.',
  "rows.address_text":
    "Other text follows the web address, and phones open only a part of it, or nothing: leave the address alone in its cell.",
  "rows.address_break": "The web address has a line break inside: phones open only a part of it, or nothing.",
  "rows.address_space": "The web address has a space inside: phones open only a part of it, or nothing.",
  "rows.address_entity": "The web address holds &amp;, which is how web pages write &: write & alone.",
  "rows.address_label":
    "A word stands in front of the web address, and phones show it as text: leave the address alone in its cell.",
  "rows.address_quotes":
    "Quotes or brackets stand around the web address, and phones show it as text, or open a part of it.",
  "rows.address_end": 'The web address ends in "{character}", which is probably no part of it.',

  "rows.file_taken": "The file name {name} is already that of line {line}.",
  "rows.file_extension": "The file name ends in .{extension}, but {format} files are written.",
  "rows.file_character": "A file name cannot contain {character}.",
  "rows.file_invisible": "The file name contains invisible characters.",
  "rows.file_empty": "The file name is empty.",
  "rows.file_first": "A file name cannot begin with a dot or a space.",
  "rows.file_last": "A file name cannot end with a dot or a space before its extension.",
  "rows.file_spaces": "A file name cannot contain two spaces in a row.",
  "rows.file_space": "The file name contains a space of an unusual kind.",
  "rows.file_long": "The file name has {bytes} bytes before its extension; {most} are possible.",
  "rows.file_device": "Windows reserves this file name for a device.",
} as const;
