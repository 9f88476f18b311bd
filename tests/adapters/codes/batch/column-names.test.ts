import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { checkCsv, checkTable } from "../../../support/programs/check-table.ts";

describe("a table of contacts or networks without a type", () => {
  it.each([
    ["Room,SSID,Password\n101,Guest,secret123\n", "WiFi networks: add --type wifi."],
    ["Zimmer;Netzwerk;Passwort;Verschlüsselung\n1;Gast;geheim123;WPA\n", "WiFi networks: add --type wifi."],
    ["Vorname;Nachname;Firma;Telefon\nAda;Lovelace;;\n", "contacts: add --type vcard."],
    ["First Name,Last Name,Company,Mobile,E-mail\na,b,c,1,a@example.com\n", "contacts: add --type vcard."],
    ["Nome,Cognome,Azienda\nAda,Lovelace,ACME\n", "contacts: add --type vcard."],
    ["Product name,Serial number\nKettle,17\n", "products with serial numbers: add --type product."],
  ])("suggests the type that its columns look like: %j", async (text, advice) => {
    expect((await checkCsv(text)).said).toContain(`The columns look like ${advice}`);
  });

  it("shows the column names as written", async () => {
    expect(
      (await checkCsv("E-Mail,Vorname,Preis\na@example.com,Ada,1\n", { type: "barcode" })).said,
    ).toContain('it names "E-Mail", "Vorname", "Preis". The columns look like contacts: use --type vcard.');
  });
});

describe("recognizes names of contact fields in six languages:", () => {
  it.each([
    ["en", "First Name,Surname,Company,Job title,Mobile,E-mail,Street,Zip,City,Country"],
    ["de", "Vorname,Nachname,Firma,Position,Telefon,E-Mail,Straße,PLZ,Ort,Land"],
    [
      "de, with a name",
      "vorname,NAME,Firmen-Name,Titel,Handy,E-Mail-Adresse,Anschrift,Postleitzahl,Stadt,Staat",
    ],
    ["es", "Nombre,Apellidos,Empresa,Cargo,Teléfono,Correo electrónico,Dirección,Código postal,Ciudad,País"],
    ["fr", "Prénom,Nom,Société,Fonction,Téléphone,Courriel,Adresse,Code postal,Ville,Pays"],
    ["it", "Nome,Cognome,Azienda,Ruolo,Telefono,Indirizzo e-mail,Indirizzo,CAP,Città,Paese"],
    ["pt", "Nome,Sobrenome,Empresa,Função,Telemóvel,Endereço de e-mail,Endereço,CEP,Cidade,País"],
  ])("%s", async (_, header) => {
    const row = "Ada,Lovelace,ACME,Engineer,+49 30 1234567,ada@example.com,Main St 1,01067,Dresden,Germany";
    const { said, contents } = await checkCsv(`${header}\n${row}\n`, { type: "vcard" });
    expect(said).not.toMatch(/left out|issue/);
    expect(contents[0]?.split("\r\n")).toEqual([
      "BEGIN:VCARD",
      "VERSION:3.0",
      "N:Lovelace;Ada;;;",
      "FN:Ada Lovelace",
      "ORG:ACME",
      "TITLE:Engineer",
      "TEL:+49 30 1234567",
      "EMAIL:ada@example.com",
      "ADR;;;Main St 1;Dresden;;01067;Germany".replace("ADR;", "ADR:"),
      "END:VCARD",
      "",
    ]);
  });

  it.each(["google-contacts.csv", "google-contacts-old.csv"])(
    "in exports of Google Contacts: %s",
    async (name) => {
      const path = join(import.meta.dirname, "../../../cli/spreadsheets", name);
      const { said, contents } = await checkTable(path, { type: "vcard" });
      expect(said).not.toContain("issue");
      expect(said).toContain('The cell holds several values ("+49 170 1234567 ::: +49 30 1234567")');
      expect(contents[0]?.split("\r\n").slice(2, -2)).toEqual([
        "N:Lovelace;Ada;;;",
        "FN:Ada Lovelace",
        "ORG:ACME",
        "TITLE:Engineer",
        "TEL:+49 170 1234567",
        "EMAIL:ada@example.com",
        "URL:https://ada.example",
        "ADR:;;Main St 1;Dresden;Saxony;01067;DE",
        "NOTE:Engines",
      ]);
      expect((await checkTable(path)).said).toContain("The columns look like contacts: add --type vcard.");
    },
  );

  it("in exports of Outlook, where Title is not the job", async () => {
    const { said, contents } = await checkCsv(
      "Title,First Name,Last Name,Company,Job Title,Business Street,Business City,Business State,Business Postal Code,Business Country/Region,Home Phone,E-mail Address\n" +
        "Mr.,Ada,Lovelace,ACME,Engineer,Main St 1,Dresden,Saxony,01067,Germany,+49 30 1,ada@example.com\n",
      { type: "vcard" },
    );
    expect(said).toContain("left out: Title");
    expect(contents[0]).toContain("TITLE:Engineer\r\n");
    expect(contents[0]).toContain("TEL:+49 30 1\r\n");
    expect(contents[0]).toContain("ADR:;;Main St 1;Dresden;Saxony;01067;Germany");
    const alone = await checkCsv("First Name,Title\nAda,Engineer\n", { type: "vcard" });
    expect(alone.contents[0]).toContain("TITLE:Engineer\r\n");
  });

  it.each([
    [
      "German Outlook",
      "Anrede,Vorname,Nachname,Firma,Position,Straße privat,Straße geschäftlich,Ort geschäftlich,Region geschäftlich,Postleitzahl geschäftlich,Land/Region geschäftlich,Fax geschäftlich,Mobiltelefon,Telefon geschäftlich,Telefon privat,E-Mail-Adresse,Titel",
      "Frau,Ada,Lovelace,ACME,Chefin,Privatweg 2,Hauptstr. 1,Dresden,Sachsen,01067,Deutschland,030 9,0170 1,030 1,030 2,ada@example.com,Dr.",
    ],
    [
      "French Outlook",
      "Titre,Prénom,Nom,Société,Service,Titre,Rue (domicile),Rue (bureau),Ville (bureau),Dép/Région (bureau),Code postal (bureau),Pays/Région (bureau),Tél. mobile,Téléphone (bureau),Adresse de messagerie",
      "Mme,Ada,Lovelace,ACME,IT,Chefin,Privatweg 2,Hauptstr. 1,Dresden,Sachsen,01067,Deutschland,0170 1,030 1,ada@example.com",
    ],
    [
      "Spanish Outlook",
      "Nombre,Apellidos,Compañía,Puesto,Calle del trabajo,Ciudad del trabajo,Provincia o estado del trabajo,Código postal del trabajo,País o región del trabajo,Teléfono móvil,Teléfono del trabajo,Dirección de correo electrónico",
      "Ada,Lovelace,ACME,Chefin,Hauptstr. 1,Dresden,Sachsen,01067,Deutschland,0170 1,030 1,ada@example.com",
    ],
    [
      "Italian Outlook",
      "Titolo,Nome,Cognome,Società,Posizione,Via (uff.),Città (uff.),Provincia (uff.),CAP (uff.),Paese (uff.),Cellulare,Telefono (uff.),Indirizzo posta elettronica",
      "Sig.ra,Ada,Lovelace,ACME,Chefin,Hauptstr. 1,Dresden,Sachsen,01067,Deutschland,0170 1,030 1,ada@example.com",
    ],
    [
      "German Thunderbird",
      "Vorname,Nachname,Primäre E-Mail-Adresse,Sekundäre E-Mail-Adresse,Tel. dienstlich,Mobil-Tel.-Nr.,Privat: Adresse,Dienstlich: Adresse,Dienstlich: Ort,Dienstlich: Bundesland,Dienstlich: PLZ,Dienstlich: Land,Arbeitstitel,Organisation",
      "Ada,Lovelace,ada@example.com,b@example.com,030 1,0170 1,Privatweg 2,Hauptstr. 1,Dresden,Sachsen,01067,Deutschland,Chefin,ACME",
    ],
  ])("in exports of %s", async (_, header, row) => {
    const { contents } = await checkCsv(`${header}\n${row}\n`, { type: "vcard" });
    expect(contents[0]?.split("\r\n").slice(2, -2)).toEqual([
      "N:Lovelace;Ada;;;",
      "FN:Ada Lovelace",
      "ORG:ACME",
      "TITLE:Chefin",
      "TEL:030 1",
      "EMAIL:ada@example.com",
      "ADR:;;Hauptstr. 1;Dresden;Sachsen;01067;Deutschland",
    ]);
  });

  it.each([
    "Adresse de messagerie,Page Web",
    "Adresse de courrier,Page web",
    "Endereço de email,Página da Web",
  ])("email address and website in Outlook exports in French and Portuguese: %s", async (names) => {
    const row = "Ada,ada@example.com,ada.example,030 1";
    const { said, contents } = await checkCsv(`Prénom,${names},Téléphone principal\n${row}\n`, {
      type: "vcard",
    });
    expect(said).not.toContain("left out");
    expect(contents[0]).toContain("TEL:030 1\r\nEMAIL:ada@example.com\r\nURL:https://ada.example\r\n");
  });

  it("does not suggest a pager column for the missing email address", async () => {
    const { said } = await checkCsv("Prénom,Récepteur de radiomessagerie\nAda,\n", { type: "vcard" });
    expect(said).not.toContain("The contacts get no email address");
  });

  it("home phone numbers are used only if there is no other", async () => {
    const { contents } = await checkCsv("Vorname,Mobil,Tel. privat\nAda,,030 2\nBo,0170 1,030 3\n", {
      type: "vcard",
    });
    expect(contents.map((content) => /TEL:(.*)\r/.exec(content ?? "")?.[1])).toEqual(["030 2", "0170 1"]);
  });

  it.each(["Dr.", "Mme", "Prof. Dr.", "Herr Dr.-Ing.", "Sig.ra", "Mr"])(
    "a form of address is not read as a job title: %s",
    async (title) => {
      const { said, contents } = await checkCsv(`Vorname;Titel;Telefon\nAda;${title};030 1\n`, {
        type: "vcard",
      });
      expect(said).toContain(
        `1 job title is a form of address (first on line 2). The first is "${title}". It is left out`,
      );
      expect(contents[0]).not.toContain("TITLE");
    },
  );

  it("our own column name takes precedence over a similar one", async () => {
    const { contents } = await checkCsv("first_name,title,position\nAda,Engineer,7\n", { type: "vcard" });
    expect(contents[0]).toContain("TITLE:Engineer\r\n");
  });

  it("reports a missing field and an unused column that may hold it", async () => {
    const { said } = await checkCsv("Vorname,Telefonzentrale,Mail neu,Fax\nAda,030 1,a@example.com,030 2\n", {
      type: "vcard",
    });
    expect(said).toContain(
      'The contacts get no phone number. If "Telefonzentrale" holds it, rename that column "phone".',
    );
    expect(said).toContain(
      'The contacts get no email address. If "Mail neu" holds it, rename that column "email".',
    );
    const whole = await checkCsv("Vorname,Telefon,Telefonzentrale\nAda,030 1,030 2\n", { type: "vcard" });
    expect(whole.said).not.toContain("get no phone");
  });

  it("reads the first of two phone columns and says so", async () => {
    const { said, contents } = await checkCsv("Vorname;Mobil;Telefon\nAda;+49 170 1;+49 30 1234567\n", {
      type: "vcard",
    });
    expect(said).toContain('Both "Telefon" and "Mobil" could be the phone. "Telefon" is read');
    expect(contents[0]).toContain("TEL:+49 30 1234567");
  });

  it("a column of full names is used as the contact's name", async () => {
    const { contents } = await checkCsv("Name;E-Mail\nAda Lovelace;ada@example.com\n", { type: "vcard" });
    expect(contents[0]).toContain("FN:Ada Lovelace");
  });
});

describe("recognizes names of product fields in six languages:", () => {
  it.each([
    ["en", "Product name,Serial no.,Manufacturer,Model"],
    ["de", "Produktname,Seriennummer,Hersteller,Modell"],
    ["es", "Nombre del producto,Número de serie,Fabricante,Modelo"],
    ["fr", "Nom du produit,Numéro de série,Fabricant,Modèle"],
    ["it", "Nome del prodotto,Numero di serie,Produttore,Modello"],
    ["pt", "Nome do produto,Número de série,Fabricante,Modelo"],
  ])("%s", async (_, header) => {
    const rows = `${header}\nKettle,K-17,ACME,M1\n`;
    const { said, contents } = await checkCsv(rows, { type: "product" });
    expect(said).not.toMatch(/left out|issue/);
    expect(JSON.parse(contents[0] ?? "")).toMatchObject({
      productName: "Kettle",
      serialNumber: "K-17",
      manufacturer: "ACME",
      model: "M1",
    });
    expect((await checkCsv(rows)).said).toContain("products with serial numbers: add --type product.");
  });
});

describe("recognizes names of WiFi fields in six languages:", () => {
  it.each([
    ["en", "Network name,Passphrase,Encryption,Hidden", "yes"],
    ["de", "WLAN-Name,Kennwort,Verschlüsselung,Versteckt", "ja"],
    ["es", "Nombre de la red,Contraseña,Cifrado,Oculta", "sí"],
    ["fr", "Nom du réseau,Mot de passe,Chiffrement,Masqué", "oui"],
    ["it", "Nome rete,Chiave,Crittografia,Nascosta", "sì"],
    ["pt", "Nome da rede,Palavra-passe,Criptografia,Rede oculta", "sim"],
  ])("%s", async (_, header, yes) => {
    const { said, contents } = await checkCsv(`${header}\nGuest,secret123,WPA,${yes}\n`, { type: "wifi" });
    expect(said).not.toMatch(/left out|issue/);
    expect(contents).toEqual(["WIFI:T:WPA;S:Guest;P:secret123;H:true;;"]);
  });
});

describe("a column of product numbers that are made into QR codes", () => {
  it.each([
    ["EAN", "4006381333931", "--type barcode --barcode-format EAN13"],
    ["UPC", "036000291452", "--type barcode --barcode-format UPC"],
    ["GTIN-14", "14006381333938", "--type barcode --barcode-format ITF"],
    ["Code-barres", "A-4006", "--type barcode --barcode-format CODE128"],
  ])("is reported once with the options for barcodes: %s", async (name, number, options) => {
    const { said } = await checkCsv(`${name}\n${number}\n${number}\n`);
    expect(said.split("\n").filter((line) => line.startsWith("QR codes"))).toEqual([
      `QR codes are made from the column "${name}". For barcodes, add ${options}.`,
    ]);
  });

  it("is not reported for other columns, barcodes and rows with types", async () => {
    const texts = await Promise.all([
      checkCsv("content\n1\n"),
      checkCsv("EAN\n4006381333931\n", { type: "barcode", barcodeFormat: "EAN13" }),
      checkCsv("type,EAN\nqr,4006381333931\n"),
    ]);
    expect(texts.map(({ said }) => said).join("\n")).not.toContain("QR codes are made from");
  });
});

describe("a column of barcode formats", () => {
  it.each(["Barcode-Typ", "Barcode type", "tipo de código de barras", "Type de code-barres", "Symbologie"])(
    "is recognized as %s",
    async (name) => {
      const { said, contents } = await checkCsv(`${name},Barcode\nEAN-13,4006381333931\nCode 128,ABC-1\n`, {
        type: "barcode",
      });
      expect(said).toContain(`"${name}" is read as barcode_format`);
      expect(contents).toEqual(["4006381333931", "ABC-1"]);
    },
  );

  it("is ignored if it has formats of another program", async () => {
    const { said, contents } = await checkCsv("Barcode-Typ,Barcode\n#13,4006381333931\n", {
      type: "barcode",
      barcodeFormat: "EAN13",
    });
    expect(said).toContain("left out: Barcode-Typ");
    expect(contents).toEqual(["4006381333931"]);
  });
});
