/** Why a label cannot be printed, or a design not in an ink, in English; the web catalog includes them. */
export const labelMessages = {
  "rows.quantity":
    '"{text}" is not a number of labels: write a whole number from 1 to {most}, or remove the row.',
  "rows.quantity_unused":
    '"{text}" is not a whole number of 1 or more. This row makes one code all the same: remove it if it needs none.',
  "rows.label_letters": "No font here has these letters of the text: {letters}.",
  "rows.label_text_long":
    'The text is too long for the label even at {points} points ("{text}"): beside the code there is room for {width} by {height}. Shorten it, print fewer lines, or take a larger label.',
  "rows.label_picture_room": "There is no room for a picture: beside the code, {width} by {height} are left.",
  "rows.label_picture_missing":
    'There is no picture "{name}" here: add the file, or correct the name in the row.',
  "rows.label_dpi": "A printer prints all labels at {dpi} dpi: leave this cell empty.",
  "rows.label_code_large":
    "The code is {width} wide and {height} high; the label has room for {roomWidth} by {roomHeight}.",
  "rows.label_code_needs_dot":
    "The code needs {width} by {height} at least, with modules of {module} (1 dot at {dpi} dpi); the label has room for {roomWidth} by {roomHeight}.",
  "rows.label_code_needs":
    "The code needs {width} by {height} at least, with modules of {module} ({dots} dots at {dpi} dpi); the label has room for {roomWidth} by {roomHeight}.",
  "rows.own_label_wide": "A label that is {label} wide does not fit a page that is {page} wide.",
  "rows.own_label_wide_margin":
    "A label that is {label} wide does not fit a page that is {page} wide after a margin of {margin}.",
  "rows.own_label_high": "A label that is {label} high does not fit a page that is {page} high.",
  "rows.own_label_high_margin":
    "A label that is {label} high does not fit a page that is {page} high after a margin of {margin}.",
  "rows.own_label_columns":
    "{count} columns of {label} with gaps of {gap} do not fit a page that is {page} wide: it has room for {most}.",
  "rows.own_label_rows":
    "{count} rows of {label} with gaps of {gap} do not fit a page that is {page} high: it has room for {most}.",
  "rows.too_wide":
    "Modules of {module} make this code {width} dots wide at {dpi} dpi, and {most} is the most: write at most {mostModule}, or a lower dpi.",
  "rows.too_narrow_size":
    "The size is too small: at {dpi} dpi this code and its quiet zone need at least {least}.",
  "rows.black_gradient": "Black ink alone prints no gradient: leave it out, or print in rgb.",
  "rows.black_color": "Black ink alone does not print {color}: choose #000000, or print in rgb.",
  "rows.black_background":
    "Black ink alone does not print {color}: choose #ffffff or transparent, or print in rgb.",
  "rows.black_picture":
    "Black ink alone prints no colors, and the picture has some: take one in black and grays, leave it out, or print in rgb.",
  "rows.thermal_picture":
    "A label printer prints black or nothing, and the picture has colors or grays: take one in black and white, leave it out, or choose another format than ZPL.",
  "rows.thermal_gradient":
    "A label printer prints no gradient: leave it out, or choose another format than ZPL.",
  "rows.thermal_color":
    "A label printer does not print {color}: choose #000000, or choose another format than ZPL.",
  "rows.thermal_background":
    "A label printer does not print {color}: choose #ffffff or transparent, or choose another format than ZPL.",
} as const;
