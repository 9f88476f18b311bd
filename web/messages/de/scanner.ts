import type { Texts } from "../areas.ts";

export const messages: Texts<"scanner"> = {
  "scan.no_code":
    "In diesem Bild scheint kein Code zu sein: Achten Sie darauf, dass der ganze Code zu sehen ist und zur Kamera zeigt",
  "scan.too_small":
    "Der Code ist in diesem Bild zu klein: Seine Module sind etwa {pixels} px breit. Gehen Sie näher heran oder verwenden Sie das Originalbild statt eines verkleinerten",
  "scan.cut_off":
    "Der Code ist am Bildrand abgeschnitten: Nehmen Sie das Bild noch einmal auf, mit etwas Platz um den Code",
  "scan.no_quiet_zone": "Um den Code fehlt der leere Rand: Lassen Sie ringsum vier Module hell und frei",
  "scan.blurred":
    "Das Bild des Codes ist unscharf: Halten Sie die Kamera ruhig und lassen Sie sie scharf stellen",
  "scan.low_contrast":
    "Der Code hebt sich kaum vom Hintergrund ab: Nehmen Sie das Bild bei mehr Licht auf, ohne Schatten und Spiegelung",
  "scan.damaged":
    "Hier ist ein Code, aber ein Teil davon ist verdeckt, beschädigt oder verzerrt: Glätten Sie ihn und nehmen Sie das Bild senkrecht von oben auf",
  "scan.unsure":
    "Hier sind Striche, aber sie ließen sich nicht sicher lesen: Nehmen Sie ein schärferes Bild auf, gerade von vorn",
  "scan.empty": "In diesem Bild ist ein Code, aber er enthält nichts",
  "scan.timeout":
    "Die Suche in diesem Bild hat zu lange gedauert: Schneiden Sie es auf den Code zu oder versuchen Sie es mit einem kleineren",

  "scan_file.type": "Bitte wählen Sie eine gültige Bilddatei (JPG, PNG, GIF, BMP, WebP)",
  "scan_file.too_large": "Die Datei muss kleiner als 10 MB sein",
  "scan_file.empty": "Diese Datei ist leer: Wählen Sie eine andere",
  "scan_file.broken":
    "Das Bild lässt sich nicht lesen: Die Datei ist beschädigt oder unvollständig. Speichern Sie sie neu oder wählen Sie eine andere",
  "scan_file.too_many_pixels":
    "Dieses Bild hat {pixels} Millionen Pixel: Schneiden Sie es auf den Code zu oder verkleinern Sie es auf weniger als {most} Millionen",
  "scan_file.too_long":
    "Eine Seite dieses Bildes ist länger als {most} Pixel: Schneiden Sie es auf den Code zu oder verkleinern Sie es",
  "scan_file.slow":
    "So, wie dieses Bild gespeichert ist, dauert das Lesen zu lange: Speichern Sie es neu, als gewöhnliches JPEG oder PNG",

  "link.scheme":
    "Das ist keine Webadresse: „{scheme}:“ kann ein Programm starten oder eine erfundene Seite zeigen und wird hier deshalb nicht geöffnet",
  "link.invalid": "Kein Browser kann diese Adresse öffnen: Etwas darin stimmt nicht",
  "link.credentials": "Was vor dem @ steht, sagt nichts darüber, wohin dieser Link führt. Er führt zu {host}",
  "link.lookalike": "Das ist nicht {lookalike}: Buchstaben einer anderen Schrift sehen nur so aus",
  "link.mixed_scripts":
    "Ein Wort dieses Hosts mischt Schriften ({scripts}): Manche Buchstaben sind nicht, was sie scheinen",
  "link.subdomain": "Lesen Sie Hosts vom Ende her: Dieser beginnt wie {start}, gehört aber zu {end}",
  "link.ip_address": "Der Host ist eine Zahl statt eines Namens: Daran kann niemand erkennen, wem er gehört",
  "link.short_link": "Ein Kurzlink: Wohin er weiterführt, ist vor dem Öffnen nicht zu sehen",
  "link.hidden_characters": "In dieser Adresse stehen Zeichen, die man nicht sieht",
  "link.not_encrypted":
    "Nicht verschlüsselt: Andere können unterwegs lesen und ändern, was diese Seite zeigt",

  "scanner.title": "QR-Code-Scanner für Bilder",
  "scanner.description":
    "QR-Codes und Barcodes aus einem Bild oder mit der Kamera scannen, kostenlos und ohne Konto. Jeder Code im Bild wird in Ihrem Browser gelesen, kein Bild wird hochgeladen.",
  "scanner.intro":
    "Liest jeden QR-Code und Barcode in einem Bild, auf diesem Gerät. Kein Bild wird hochgeladen.",

  "scanner.picture": "Bild",
  "scanner.drop": "Bilder hier ablegen",
  "scanner.tap": "Zum Auswählen tippen",
  "scanner.drop_over": "Zum Scannen loslassen",
  "scanner.drop_hint": "Oder zum Auswählen klicken oder mit {keys} einfügen",
  "scanner.drop_kinds": "JPG, PNG, GIF, BMP oder WebP, bis 10 MB",
  "scanner.choose": "Bild auswählen",
  "scanner.paste": "Einfügen",
  "scanner.again": "Erneut scannen",
  "scanner.reset": "Zurücksetzen",
  "scanner.size_mb": "{size} MB",
  "scanner.size_px": "{width} × {height} px",
  "scanner.preview": "Vorschau von {name}",
  "scanner.pasted_name": "Eingefügtes Bild",
  "scanner.clipboard_none": "In der Zwischenablage ist kein Bild: Kopieren Sie zuerst eines.",
  "scanner.clipboard_refused":
    "Der Browser lässt diese Seite die Zwischenablage nicht lesen. Drücken Sie stattdessen {keys} oder wählen Sie eine Datei.",
  "scanner.too_many": "Nur die ersten {most} Bilder wurden hinzugefügt. Scannen Sie die übrigen danach.",
  "scanner.pictures": "Bilder",
  "scanner.picture_state": "{name}: {state}",
  "scanner.state_waiting": "wartet",
  "scanner.state_scanning": "wird gescannt",
  "scanner.state_found": { one: "{n} Code", other: "{n} Codes" },
  "scanner.state_nothing": "kein Code",
  "scanner.state_refused": "nicht gescannt",

  "scanner.results": "Ergebnisse",
  "scanner.empty": "Noch kein QR-Code gescannt",
  "scanner.empty_hint":
    "Wählen Sie ein Bild, legen Sie es ab, fügen Sie es ein oder nutzen Sie die Kamera. Hier stehen dann seine Codes.",
  "scanner.scanning": "QR-Code wird gescannt …",
  "scanner.progress": "Fortschritt",
  "scanner.loading": "Der Barcode-Leser wird geladen …",
  "scanner.more": "Es wird nach weiteren Codes gesucht …",
  "scanner.found": "QR-Code gefunden!",
  "scanner.found_barcode": "Barcode gefunden!",
  "scanner.count": { one: "{n} Code in diesem Bild", other: "{n} Codes in diesem Bild" },
  "scanner.total": { one: "{n} Code in {pictures} Bildern", other: "{n} Codes in {pictures} Bildern" },
  "scanner.scanned": "QR-Code gescannt",
  "scanner.scanned_barcode": "Barcode gescannt",
  "scanner.not_found": "Kein QR-Code im Bild gefunden. Bitte versuchen Sie es mit einem deutlicheren Bild.",
  "scanner.qr_only":
    "Es wurde nur nach QR-Codes gesucht: Der Barcode-Leser konnte nicht geladen werden. Prüfen Sie Ihre Verbindung und scannen Sie noch einmal.",
  "scanner.stopped": "Der Scan wurde abgebrochen.",
  "scanner.failed":
    "Der Scanner konnte nicht gestartet werden. Prüfen Sie Ihre Verbindung und scannen Sie noch einmal.",

  "scanner.code": "Code {n}",
  "scanner.show_code": "Code {n}: {content}",
  "scanner.content": "Inhalt",
  "scanner.binary": "Dieser Code enthält Bytes statt Text. Sie sind hexadezimal dargestellt.",
  "scanner.copy": "Inhalt kopieren",
  "scanner.copy_all": "Alle kopieren",
  "scanner.copied": "In die Zwischenablage kopiert",
  "scanner.copy_failed": "Kopieren in die Zwischenablage fehlgeschlagen",
  "scanner.generate": "QR-Code erstellen",
  "scanner.make_barcode": "Diesen Barcode erstellen",
  "scanner.open_link": "Link öffnen",
  "scanner.open_anyway": "Trotzdem öffnen",
  "scanner.verify": "Signatur prüfen",
  "scanner.new_tab": "(wird in einem neuen Tab geöffnet)",
  "scanner.leads_to": "Dieser Link führt zu",
  "scanner.punycode": "Geschrieben als {host}",

  "scanner.field_name": "Name",
  "scanner.field_organization": "Organisation",
  "scanner.field_title": "Position",
  "scanner.field_phone": "Telefon",
  "scanner.field_email": "E-Mail",
  "scanner.field_website": "Website",
  "scanner.field_address": "Anschrift",
  "scanner.field_birthday": "Geburtstag",
  "scanner.field_note": "Notiz",
  "scanner.field_ssid": "Netzwerk",
  "scanner.field_security": "Sicherheit",
  "scanner.field_password": "Passwort",
  "scanner.field_hidden": "Verborgenes Netzwerk",
  "scanner.field_to": "An",
  "scanner.field_cc": "Kopie an",
  "scanner.field_bcc": "Blindkopie an",
  "scanner.field_subject": "Betreff",
  "scanner.field_message": "Nachricht",
  "scanner.field_position": "Breitengrad, Längengrad",
  "scanner.field_productName": "Produkt",
  "scanner.field_serialNumber": "Seriennummer",
  "scanner.field_manufacturer": "Hersteller",
  "scanner.field_model": "Modell",
  "scanner.field_batchNumber": "Charge",
  "scanner.field_manufacturingDate": "Hergestellt am",
  "scanner.field_expiryDate": "Läuft ab am",
  "scanner.field_category": "Kategorie",
  "scanner.field_description": "Beschreibung",
  "scanner.field_warrantyPeriod": "Garantie",
  "scanner.field_supportEmail": "Support",
  "scanner.field_documentTitle": "Dokument",
  "scanner.field_signerName": "Unterzeichner",
  "scanner.field_signerEmail": "E-Mail des Unterzeichners",
  "scanner.field_signatureType": "Art der Signatur",
  "scanner.field_documentHash": "Hash des Dokuments",
  "scanner.field_validUntil": "Gültig bis",
  "scanner.field_purpose": "Zweck",
  "scanner.field_securityLevel": "Sicherheitsstufe",
  "scanner.field_location": "Ort",
  "scanner.field_customData": "Weitere Daten",
  "scanner.field_timestamp": "Geschrieben am",
  "scanner.yes": "Ja",
  "scanner.no_security": "Keine: ein offenes Netzwerk",

  "scanner.camera": "Kamera verwenden",
  "scanner.camera_stop": "Kamera stoppen",
  "scanner.camera_picture": "Kamerabild",
  "scanner.camera_video": "Was die Kamera sieht",
  "scanner.camera_starting": "Die Kamera wird gestartet …",
  "scanner.camera_looking": "Halten Sie einen Code in den Rahmen",
  "scanner.camera_late": "Kein QR-Code gefunden",
  "scanner.camera_late_hint":
    "Gehen Sie näher heran, halten Sie still und sorgen Sie für genügend Licht. Die Kamera sucht weiter.",
  "scanner.camera_switch": "Kamera wechseln",
  "scanner.camera_light_on": "Licht einschalten",
  "scanner.camera_light_off": "Licht ausschalten",
  "scanner.camera_not_found": "Keine Kamera gefunden.",
  "scanner.camera_not_found_hint":
    "Schließen Sie eine an und versuchen Sie es noch einmal, oder wählen Sie ein Bild.",
  "scanner.camera_refused": "Der Zugriff auf die Kamera ist nicht erlaubt.",
  "scanner.camera_refused_hint":
    "Erlauben Sie ihn für diese Website über das Symbol neben der Adresse und versuchen Sie es noch einmal. Oder nehmen Sie mit einer anderen App ein Bild auf und wählen Sie es hier.",
  "scanner.camera_in_use": "Die Kamera wird schon verwendet.",
  "scanner.camera_in_use_hint":
    "Schließen Sie das Programm oder den Tab, der sie verwendet, und versuchen Sie es noch einmal.",
  "scanner.camera_insecure": "Die Kamera funktioniert nur auf sicheren Seiten.",
  "scanner.camera_insecure_hint":
    "Diese Seite wurde ohne https geöffnet. Öffnen Sie sie mit https oder nehmen Sie mit einer anderen App ein Bild auf und wählen Sie es hier.",
  "scanner.camera_failed": "Die Kamera konnte nicht gestartet werden.",
  "scanner.camera_failed_hint": "Versuchen Sie es noch einmal oder wählen Sie ein Bild.",
  "scanner.camera_hidden": "Die Kamera wurde gestoppt, während dieser Tab verborgen war.",
  "scanner.camera_idle": "Die Kamera wurde nach einer Minute ohne Code gestoppt.",
  "scanner.camera_retry": "Erneut versuchen",

  "scanner.seo_title": "Einen QR-Code aus einem Bild scannen",
  "scanner.seo_text":
    "Ein Code auf einem Screenshot, in einem Chat, auf einem fotografierten Etikett, und kein zweites Smartphone zur Hand, um ihn zu scannen: Geben Sie das Bild einfach dieser Seite. Sie liest jeden Code darin, in jedem Winkel, auch helle Codes auf dunklem Grund, und zeigt, wo jeder ist.",
  "scanner.seo_steps": "So funktioniert es",
  "scanner.seo_step1": "Bild hinzufügen",
  "scanner.seo_step1_text":
    "Legen Sie eines oder mehrere irgendwo auf dieser Seite ab, wählen Sie sie aus, fügen Sie einen Screenshot ein oder halten Sie den Code vor Ihre Kamera.",
  "scanner.seo_step2": "Lesen, was jeder Code enthält",
  "scanner.seo_step2_text":
    "Kontakte, Netzwerke, Nachrichten und Produktdaten werden Feld für Feld angezeigt; der Inhalt selbst steht daneben.",
  "scanner.seo_step3": "Verwenden",
  "scanner.seo_step3_text":
    "Kopieren Sie den Inhalt, erstellen Sie daraus einen neuen, sauberen Code oder öffnen Sie den Link, sobald Sie gesehen haben, wohin er führt.",
  "scanner.seo_reads": "Was gelesen wird",
  "scanner.seo_reads_text":
    "QR-Codes, Data Matrix, Aztec und PDF417; EAN-13, EAN-8, UPC-A, UPC-E, Code 128, Code 39, Code 93, ITF und GS1 DataBar. MSI und Pharmacode, denen eine eingebaute Prüfung fehlt, werden in sauberen Bildern gelesen, wie sie hier entstehen.",
  "scanner.seo_links": "Wohin ein Link wirklich führt",
  "scanner.seo_links_text":
    "Menschen können Codes nicht lesen, und manche Codes nutzen das aus. Bevor Sie einen Link öffnen, zeigt diese Seite seinen Host in klaren Buchstaben und weist auf ähnlich aussehende Buchstaben, irreführende Namen vor einem @, bloße Zahlen, Kurzlinks und fehlende Verschlüsselung hin. Was keine Webadresse ist, wird nie geöffnet.",
  "scanner.seo_private": "Ihre Bilder bleiben bei Ihnen",
  "scanner.seo_private_text":
    "Fotos und Kamerabilder liest ein Programm, das in dieser Seite läuft. Sie werden weder gesendet noch gespeichert, und niemand sieht sie. Einmal geladen, funktioniert die Seite auch ohne Verbindung.",
  "scanner.seo_tips": "Wenn ein Code nicht gefunden wird",
  "scanner.seo_tips_text":
    "Nehmen Sie den ganzen Code ins Bild, mit etwas leerem Rand. Gehen Sie näher heran, statt zu zoomen, halten Sie die Kamera parallel zum Code und vermeiden Sie Schatten und Spiegelungen. Ist der Code Teil eines großen Bildes, schneiden Sie es zu.",
  "scanner.related": "Eigene Codes erstellen",
};
