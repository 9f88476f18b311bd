import { escapeHtml as text } from "./escape-html.ts";
import type { MailColors } from "./mail-colors.ts";
import type { MailContent, MailSite } from "./mail-content.ts";

const SANS = "-apple-system,BlinkMacSystemFont,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";
const MONO = "ui-monospace,SFMono-Regular,Menlo,Consolas,'Courier New',monospace";

/** Light by default; dark if the mail program supports style sheets and is in dark mode. */
const PAPER = {
  ground: "#faf9f6",
  surface: "#ffffff",
  inset: "#f3f1ec",
  line: "#e3e0d8",
  ink: "#15161a",
  soft: "#474952",
  faint: "#65676f",
};
const NIGHT = {
  ground: "#0a0b0d",
  surface: "#181b1f",
  inset: "#0d0e11",
  line: "#2c3036",
  ink: "#f4f4f2",
  soft: "#b9bcc3",
  faint: "#8f939c",
};

const nightRules = `
.ground{background-color:${NIGHT.ground}!important}
.card{background-color:${NIGHT.surface}!important;border-color:${NIGHT.line}!important}
.inset{background-color:${NIGHT.inset}!important;border-color:${NIGHT.line}!important}
.line{border-color:${NIGHT.line}!important}
.ink{color:${NIGHT.ink}!important}
.soft{color:${NIGHT.soft}!important}
.faint{color:${NIGHT.faint}!important}`;

/**
 * A mail as HTML for all mail programs: tables, inline styles, no external resources. Without style sheets,
 * it is light and has one column. Outlook on Windows, which uses Word, supports neither max-width nor font
 * lists: the parts in `[if mso]` are for it only.
 */
export function htmlLayout(content: MailContent, site: MailSite, colors: MailColors): string {
  const { language, subject, button, code, notYou, reason, optOut } = content;
  return `<!doctype html>
<html lang="${language}" dir="ltr" xmlns="http://www.w3.org/1999/xhtml">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<meta name="format-detection" content="telephone=no,date=no,address=no,email=no,url=no">
<title>${text(subject)}</title>
<style>
:root{color-scheme:light dark;supported-color-schemes:light dark}
body{margin:0;padding:0;-webkit-text-size-adjust:100%;text-size-adjust:100%}
@media (prefers-color-scheme:dark){${nightRules}
}
@media (max-width:520px){.card-cell{padding:28px 22px!important}.edge{padding:24px 12px!important}.button{width:100%!important}.button-link{display:block!important}}
</style>
<!--[if mso]><style>td,p,h1,a{font-family:Arial,sans-serif!important}</style><![endif]-->
</head>
<body class="ground" style="margin:0;padding:0;background-color:${PAPER.ground}">
<div style="display:none;max-height:0;overflow:hidden;opacity:0">${text(content.text)}${"&#847;&zwnj;&nbsp;".repeat(60)}</div>
<table role="presentation" class="ground" width="100%" cellpadding="0" cellspacing="0" border="0" bgcolor="${PAPER.ground}" style="background-color:${PAPER.ground}">
<tr><td class="edge" align="center" style="padding:40px 16px">
<!--[if mso]><table role="presentation" width="560" cellpadding="0" cellspacing="0" border="0"><tr><td><![endif]-->
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="max-width:560px">
<tr><td class="ink" style="padding:0 4px 18px;font:600 17px/24px ${SANS};color:${PAPER.ink}">${text(site.name)}</td></tr>
<tr><td class="card" bgcolor="${PAPER.surface}" style="background-color:${PAPER.surface};border:1px solid ${PAPER.line};border-radius:10px;overflow:hidden">
${ribbon(colors)}
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0">
<tr><td class="card-cell" style="padding:36px 40px">
<h1 class="ink" style="margin:0 0 14px;text-wrap:balance;font:600 23px/30px ${SANS};color:${PAPER.ink};${BREAKABLE}">${text(subject)}</h1>
${paragraph(content.text)}
${button ? buttonRows(button, colors) : ""}
${code ? codeRows(code) : ""}
${notYou ? notYouRows(notYou) : ""}
</td></tr>
</table>
</td></tr>
<tr><td class="faint" style="padding:20px 4px 0;font:400 13px/20px ${SANS};color:${PAPER.faint}">${text(reason)}<br>
${optOut ? optOutLine(optOut) : ""}<a class="faint" href="${text(site.url)}" style="color:${PAPER.faint};text-decoration:underline">${text(site.url)}</a></td></tr>
</table>
<!--[if mso]></td></tr></table><![endif]-->
</td></tr>
</table>
</body>
</html>
`;
}

/** The site's three colors as a thin ribbon along the top of the card. */
function ribbon({ primary, secondary, accent }: MailColors): string {
  const cells = [primary, secondary, accent].map(
    (color) =>
      `<td width="33%" height="4" bgcolor="${color}" style="height:4px;line-height:4px;font-size:0;background-color:${color}">&nbsp;</td>`,
  );
  return `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0"><tr>${cells.join("")}</tr></table>`;
}

/**
 * Keeps long addresses and words from making a mail wider than a phone; most mail programs support the older
 * property name.
 */
const BREAKABLE = "word-break:break-word;overflow-wrap:anywhere";

const paragraph = (words: string): string =>
  `<p class="soft" style="margin:0;font:400 16px/25px ${SANS};color:${PAPER.soft};${BREAKABLE}">${text(words).replaceAll("\n", "<br>")}</p>`;

const optOutLine = ({ text: words, link }: NonNullable<MailContent["optOut"]>): string =>
  `${text(words)} <a class="faint" href="${text(link)}" style="color:${PAPER.faint};text-decoration:underline;word-break:break-all">${text(link)}</a><br>`;

const small = (html: string, top: number): string =>
  `<p class="faint" style="margin:${top}px 0 0;font:400 14px/21px ${SANS};color:${PAPER.faint}">${html}</p>`;

/** An address in words, which may break anywhere. */
const address = (link: string): string =>
  `<a class="soft" href="${text(link)}" style="color:${PAPER.soft};text-decoration:underline;word-break:break-all;overflow-wrap:anywhere">${text(link)}</a>`;

function buttonRows(button: NonNullable<MailContent["button"]>, { primary, onPrimary }: MailColors): string {
  return `<table role="presentation" cellpadding="0" cellspacing="0" border="0" class="button" style="margin:26px 0 0">
<tr><td align="center" bgcolor="${primary}" style="background-color:${primary};border-radius:8px">
<a class="button-link" href="${text(button.link)}" style="display:inline-block;padding:14px 26px;font:600 16px/20px ${SANS};color:${onPrimary};text-decoration:none;border-radius:8px">${text(button.label)}</a>
</td></tr>
</table>
${small(`${text(button.asText)}<br>${address(button.link)}`, 22)}
${button.valid === null ? "" : small(text(button.valid), 10)}`;
}

/** Shows the digits in two groups; copying them gives one word. */
function codeRows({ label, code, valid }: NonNullable<MailContent["code"]>): string {
  const groups = [code.slice(0, 3), code.slice(3)].map(
    (digits, index) => `<span style="padding-left:${index === 0 ? "0" : "0.35em"}">${text(digits)}</span>`,
  );
  return `${small(text(label), 26)}
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="margin:10px 0 0">
<tr><td class="inset ink" align="center" bgcolor="${PAPER.inset}" style="background-color:${PAPER.inset};border:1px solid ${PAPER.line};border-radius:8px;padding:16px 12px;font:600 30px/36px ${MONO};letter-spacing:0.12em;text-indent:0.12em;color:${PAPER.ink}">${groups.join("")}</td></tr>
</table>
${small(text(valid), 10)}`;
}

function notYouRows({ text: words, link }: NonNullable<MailContent["notYou"]>): string {
  const where = link === null ? "" : `<br>${address(link)}`;
  return `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="margin:28px 0 0">
<tr><td class="line" style="border-top:1px solid ${PAPER.line};padding:4px 0 0">${small(`${text(words)}${where}`, 14)}</td></tr>
</table>`;
}
