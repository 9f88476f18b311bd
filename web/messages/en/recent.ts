/** Texts of the codes that a device keeps. */
export const messages = {
  "recent.none":
    "Codes that you download, copy or share are listed here. They are stored in this browser only.",
  "recent.off": "No codes are stored on this device.",
  "recent.keep": "Remember recent codes on this device",
  "recent.keep_hint": "On a shared device, turn this off: the list is then deleted as well.",
  "recent.clear": "Clear all",
  "recent.open": "Open",
  "recent.open_of": "Open {content}",
  "recent.remove_of": "Remove {content} from this device",
  "recent.refused":
    "This browser does not let the site store anything. It may be in private mode, or its storage may be full.",
  "recent.move": {
    one: "Move {n} code from this device into your account",
    other: "Move {n} codes from this device into your account",
  },
  "recent.moved": { one: "{n} code is now in your history.", other: "{n} codes are now in your history." },
  "recent.move_failed": "The codes could not be moved. Please try again.",
  "recent.drop": "Delete from this device",
} as const;
