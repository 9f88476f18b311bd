import type { Texts } from "../areas.ts";

export const messages: Texts<"bulk-rows"> = {
  "rows.empty_cell": "Die Zelle ist leer.",
  "rows.no_format":
    "Es ist kein Barcode-Format angegeben: Schreiben Sie eines wie {format} in eine Spalte „barcode_format“.",
  "rows.format": "„{text}“ ist kein Barcode-Format: Wählen Sie eines von {formats}.",
  "rows.product_digits": "Eine Produktnummer hat 8, 12, 13 oder 14 Ziffern, und {text} hat {digits}.",
  "rows.without_digit": "Falls es eine {format} ohne Prüfziffer ist, lautet sie {number}.",
  "rows.upc_e": "Falls es ein UPC-E ist, steht er für den UPC-A {number}.",
  "rows.other_format":
    "Diese {digits} Ziffern passen zu {format}: Wählen Sie dieses Format, in einer Spalte „barcode_format“, wo sich die Zeilen unterscheiden.",
  "rows.type_is_format":
    "„{text}“ ist ein Barcode-Format: Nennen Sie die Spalte „barcode_format“ und wählen Sie den Typ barcode.",
  "rows.type_is_security":
    "„{text}“ ist die Sicherheit eines WLANs: Nennen Sie die Spalte „security“ und wählen Sie den Typ wifi.",
  "rows.type": "„{text}“ ist keiner der Typen {types}.",
  "rows.design": "„{text}“ ist hier weder ein Design noch eine Vorlage: Wählen Sie eines von {designs}.",
  "rows.one_of": "Das ist nichts von {choices}.",
  "rows.yes_no": "„{text}“ ist weder ja noch nein.",
  "rows.cell_holds": "In der Zelle steht „{text}“.",
  "rows.values": {
    one: "Die Zeile hat {n} Wert, die Kopfzeile nennt {named}.",
    other: "Die Zeile hat {n} Werte, die Kopfzeile nennt {named}.",
  },
  "rows.quote_delimiter": "Ein Wert, der das Trennzeichen enthält, braucht doppelte Anführungszeichen.",
  "rows.quote_break":
    "Ein Wert, der einen Zeilenumbruch enthält, braucht doppelte Anführungszeichen. Wenn eine Tabellenkalkulation leere Zellen am Ende der Zeile ausgelassen hat, verwenden Sie ihre .xlsx-Datei.",
  "rows.quote_open": "In dieser Zeile wird ein doppeltes Anführungszeichen geöffnet und nicht geschlossen.",
  "rows.quote_after":
    'Hinter einem schließenden Anführungszeichen steht Text. Schreiben Sie innerhalb eines Wertes in Anführungszeichen "" für ein Anführungszeichen.',
  "rows.quote_inside":
    'Ein doppeltes Anführungszeichen steht in einem Wert ohne Anführungszeichen. Setzen Sie den ganzen Wert in Anführungszeichen und schreiben Sie "" für eines.',
  "rows.rounded":
    "{text} ist wahrscheinlich das, was eine Tabellenkalkulation von einer langen Zahl gespeichert hat, die sie als {shown} anzeigte (wissenschaftliche Schreibweise): Die letzten Ziffern fehlen. Formatieren Sie die Spalte als Text und geben Sie diese Zahlen erneut ein.",
  "rows.rounded_neighbor":
    "{text} endet mit Nullen wie die beschädigte {other} in Zeile {line}; die Prüfziffer passt, wie bei jeder zehnten beschädigten Zahl. Formatieren Sie die Spalte als Text und geben Sie diese Zahlen erneut ein.",
  "rows.cut":
    "{text} hat ab der 16. Ziffer nur Nullen: Tabellenkalkulationen behalten 15 Ziffern einer Zahl, die anderen sind also wahrscheinlich verloren. Formatieren Sie die Spalte als Text, geben Sie diese Zahlen erneut ein und exportieren Sie noch einmal.",
  "rows.maybe_cut":
    "{text} hat ab der 16. Ziffer nur Nullen: Wenn es in einer Tabellenkalkulation eine Zahl war, sind die letzten Ziffern verloren. Wenn nicht, ist es so richtig.",
  "rows.scientific":
    "„{text}“ ist, wie eine Tabellenkalkulation eine lange Zahl anzeigt (wissenschaftliche Schreibweise): Die letzten Ziffern fehlen. Formatieren Sie die Spalte als Text, geben Sie diese Zahlen erneut ein und exportieren Sie noch einmal; oder verwenden Sie die .xlsx-Datei selbst, wenn sie noch alle Ziffern hat.",
  "rows.scientific_text":
    "„{text}“ ist, wie eine Tabellenkalkulation eine lange Zahl anzeigt (wissenschaftliche Schreibweise): Die letzten Ziffern fehlen. Formatieren Sie die Spalte als Text und geben Sie diese Zahlen erneut ein.",
  "rows.maybe_scientific":
    "„{text}“ sieht aus wie eine lange Zahl in wissenschaftlicher Schreibweise, deren letzte Ziffern fehlen. Wenn es ein Name oder ein Code ist, ist es so richtig.",
  "rows.if_right": "Wenn die Zahl stimmt, übernimmt {force} sie.",
  "rows.if_name": "Wenn es der Name ist, übernimmt {force} ihn.",
  "rows.if_meant": "Wenn das Zeichen gemeint ist, übernimmt {force} es.",
  "rows.as_it_is": "{force} übernimmt es unverändert.",
  "rows.lost_letters":
    "Buchstaben sind verloren: Der Wert enthält das Ersatzzeichen � (U+FFFD). Exportieren Sie noch einmal als UTF-8 oder geben Sie den Wert erneut ein.",
  "rows.formula_error": "In der Zelle steht {text}: Ihre Formel hat einen Fehler.",
  "rows.formula_pending":
    "In der Zelle steht {text}: Die Tabelle wurde exportiert, bevor die Formel ein Ergebnis hatte. Exportieren Sie sie noch einmal.",
  "rows.too_narrow":
    "In der Zelle steht {text}: Die Spalte war zu schmal für ihre Zahl oder ihr Datum. Machen Sie sie breiter und exportieren Sie noch einmal.",
  "rows.no_result":
    "Die Zelle hat eine Formel ohne Ergebnis. Öffnen Sie die Datei in einer Tabellenkalkulation, speichern Sie sie und versuchen Sie es noch einmal.",
  "rows.date":
    "Die Zelle enthält ein Datum, {text}: Eine Tabellenkalkulation hat es vielleicht aus einem Text wie 10-12 gemacht. Formatieren Sie die Spalte als Text und geben Sie die Texte erneut ein.",
  "rows.time":
    "Die Zelle enthält eine Uhrzeit, {text}: Eine Tabellenkalkulation hat sie vielleicht aus einem Text wie 12:30 gemacht. Formatieren Sie die Spalte als Text und geben Sie die Texte erneut ein.",
  "rows.number_long":
    "Die Zelle enthält die Zahl {text}: Tabellenkalkulationen behalten {digits} Ziffern einer Zahl, die letzten fehlen also. Formatieren Sie die Spalte als Text und geben Sie diese Zahlen erneut ein.",
  "rows.number_scientific":
    "Die Zelle enthält die Zahl {text} in wissenschaftlicher Schreibweise: Es war ein Text wie 3E5 oder eine längere Zahl, deren andere Ziffern verloren sind. Formatieren Sie die Spalte als Text und geben Sie diese Zahlen erneut ein.",
  "rows.decimal":
    "{text} ist eine Produktnummer, die ein Programm als Zahl mit Nachkommastellen geschrieben hat.",
  "rows.exponent":
    "{text} ist eine Produktnummer, die ein Programm in wissenschaftlicher Schreibweise geschrieben hat, mit allen Ziffern.",
  "rows.lost_zero":
    "{text} hat {digits} Ziffern und eine Prüfziffer, die passt: Eine Tabellenkalkulation hat wahrscheinlich die führende Null weggelassen.",
  "rows.wrong_digit":
    "{text} hat die {digits} Ziffern einer ganzen {format}, und die Prüfziffer müsste {digit} sein: Eine Ziffer ist falsch.",
  "rows.sscc_characters": "Eine SSCC hat 18 Ziffern, und „{text}“ enthält andere Zeichen.",
  "rows.sscc_zero":
    "Eine SSCC hat 18 Ziffern, und {text} hat 17: Mit der führenden Null, die Tabellenkalkulationen weglassen, ist es {whole}.",
  "rows.sscc_length": "Eine SSCC hat 18 Ziffern, und {text} hat {digits}.",
  "rows.sscc_digit": "Die Prüfziffer der SSCC {text} müsste {digit} sein.",
  "rows.sscc_brackets": "Der Code würde die Klammern enthalten: Schreiben Sie {digits}.",
  "rows.stray_apostrophe": "Es beginnt mit einem Apostroph.",
  "rows.stray_full_width": "Es ist in breiten Ziffern (０ bis ９) geschrieben.",
  "rows.stray_script": "Es ist in den Ziffern einer anderen Schrift geschrieben.",
  "rows.stray_invisible": "Es enthält ein unsichtbares Zeichen.",
  "rows.stray_break": "Es enthält einen Zeilenumbruch.",
  "rows.stray_first_space": "Es beginnt mit einem Leerzeichen.",
  "rows.stray_last_space": "Es endet mit einem Leerzeichen.",
  "rows.stray_spaces": "Es enthält Leerzeichen.",
  "rows.stray_other": "Es enthält „{character}“.",
  "rows.taken_as": "„{text}“ wird als {bare} gelesen.",
  "rows.several": "Die Zelle enthält mehrere Werte („{text}“): {taken} wird verwendet.",
  "rows.mark":
    "Der Inhalt beginnt mit einer unsichtbaren Bytereihenfolge-Marke (U+FEFF), die Scanner weglassen.",
  "rows.security":
    "„{text}“ ist keine Sicherheit, die ein Code nennen kann: Verwenden Sie WPA (auch für WPA2 und WPA3), WEP oder nopass (für ein offenes Netz).",
  "rows.security_enterprise":
    "Ein Netz mit der Sicherheit „{text}“ fragt nach einem Benutzernamen, für den dieses Formular keinen Platz hat: Der Typ wifi-enterprise hat einen.",
  "rows.open_network": "Wenn das Netz offen ist, ist seine Sicherheit nopass.",
  "rows.password_unused":
    "Es gibt ein Passwort, und nach der Sicherheit „{text}“ ist das Netz offen: Ein solcher Code lässt das Passwort weg. Entfernen Sie das Passwort oder schreiben Sie WPA oder WEP.",
  "rows.address_cut": "Die Webadresse endet mit „…“: Sie wurde abgeschnitten.",
  "rows.address_placeholder":
    "Die Webadresse enthält {placeholder}, einen Platzhalter, der nicht ausgefüllt wurde.",
  "rows.address_several":
    "Das sind mehrere Webadressen, und Smartphones öffnen eine davon oder nichts: Erstellen Sie einen Code für jede.",
  "rows.address_start": "„{text}“ beginnt nicht wie eine Webadresse, mit https:// oder http://.",
  "rows.address_text":
    "Hinter der Webadresse steht weiterer Text, und Smartphones öffnen nur einen Teil davon oder nichts: Lassen Sie die Adresse allein in ihrer Zelle.",
  "rows.address_break":
    "In der Webadresse ist ein Zeilenumbruch: Smartphones öffnen nur einen Teil davon oder nichts.",
  "rows.address_space":
    "In der Webadresse ist ein Leerzeichen: Smartphones öffnen nur einen Teil davon oder nichts.",
  "rows.address_entity": "Die Webadresse enthält &amp;, wie Webseiten ein & schreiben: Schreiben Sie nur &.",
  "rows.address_label":
    "Vor der Webadresse steht ein Wort, und Smartphones zeigen sie als Text: Lassen Sie die Adresse allein in ihrer Zelle.",
  "rows.address_quotes":
    "Um die Webadresse stehen Anführungszeichen oder Klammern, und Smartphones zeigen sie als Text oder öffnen einen Teil davon.",
  "rows.address_end": "Die Webadresse endet mit „{character}“, was wahrscheinlich nicht dazugehört.",
  "rows.file_taken": "Der Dateiname {name} ist schon der von Zeile {line}.",
  "rows.file_extension": "Der Dateiname endet mit .{extension}, aber es werden {format}-Dateien geschrieben.",
  "rows.file_character": "Ein Dateiname darf {character} nicht enthalten.",
  "rows.file_invisible": "Der Dateiname enthält unsichtbare Zeichen.",
  "rows.file_empty": "Der Dateiname ist leer.",
  "rows.file_first": "Ein Dateiname darf nicht mit einem Punkt oder Leerzeichen beginnen.",
  "rows.file_last": "Ein Dateiname darf vor seiner Endung nicht mit einem Punkt oder Leerzeichen enden.",
  "rows.file_spaces": "Ein Dateiname darf keine zwei Leerzeichen hintereinander enthalten.",
  "rows.file_space": "Der Dateiname enthält ein ungewöhnliches Leerzeichen.",
  "rows.file_long": "Der Dateiname hat {bytes} Byte vor seiner Endung; {most} sind möglich.",
  "rows.file_device": "Windows reserviert diesen Dateinamen für ein Gerät.",
  "rows.quantity":
    "„{text}“ ist keine Anzahl von Etiketten: Schreiben Sie eine ganze Zahl von 1 bis {most} oder entfernen Sie die Zeile.",
  "rows.quantity_unused":
    "„{text}“ ist keine ganze Zahl ab 1. Diese Zeile ergibt trotzdem einen Code: Entfernen Sie sie, wenn sie keinen braucht.",
  "rows.label_letters": "Keine Schrift hier hat diese Buchstaben des Textes: {letters}.",
  "rows.label_text_long":
    "Der Text ist auch mit {points} Punkt zu lang für das Etikett („{text}“): Neben dem Code sind {width} mal {height} frei. Kürzen Sie ihn, drucken Sie weniger Zeilen oder nehmen Sie ein größeres Etikett.",
  "rows.label_picture_room": "Für ein Bild ist kein Platz: Neben dem Code sind {width} mal {height} frei.",
  "rows.label_picture_missing":
    "Das Bild „{name}“ ist nicht hier: Fügen Sie die Datei hinzu oder korrigieren Sie den Namen in der Zeile.",
  "rows.label_dpi": "Ein Drucker druckt alle Etiketten mit {dpi} dpi: Lassen Sie diese Zelle leer.",
  "rows.label_code_large":
    "Der Code ist {width} breit und {height} hoch; das Etikett hat Platz für {roomWidth} mal {roomHeight}.",
  "rows.label_code_needs_dot":
    "Der Code braucht mindestens {width} mal {height}, mit Modulen von {module} (1 Punkt bei {dpi} dpi); das Etikett hat Platz für {roomWidth} mal {roomHeight}.",
  "rows.label_code_needs":
    "Der Code braucht mindestens {width} mal {height}, mit Modulen von {module} ({dots} Punkte bei {dpi} dpi); das Etikett hat Platz für {roomWidth} mal {roomHeight}.",
  "rows.own_label_wide": "Ein Etikett von {label} Breite passt nicht auf eine Seite von {page} Breite.",
  "rows.own_label_wide_margin":
    "Ein Etikett von {label} Breite passt nicht auf eine Seite von {page} Breite mit {margin} Rand davor.",
  "rows.own_label_high": "Ein Etikett von {label} Höhe passt nicht auf eine Seite von {page} Höhe.",
  "rows.own_label_high_margin":
    "Ein Etikett von {label} Höhe passt nicht auf eine Seite von {page} Höhe mit {margin} Rand davor.",
  "rows.own_label_columns":
    "{count} Spalten von {label} mit Abständen von {gap} passen nicht auf eine Seite von {page} Breite: Sie hat Platz für {most}.",
  "rows.own_label_rows":
    "{count} Reihen von {label} mit Abständen von {gap} passen nicht auf eine Seite von {page} Höhe: Sie hat Platz für {most}.",
  "rows.too_wide":
    "Module von {module} machen diesen Code {width} Punkte breit bei {dpi} dpi, und {most} sind möglich: Schreiben Sie höchstens {mostModule} oder eine niedrigere Auflösung.",
  "rows.too_narrow_size":
    "Die Größe ist zu klein: Bei {dpi} dpi brauchen dieser Code und seine Ruhezone mindestens {least}.",
  "rows.black_gradient":
    "Schwarz allein druckt keinen Verlauf: Lassen Sie ihn weg oder schalten Sie „Nur schwarze Farbe (K)“ aus.",
  "rows.black_color":
    "Schwarz allein druckt {color} nicht: Wählen Sie #000000 oder schalten Sie „Nur schwarze Farbe (K)“ aus.",
  "rows.black_background":
    "Schwarz allein druckt {color} nicht: Wählen Sie #ffffff oder transparent oder schalten Sie „Nur schwarze Farbe (K)“ aus.",
  "rows.black_picture":
    "Schwarz allein druckt keine Farben, und das Bild hat welche: Nehmen Sie eines in Schwarz und Grau, lassen Sie es weg oder schalten Sie „Nur schwarze Farbe (K)“ aus.",
  "rows.thermal_picture":
    "Ein Etikettendrucker druckt Schwarz oder nichts, und das Bild hat Farben oder Grau: Nehmen Sie eines in Schwarz und Weiß, lassen Sie es weg oder wählen Sie Dateien oder Bögen.",
  "rows.thermal_gradient":
    "Ein Etikettendrucker druckt keinen Verlauf: Lassen Sie ihn weg oder wählen Sie Dateien oder Bögen.",
  "rows.thermal_color":
    "Ein Etikettendrucker druckt {color} nicht: Wählen Sie #000000 oder Dateien oder Bögen.",
  "rows.thermal_background":
    "Ein Etikettendrucker druckt {color} nicht: Wählen Sie #ffffff oder transparent oder Dateien oder Bögen.",
  "bulk.keep_quoted": "„So lassen“",
  "bulk.column_type": "Typ",
  "bulk.column_quantity": "Anzahl",
  "bulk.column_design": "Design",
  "bulk.column_ssid": "Netzwerkname",
  "bulk.column_password": "Passwort",
  "bulk.column_security": "Sicherheit",
  "bulk.column_hidden": "Verstecktes Netz",
  "bulk.column_first_name": "Vorname",
  "bulk.column_last_name": "Nachname",
  "bulk.column_organization": "Firma",
  "bulk.column_title": "Position",
  "bulk.column_phone": "Telefon",
  "bulk.column_email": "E-Mail",
  "bulk.column_website": "Webseite",
  "bulk.column_address": "Straße",
  "bulk.column_city": "Ort",
  "bulk.column_state": "Bundesland",
  "bulk.column_zip_code": "Postleitzahl",
  "bulk.column_country": "Land",
  "bulk.column_note": "Notiz",
  "bulk.column_product_name": "Produktname",
  "bulk.column_serial_number": "Seriennummer",
  "bulk.column_manufacturer": "Hersteller",
  "bulk.column_model": "Modell",
  "bulk.column_batch_number": "Chargennummer",
  "bulk.column_manufacturing_date": "Herstellungsdatum",
  "bulk.column_expiry_date": "Ablaufdatum",
  "bulk.column_category": "Kategorie",
  "bulk.column_description": "Beschreibung",
  "bulk.column_support_email": "Support-E-Mail",
  "bulk.column_warranty_period": "Garantie",
  "bulk.column_location": "Standort",
  "bulk.column_gradient": "Verlauf",
  "bulk.column_eyes": "Augen",
  "bulk.column_eye_gradient": "Verlauf der Augen",
  "bulk.column_frame_color": "Farbe des Rahmens",
  "bulk.column_preset": "Vorlage",
};
