/** Sentences about settings; the catalog of the panel includes them. */
export const settingMessages = {
  "settings.unknown": "There is no such setting",
  "settings.range": "Enter a whole number from {from} to {to}",
  "settings.too_long": "At most {most} characters",
  "settings.one_line": "This should be one line, and not empty",
  "settings.email": "Enter an email address, or leave it empty",
  "settings.url": "Enter an address that begins with https:// or http://, or leave it empty",
  "settings.origin": "Enter an address like https://codes.example.org, without a path",
  "settings.color": "Enter a color like #00d4ff",
  "settings.analytics_id": "Enter a measurement id like G-ABCDE12345, or leave it empty",
  "settings.search_console": "Enter the code of the tag only: letters, digits, - and _",
  "settings.timezone": "Enter a time zone like Europe/Paris",
  "settings.choice": "Choose one of these: {options}",
  "settings.made_here": "Quietzone creates this value itself: ask for a new one instead",
} as const;

export type SettingSentence = keyof typeof settingMessages extends `settings.${infer Name}` ? Name : never;
