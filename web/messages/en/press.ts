import { adviceMessages } from "../../../core/codes/print/advice/advice-messages.ts";
import { pressMessages } from "../../../core/codes/print/press-messages.ts";
import { reportMessages } from "../../../core/codes/print/report/report-messages.ts";

/** Files for a print shop, how large a code has to be for what reads it, and how it prints. */
export const messages = {
  ...pressMessages,
  ...adviceMessages,
  ...reportMessages,

  "press.intro": "Files with exact millimeters for a print shop. Lines and colors stay sharp at any size.",
  "press.page": "Page of the PDF",
  "press.page_hint": "An EPS file is always as large as its code.",
  "press.crop_marks": "Crop marks",
  "press.bleed": "Bleed",
  "press.reduction": "Bar width reduction",
  "press.reduction_hint":
    "Makes bars and modules narrower by as much as the ink of the press spreads. The print shop knows the number.",
  "press.trimmed": "Cut to {width} × {height} mm.",
  "press.download_pdf": "PDF for the press",
  "press.download_eps": "EPS for the press",
  "press.downloaded": "The {kind} file for the press was downloaded.",
  "press.fix_picture": "Leave the logo out of these files",
  "press.fix_modules": "Make the modules square",
  "press.fix_reduction": "Use the largest possible reduction",
  "press.fix_page": "Make the page as large as the code",

  "advice.reader": "Read by",
  "advice.choose_phone": "Phone across a table",
  "advice.choose_poster": "Phone in front of a poster",
  "advice.choose_till": "Checkout scanner",
  "advice.choose_warehouse": "Warehouse scanner",
  "advice.choose_camera": "Camera",
  "advice.distance": "Distance",
  "advice.pixels": "Pixels across its picture",
  "advice.taken": {
    one: "Modules are now {n} dot at {dpi} dpi.",
    other: "Modules are now {n} dots at {dpi} dpi.",
  },
  "advice.take": {
    one: "Use this size: modules of {n} dot at {dpi} dpi",
    other: "Use this size: modules of {n} dots at {dpi} dpi",
  },

  "report.grade": "Estimated grade {letter} ({value} of 4)",
  "report.best": "Grade A: {best}",
  "report.gain": "Print gain",
  "report.gain_hint":
    "By how much the ink makes bars and modules wider, or narrower below 0. The measures are taken with it.",
  "report.making": "Printing the code on a simulated printer and reading it back…",
  "report.not_made": "The report could not be made. Check your connection and try again.",
  "report.needs_size": "A report needs to know how large the code is on paper.",
  "report.set_size": "Set a size in millimeters",
  "report.download_pdf": "Report as PDF",
  "report.download_json": "Report as JSON",
} as const;
