import type { BarcodeFormat } from "../barcode/symbol.ts";
import { type BatchColumn, COMMON_COLUMNS } from "./batch-columns.ts";

/** Normalizes a column name for comparison: `Code-barres`, `code barres` and `CODE_BARRES` are the same. */
export const comparableName = (name: string): string =>
  name
    .normalize("NFKD")
    .replace(/[^\p{L}\p{N}]/gu, "")
    .toLowerCase();

/** Kinds of content that a column name can indicate. */
const CONTENT_KINDS = [
  "content",
  "qr",
  "url",
  "website",
  "voucher",
  "text",
  "data",
  "value",
  "code",
  "ticket",
  "barcode",
  "gtin",
  "sku",
] as const;
type ContentKind = (typeof CONTENT_KINDS)[number];

/** Common names of these columns in English, Spanish, French, German, Italian and Portuguese. */
const CONTENT_NAMES: Record<ContentKind, string> = {
  content: "contents, contenido, contenu, inhalt, contenuto, conteúdo",
  qr: "QR, QR code, QR content, QR text, QR data, código QR, contenido QR, code QR, QR-Inhalt, codice QR",
  url: "URL, URLs, URI, link, links, link URL, website link, website URL, web link, web address, hyperlink, enlace, vínculo, dirección web, lien, adresse web, Verknüpfung, Webadresse, collegamento, indirizzo web, ligação, endereço web, hiperligação",
  website:
    "website, web site, web page, web, site, sitio web, página web, site web, site internet, page web, Webseite, Internetseite, sito, sito web, pagina web, sítio, sítio web",
  text: "text, texts, texto, texte, testo",
  data: "data, payload, datos, données, Daten, dati, dados",
  value: "value, values, valor, valeur, Wert, valore",
  voucher:
    "voucher code, voucher, coupon code, promo code, promotion code, discount code, gift code, gift card code, activation code, access code, Gutscheincode, Gutschein-Nr., Gutscheinnummer, Rabattcode, Aktionscode, Zugangscode, Aktivierungscode, code promo, code promotionnel, code de réduction, code cadeau, code d'accès, código promocional, código de descuento, código de cupón, código de regalo, codice sconto, codice promozionale, codice coupon, codice buono, código de desconto, código do cupom, código de oferta",
  code: "code, codes, código, Kode, codice",
  ticket:
    "ticket number, ticket no., Ticketnummer, Ticket-Nr., tracking number, tracking no., Sendungsnummer",
  barcode:
    "barcode, barcodes, bar code, bar codes, barcode number, barcode no., Barcode-Nr., Strichcodenummer, Strichcode-Nr., numéro de code-barres, número de código de barras, número do código de barras, numero codice a barre, numero del codice a barre, código de barras, código barras, code-barres, code barres, code à barres, code barre, Strichcode, Strichkode, Barcodenummer, variant barcode, SSCC, NVE, codice a barre, codice barre",
  gtin: "GTIN, GTIN-8, GTIN-12, GTIN-13, GTIN-14, EAN, EAN-8, EAN-13, EAN code, code EAN, código EAN, codice EAN, EAN-Nummer, EAN-Nr., EAN number, EAN no., numéro EAN, número EAN, EAN barcode, barcode EAN, code-barres EAN, código de barras EAN, codice a barre EAN, EAN/UPC, UPC/EAN, EAN/GTIN, GTIN/EAN, GTIN number, GTIN no., GTIN-Nummer, GTIN-Nr., GTIN code, code GTIN, código GTIN, codice GTIN, numéro GTIN, número GTIN, UPC, UPC-A, UPC code, UPC number, UPC no., UPC barcode, code UPC, código UPC, codice UPC, UPC-Nummer, ISBN, ISBN-13, GTIN UPC EAN or ISBN",
  sku: "SKU, variant SKU, item number, article number, part number, product code, product number, referencia, ref., número de artículo, código de producto, référence, numéro d'article, code produit, code article, Artikelnummer, Artikel-Nr., Art.-Nr., Artikel-Nummer, Produktnummer, Teilenummer, riferimento, codice articolo, codice prodotto, numero articolo, referência, código do produto, código do artigo, número do artigo",
};

/** Priority if several are present: for a QR code an address, for a barcode a product number. */
const RANKS: Record<"qr" | "barcode", readonly ContentKind[]> = {
  qr: CONTENT_KINDS,
  barcode: [
    "content",
    "barcode",
    "gtin",
    "code",
    "voucher",
    "ticket",
    "sku",
    "value",
    "data",
    "text",
    "url",
    "website",
    "qr",
  ],
};

/** Other columns that have several names; for files, a real file name comes first. */
const FILE_NAMES = [
  "file, files, filename, file name, name of file, output file, archivo, nombre de archivo, nombre del archivo, fichero, nombre de fichero, nombre del fichero, fichier, nom de fichier, nom du fichier, Datei, Dateiname, nome file, nome del file, arquivo, nome do arquivo, nome de arquivo, ficheiro, nome do ficheiro, nome de ficheiro",
  "name, nombre, nom, nome",
  "ID, identifier, identificador, identifiant, Kennung, identificativo",
];
const QUANTITY_NAMES =
  "quantity, qty, copies, number of copies, cantidad, cant., copias, número de copias, quantité, qté, exemplaires, nombre d'exemplaires, Menge, Anzahl, Stück, Stückzahl, quantità, q.tà, qtà, copie, numero di copie, quantidade, qtd., qtde., cópias, número de cópias";

/** Column names of the security of a WiFi network. */
const SECURITY_NAMES =
  "encryption, encryption type, security type, authentication, authentication type, auth, auth type, WiFi security, cifrado, encriptación, seguridad, tipo de seguridad, autenticación, chiffrement, cryptage, sécurité, type de sécurité, authentification, Verschlüsselung, Sicherheit, Sicherheitstyp, Authentifizierung, crittografia, cifratura, sicurezza, tipo di sicurezza, autenticazione, criptografia, segurança, tipo de segurança, autenticação";

/** Column names of the symbology of a barcode. */
const BARCODE_FORMAT_NAMES =
  "barcode type, bar code type, type of barcode, barcode symbology, symbology, format of barcode, tipo de código de barras, tipo de código, formato de código de barras, simbología, type de code-barres, type de code à barres, format de code-barres, symbologie, Barcode-Typ, Barcode-Art, Barcode-Format, Strichcode-Typ, Strichcode-Art, Strichcodeformat, Symbologie, tipo di codice a barre, tipo codice a barre, formato codice a barre, simbologia, tipo barcode, formato do código de barras, tipo do código de barras";

const listed = (names: string): string[] => names.split(", ").map(comparableName);

const columns = new Map<string, BatchColumn>(
  COMMON_COLUMNS.map((column) => [comparableName(column), column]),
);
for (const name of listed(QUANTITY_NAMES)) columns.set(name, "quantity");
for (const name of listed(SECURITY_NAMES)) columns.set(name, "security");
for (const name of listed(BARCODE_FORMAT_NAMES)) columns.set(name, "barcode_format");
const kinds = new Map(
  CONTENT_KINDS.flatMap((kind) => listed(CONTENT_NAMES[kind]).map((name) => [name, kind])),
);
kinds.set("content", "content");
const fileRanks = new Map(FILE_NAMES.flatMap((names, rank) => listed(names).map((name) => [name, rank])));

/** The column that a name means in any table, null if it is none of ours. */
export const findColumn = (name: string): BatchColumn | null => columns.get(comparableName(name)) ?? null;

/** How well a name fits the content column of such a code: 0 is best; null: not at all. */
export const contentRank = (name: string, kind: "qr" | "barcode"): number | null => {
  const found = kinds.get(comparableName(name));
  return found === undefined ? null : RANKS[kind].indexOf(found);
};

/** The format of the product numbers with a check digit that a column holds, as its name says; null: it holds none. */
export const formatOfGtinName = (name: string): BarcodeFormat | null =>
  kinds.get(comparableName(name)) === "gtin" ? formatOfColumn(name) : null;

/** Whether a column contains barcodes of any kind, according to its name; those of shipping units are of one. */
export const isBarcodeName = (name: string): boolean =>
  kinds.get(comparableName(name)) === "barcode" && !isSsccName(name);

/** Whether a column contains web addresses, according to its name. */
export const isAddressName = (name: string): boolean => {
  const kind = kinds.get(comparableName(name));
  return kind === "url" || kind === "website";
};

const NUMBERS = new Set<ContentKind>(["gtin", "sku", "barcode", "code", "voucher", "ticket"]);

/** Whether a column contains article numbers or codes, according to its name. */
export const isNumberName = (name: string): boolean => {
  const kind = kinds.get(comparableName(name));
  return kind !== undefined && NUMBERS.has(kind);
};

/** Whether a column contains numbers of shipping units, according to its name. */
export const isSsccName = (name: string): boolean => ["sscc", "nve"].includes(comparableName(name));

/** The barcode format for a column according to its name; null if the name does not indicate one. */
export const formatOfColumn = (name: string): BarcodeFormat | null => {
  const word = comparableName(name);
  const kind = kinds.get(word);
  if (kind === "barcode") return "CODE128";
  if (kind !== "gtin") return null;
  if ((word.includes("upc") && !/ean|gtin/.test(word)) || word === "gtin12") return "UPC";
  if (word === "gtin14") return "ITF";
  return word.endsWith("8") ? "EAN8" : "EAN13";
};

/** How well a name fits the file name column: 0 is best; null: not at all. */
export const fileRank = (name: string): number | null => fileRanks.get(comparableName(name)) ?? null;

/** Columns whose names hold this one, or are held by it: `format` for `barcode_format`. */
export const alikeColumns = (name: string): BatchColumn[] => {
  const wanted = comparableName(name);
  if (wanted.length < 3) return [];
  return COMMON_COLUMNS.filter((column) => {
    const each = comparableName(column);
    return each.includes(wanted) || wanted.includes(each);
  });
};
