import type { BatchColumn } from "./batch-columns.ts";
import { comparableName } from "./column-names.ts";
import { withoutPlace } from "./contact-places.ts";

/**
 * Common names of contact and WiFi fields in English, Spanish, French, German, Italian and Portuguese, and
 * those in exports of Google Contacts, Outlook and Thunderbird (`Phone 1 - Value`, `Business Street`,
 * `Primary Email`); if a table has several of them, the first one is read.
 */
const PAYLOAD_NAMES: Partial<Record<BatchColumn, string>> = {
  first_name:
    "first name, forename, given name, nombre de pila, nombres, prénom, Vorname, Rufname, nome di battesimo, nome próprio, primeiro nome, prenome, full name, contact name, nombre completo, nom complet, nom et prénom, Vollständiger Name, Vor- und Nachname, Ansprechpartner, nome completo, nominativo, last name first name, name first name, apellidos nombre, nom prénom, Nachname Vorname, Name Vorname, cognome nome, sobrenome nome",
  last_name:
    "last name, surname, family name, apellido, apellidos, primer apellido, nom de famille, Nachname, Familienname, Zuname, cognome, sobrenome, apelido, apelidos, último nome",
  organization:
    "organization, organisation, company, company name, employer, empresa, compañía, organización, nombre de la empresa, société, entreprise, nom de l'entreprise, raison sociale, Firma, Firmenname, Unternehmen, azienda, società, ditta, organizzazione, ragione sociale, organização, companhia, nome da empresa, organization name, organization 1 name",
  title:
    "title, job title, position, role, cargo, puesto, título, fonction, poste, titre, Position, Funktion, Titel, Berufsbezeichnung, Stellenbezeichnung, ruolo, posizione, qualifica, titolo, função, puesto de trabajo, Arbeitstitel, titre de poste, organization title, organization 1 title",
  phone:
    "phone, phone number, telephone, telephone number, tel., tel. no., work phone, business phone, teléfono, número de teléfono, téléphone, numéro de téléphone, tél., Telefon, Telefonnummer, Telefon-Nr., Rufnummer, telefono, numero di telefono, telefone, número de telefone, mobile, mobile phone, mobile number, cell, cell phone, cellphone, móvil, celular, portable, téléphone portable, téléphone mobile, Mobil, Mobiltelefon, Mobilnummer, Handy, Handynummer, cellulare, telefono cellulare, telemóvel, Mobil-Tel., Mobil-Tel.-Nr., Mobiltelefonnummer, Telefon mobil, Tel. mobil, Handy-Nr., tél. mobile, tél. portable, téléphone mobile 1, teléfono móvil, teléfono celular, número de móvil, tel. cellulare, telefono mobile, telefone celular, telefone móvel, home phone, primary phone, téléphone principal, phone 1 value",
  email:
    "email, email address, mail, mail address, work email, correo, correo electrónico, dirección de correo, dirección de correo electrónico, courriel, adresse e-mail, adresse mail, adresse électronique, E-Mail-Adresse, Mailadresse, posta elettronica, indirizzo e-mail, indirizzo mail, correio eletrónico, correio eletrônico, endereço de e-mail, primary email, primary e-mail address, primäre E-Mail-Adresse, adresse de messagerie, adresse de messagerie électronique, adresse de courrier, adresse de courrier électronique, adresse électronique principale, adresse de courriel, dirección de correo electrónico principal, correo electrónico principal, indirizzo posta elettronica, indirizzo di posta elettronica, indirizzo e-mail principale, endereço de correio eletrónico, endereço de correio eletrônico, endereço de email, E-Mail 1, e-mail 1 value",
  website:
    "website, web site, web page, homepage, web, site, URL, web address, sitio web, página web, página da web, dirección web, site web, site internet, page web, adresse web, Webseite, Webadresse, Internetseite, Internet, sito, sito web, pagina web, indirizzo web, sítio, sítio web, endereço web, web page 1, Webseite 1, page web 1, website 1 value",
  address:
    "address, street, street address, address line 1, dirección, calle, domicilio, adresse, rue, Straße, Strasse, Str., Anschrift, Straße und Hausnummer, Straße/Hausnummer, Straße + Nr., indirizzo, via, endereço, rua, morada, business street, address 1 street",
  city: "city, town, ciudad, localidad, población, ville, commune, Stadt, Ort, Wohnort, città, comune, località, cidade, localidade, business city, address 1 city",
  state:
    "state, province, region, estado, provincia, región, état, région, Bundesland, Kanton, regione, distrito, região, província, Bundesland/Kanton, dép./région, état/province, provincia o estado, estado/província, estado ou província, business state, address 1 region",
  zip_code:
    "zip code, zip, postal code, postcode, código postal, CP, C.P., code postal, PLZ, Postleitzahl, CAP, codice postale, CEP, business postal code, address 1 postal code",
  country:
    "country, país, pays, Land, Staat, paese, nazione, país, country/region, Land/Region, pays/région, país o región, país/región, paese/area geografica, paese/regione, país/região, business country/region, address 1 country",
  note: "note, notes, comment, comments, remark, remarks, nota, notas, observaciones, comentario, comentarios, remarque, remarques, commentaire, commentaires, Notiz, Notizen, Bemerkung, Bemerkungen, Kommentar, annotazioni, osservazioni, anotações, observações, observação, comentário, comentários",
  ssid: "SSID, network, network name, WiFi, WiFi name, WiFi network, WLAN, WLAN name, red, nombre de red, nombre de la red, red wifi, réseau, nom du réseau, nom réseau, réseau wifi, Netzwerk, Netzwerkname, Netz, WLAN-Netz, rete, nome rete, nome della rete, rete wifi, rede, nome da rede, rede wifi",
  password:
    "password, passphrase, pass, key, network key, WiFi password, WiFi key, WLAN password, pre-shared key, PSK, contraseña, clave, contraseña wifi, clave wifi, mot de passe, clé, clé wifi, mot de passe wifi, Passwort, Kennwort, Schlüssel, Netzwerkschlüssel, WLAN-Passwort, WLAN-Schlüssel, WLAN-Kennwort, chiave, chiave di rete, password wifi, parola d'ordine, senha, palavra-passe, chave, senha wifi, WPA key, WPA2 key, WPA3 key, WPA password, WPA2 password, WPA PSK, WPA2 PSK, WLAN key, security key, network security key, WiFi-Passwort, WiFi-Kennwort, WiFi-Schlüssel, WPA-Schlüssel, WPA2-Schlüssel, Sicherheitsschlüssel, Netzwerksicherheitsschlüssel, clé WPA, clé WPA2, clé réseau, clé de sécurité, clave WPA, clave WPA2, clave de red, contraseña de red, chiave WPA, chiave WPA2, chiave di sicurezza, chave WPA, chave de rede, chave de segurança, senha da rede",
  hidden:
    "hidden, hidden network, hidden SSID, oculta, oculto, red oculta, masqué, caché, réseau masqué, versteckt, verborgen, unsichtbar, nascosta, nascosto, rete nascosta, rede oculta",
};

/** Common names of product fields. */
const PRODUCT_NAMES: Partial<Record<BatchColumn, string>> = {
  product_name:
    "product name, product, item name, nombre del producto, nombre de producto, producto, nom du produit, nom de produit, produit, Produktname, Produktbezeichnung, Produkt, Artikelname, Artikelbezeichnung, nome del prodotto, nome prodotto, prodotto, nome do produto, nome de produto, produto",
  serial_number:
    "serial number, serial, serial no., S/N, número de serie, nº de serie, numéro de série, nº de série, n° de série, Seriennummer, Serien-Nr., numero di serie, numero seriale, matricola, número de série",
  manufacturer:
    "manufacturer, maker, brand, fabricante, marca, fabricant, marque, Hersteller, Marke, produttore, fabbricante",
  model: "model, model number, modelo, modèle, Modell, Modellnummer, modello",
  batch_number:
    "batch number, batch, lot, lot number, número de lote, lote, numéro de lot, Chargennummer, Charge, Losnummer, numero di lotto, lotto",
  manufacturing_date:
    "manufacturing date, production date, fecha de fabricación, date de fabrication, Herstellungsdatum, Produktionsdatum, data di produzione, data di fabbricazione, data de fabrico, data de fabricação",
  expiry_date:
    "expiry date, expiration date, best before, fecha de caducidad, fecha de vencimiento, date d'expiration, date de péremption, Verfallsdatum, Ablaufdatum, data di scadenza, data de validade",
  category: "category, categoría, catégorie, Kategorie, categoria",
  description: "description, descripción, Beschreibung, descrizione, descrição",
  warranty_period: "warranty period, warranty, garantía, garantie, garanzia, garantia",
  location: "location, ubicación, emplacement, Standort, ubicazione, localização",
};

/** A word for the first name, the last name or both, depending on the other columns. */
const NAMES = new Set(["name", "nombre", "nom", "nome"]);

interface NamedColumn {
  column: BatchColumn;
  /** The lowest of several is meant. */
  rank: number;
}

const byName = (names: Partial<Record<BatchColumn, string>>): Map<string, NamedColumn> => {
  const known = new Map<string, NamedColumn>();
  for (const [column, list] of Object.entries(names)) {
    for (const [rank, name] of list.split(", ").entries()) {
      const word = comparableName(name);
      if (!known.has(word)) known.set(word, { column: column as BatchColumn, rank });
    }
  }
  return known;
};
const payloads = byName(PAYLOAD_NAMES);
const products = byName(PRODUCT_NAMES);

/** The contact or network field that a name means, null if none. */
export const findPayloadColumn = (name: string): NamedColumn | null =>
  payloads.get(comparableName(name)) ?? placedColumn(name);

/** Home details are read only if there are no others. */
const RANKS = { work: 0.5, home: 1000 };
/** A network belongs to a place, and is called by it. */
const UNPLACED = new Set<BatchColumn>(["ssid", "password", "hidden"]);

const placedColumn = (name: string): NamedColumn | null => {
  const placed = withoutPlace(name);
  const found = placed === null ? undefined : payloads.get(comparableName(placed.field));
  if (placed === null || found === undefined || UNPLACED.has(found.column)) return null;
  return { column: found.column, rank: found.rank + RANKS[placed.place] };
};

/** The product field that a name means, null if none. */
export const findProductColumn = (name: string): NamedColumn | null =>
  products.get(comparableName(name)) ?? null;

/** Words for a job title that also mean a form of address: Dr., Mme. */
const ADDRESSES = new Set(["title", "Titel", "titre", "titolo", "título"].map(comparableName));

/** Whether a column is named just "title", so that it may contain forms of address. */
export const isJustTitle = (name: string): boolean => ADDRESSES.has(comparableName(name));

/** Whether a column can only contain job titles. */
export const isSurelyJobTitle = (name: string): boolean => comparableName(name) === "jobtitle";

/** Whether a column contains job titles, so that one named "Titel" next to it contains forms of address. */
export const isJobTitle = (name: string): boolean =>
  !isJustTitle(name) && findPayloadColumn(name)?.column === "title";

/** Whether a column is named just "name". */
export const isJustName = (name: string): boolean => NAMES.has(comparableName(name));
