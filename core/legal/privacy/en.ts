/**
 * The built-in privacy text. Each sentence describes the program's behavior: if that changes, change the
 * sentence in all languages.
 */
export const privacy = {
  intro: "This page says what {site} stores, why, and for how long. It follows the settings of the site.",
  imprint: "The [imprint](/imprint) says who runs {site} and how to reach them.",

  short: "In short",
  short_tools:
    "Codes are made, checked and scanned in your browser. Pictures that you scan are never sent to the server.",
  short_shortened: "Page views are counted without cookies and without your full IP address.",
  short_whole: "Page views are counted without cookies, with your IP address.",
  short_uncounted: "Page views are not counted.",
  short_account:
    "An account stores the codes that you download, track or sign. You can export and delete all of it yourself.",
  short_alone: "The pages contain no code from other companies.",
  short_others: "Some pages contain code from other companies.",

  visits: "When you visit the site",
  visits_stored: "Each page view is stored with:",
  visits_time: "date and time",
  visits_page:
    "the title and address of the page; of its parameters, only `utm_source`, `utm_medium` and `utm_campaign`",
  visits_referrer: "the page that led you here, without its parameters",
  visits_browser:
    "your browser, operating system, type of device and screen size, and what your browser calls itself (user agent)",
  visits_place: "the country, and the region and city where known, derived from your IP address",
  visits_use: "how long you stayed, how far you scrolled and how often you clicked",
  visits_number: "a random number with which your browser links the page views of one tab",
  visits_shortened:
    "Your IP address is stored shortened: the last part of an IPv4 address and the last 80 bits of an IPv6 address are set to zero.",
  visits_whole: "Your IP address is stored in full.",
  visits_hash:
    "To tell visitors apart, a keyed hash of your IP address and browser is stored. The key is random and new every day, and is deleted after two days; then the hash can no longer be linked to you.",
  visits_opt_out:
    "If your browser sends Do Not Track or Global Privacy Control, page views are counted without an IP address, a hash or a random number.",
  visits_until:
    "Single page views are deleted after {days} days. Totals remain; they say nothing about a single visitor.",
  place_service:
    "Where the server does not know the country of an IP address, it asks a lookup service, which receives the shortened address.",

  scans: "When you scan a tracked code",
  scans_text:
    "Some codes contain a short link to this site, which starts with `/s/`. When you open it, the server stores the time, your country, type of device, browser and operating system, and the site that led you there, and sends you on to the destination. It stores no IP address. To count each device once a day, it stores a keyed hash of the shortened IP address and the browser until the day is over, or none if your browser sends Do Not Track or Global Privacy Control. The owner of the code sees the figures. They are deleted with the tracked code or with the account.",

  tools: "When you use the tools",
  tools_text:
    "Content, pictures and documents stay in your browser while you make or scan codes. What you enter is stored in your browser until you close the tab; while you are not signed in, the latest codes that you download, copy or share stay in your browser until you clear them. To verify a signature, the text of the code is sent to the server, which does not store it.",
  tools_api:
    "Programs that use the API send content and pictures to the server. It makes or reads the codes and stores neither.",

  account: "When you have an account",
  account_stored: "An account stores:",
  account_profile:
    "your email address, your name, your preferences and what you add to your profile, such as a picture or a phone number, and what apps store with your account",
  account_secrets:
    "your password as an Argon2id hash; with a second factor also its secret, and your recovery codes as hashes",
  account_codes:
    "the codes that you download while you are signed in: content, design, logo, name, folder and number of downloads. The content of a WiFi code includes the password of the network",
  account_brands: "your brands: name, design and logo",
  account_batches:
    "the tables that you save as batches: their rows, the design with its logo, and the settings",
  account_tracked: "your tracked codes with their destinations and scans",
  account_signatures: "what you sign, and the key that signs it",
  account_keys: "your API keys as hashes, with the time of their last use",
  account_sessions:
    "your sessions: IP address, browser, beginning and last use. A session ends after {hours} hours at the latest and is then deleted",
  account_news: "which notifications you have read and which were sent to you by email",
  account_services:
    "If you sign in with {services}, that service knows that you use {site}. Your identifier, name and email address there are stored, and your profile picture is copied.",
  account_announced:
    "The operator is notified of each new account, with name and email address, through Slack, Discord or another service.",
  account_mail:
    "Emails to you are stored until they are sent, and the links in them as hashes until they expire. An email that cannot be sent is deleted after about 30 days.",
  account_pictures: "Pictures that you upload are stored with a storage service ({service}).",
  account_history:
    "A code that you delete from your history can be restored for one hour. After that it is deleted for good.",
  account_delete:
    "You can export everything as an archive and delete the account at any time. Deleting it removes all of the above, except the public half of your signing key, so that codes you signed can still be verified; the number of the account and the time, so that no backup brings it back; and the entries in the audit log.",

  security: "For security",
  security_audit:
    "An audit log records sign-ins and failed sign-ins, changes to accounts and what administrators do, each with time, email address, full IP address and browser. It is used to detect and investigate misuse. Its entries are kept permanently, even when an account is deleted.",
  security_limits: "To stop attacks, requests are counted by IP address for up to a day.",
  security_log:
    "The server log contains neither IP addresses nor names. A web server or hosting provider in front of {site} may write logs of its own.",
  security_backups:
    "Backups can contain the same data until the operator deletes them. A deleted account does not come back with a backup.",

  browser: "Cookies and storage in your browser",
  browser_language: "`quietzone_language`: the language that you chose, for a year",
  browser_session:
    "`qz-refresh` and `qz-session`, with the prefix `__Host-` on https: keep you signed in until the session ends",
  browser_flow: "`qz-flow`, with the same prefix: while you sign in with another service, for 10 minutes",
  browser_storage:
    "browser storage: the theme that you chose, whether you are signed in, and downloads that are not in your history yet",
  browser_recent:
    "recent codes, unless you turn them off or sign in: content, design, logo and time of the latest 20 codes that you download, copy or share; until you clear them",
  browser_tab:
    "tab storage, until you close it: codes that you are making, where you were on the site, and which messages you have seen",
  browser_tables:
    "tables of the bulk page that are too large for tab storage: until you start over, or until you open the page again a day later",
  browser_number: "also in tab storage: the random number that links page views",
  browser_files: "files of the site, so that it works without a connection",
  browser_purpose: "No cookie of this site is used for advertising.",

  others: "Other companies",
  others_none: "The pages contain no code from other companies, and your browser contacts no other servers.",
  others_google:
    "Some pages use Google Analytics: Google receives data about your visit, including your IP address, and may set cookies.",
  others_code:
    "Some pages contain code from other companies. Your browser then contacts their servers, which receive your IP address. The code can set cookies and read what you enter on these pages. The pages for scanning, signing in, accounts and verifying contain none. With `?safe=1` at the end of its address, a page loads without it.",
  others_ads:
    "Some pages show advertisements whose content comes from other companies. Their servers receive your IP address. The advertisements cannot read the page around them.",

  rights: "Your rights",
  rights_text:
    "You can see, correct, export and delete the data of your account yourself. Depending on where you live, you have further rights. Under the General Data Protection Regulation (GDPR), these are access, rectification, erasure, restriction of processing, data portability and objection, and the right to lodge a complaint with a supervisory authority.",
};

/** The sentences in one language. */
export type PrivacySentences = Record<keyof typeof privacy, string>;
