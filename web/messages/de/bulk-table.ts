import type { Texts } from "../areas.ts";

export const messages: Texts<"bulk-table"> = {
  "doubts.dates": {
    one: "{n} Wert sieht wie ein Datum aus (in Zeile {line}).",
    other: "{n} Werte sehen wie ein Datum aus (zuerst in Zeile {line}).",
  },
  "doubts.dates_advice": {
    one: "Wenn eine Tabellenkalkulation ihn aus einem Text wie 10-12 gemacht hat, formatieren Sie die Spalte als Text und geben Sie die Texte erneut ein.",
    other:
      "Wenn eine Tabellenkalkulation sie aus einem Text wie 10-12 gemacht hat, formatieren Sie die Spalte als Text und geben Sie die Texte erneut ein.",
  },
  "doubts.formulas": {
    one: "{n} Wert sieht wie eine Formel aus (in Zeile {line}).",
    other: "{n} Werte sehen wie Formeln aus (zuerst in Zeile {line}).",
  },
  "doubts.formulas_advice": "Die Datei enthält die Formel selbst, nicht ihr Ergebnis.",
  "doubts.thousands": {
    one: "{n} Wert ist eine Zahl mit Tausendertrennzeichen (in Zeile {line}).",
    other: "{n} Werte sind Zahlen mit Tausendertrennzeichen (zuerst in Zeile {line}).",
  },
  "doubts.thousands_advice":
    "Formatieren Sie die Spalte in der Tabellenkalkulation als Zahl ohne Trennzeichen und exportieren Sie noch einmal.",
  "doubts.formattedNumbers": {
    one: "{n} Zahl hat einen Text aus ihrem Format, etwa eine Währung oder Einheit (in Zeile {line}).",
    other:
      "{n} Zahlen haben einen Text aus ihrem Format, etwa eine Währung oder Einheit (zuerst in Zeile {line}).",
  },
  "doubts.formattedNumbers_advice": "Wenn nur die Zahl gemeint ist, formatieren Sie die Zellen als Zahl.",
  "doubts.displayedThousands": {
    one: "{n} Zahl wird mit Tausendertrennzeichen angezeigt (in Zeile {line}).",
    other: "{n} Zahlen werden mit Tausendertrennzeichen angezeigt (zuerst in Zeile {line}).",
  },
  "doubts.displayedThousands_advice":
    "Die Trennzeichen werden weggelassen: Wenn sie gemeint sind, formatieren Sie die Zellen als Text und geben Sie sie ein.",
  "doubts.moneyAmounts": {
    one: "{n} Wert sieht wie ein Geldbetrag aus (in Zeile {line}).",
    other: "{n} Werte sehen wie Geldbeträge aus (zuerst in Zeile {line}).",
  },
  "doubts.moneyAmounts_advice": "Wenn eine andere Spalte die Inhalte der Codes hat, wählen Sie diese.",
  "doubts.trailingPointZero": {
    one: "{n} Wert ist eine ganze Zahl, die mit .0 endet (in Zeile {line}).",
    other: "{n} Werte sind ganze Zahlen, die mit .0 enden (zuerst in Zeile {line}).",
  },
  "doubts.trailingPointZero_advice":
    "Programme schreiben Zahlen so, wenn eine Spalte leere Zellen hat. Wenn .0 nicht gemeint ist, exportieren Sie die Spalte als Text.",
  "doubts.apostrophes": {
    one: "{n} Wert beginnt mit einem Apostroph (in Zeile {line}).",
    other: "{n} Werte beginnen mit einem Apostroph (zuerst in Zeile {line}).",
  },
  "doubts.apostrophes_advice":
    "Die Codes enthalten ihn. Tabellenkalkulationen verbergen einen Apostroph, der einen Text kennzeichnet oder eine Formel aufhält: Entfernen Sie ihn, wenn er nicht gemeint ist.",
  "doubts.singleQuoted": {
    one: "{n} Wert steht in einfachen Anführungszeichen (in Zeile {line}).",
    other: "{n} Werte stehen in einfachen Anführungszeichen (zuerst in Zeile {line}).",
  },
  "doubts.singleQuoted_advice":
    "Die Codes enthalten diese Anführungszeichen: Nur doppelte umschließen einen Wert. Exportieren Sie noch einmal mit doppelten Anführungszeichen als Texttrennzeichen.",
  "doubts.trimmedAddresses": {
    one: "{n} Webadresse hatte Leerzeichen oder unsichtbare Zeichen um sich (in Zeile {line}).",
    other: "{n} Webadressen hatten Leerzeichen oder unsichtbare Zeichen um sich (zuerst in Zeile {line}).",
  },
  "doubts.trimmedAddresses_advice": "Sie werden weggelassen.",
  "doubts.brokenAddresses": {
    one: "{n} Wert sieht wie eine fehlerhafte Webadresse aus (in Zeile {line}).",
    other: "{n} Werte sehen wie fehlerhafte Webadressen aus (zuerst in Zeile {line}).",
  },
  "doubts.brokenAddresses_advice":
    "Anführungszeichen oder Klammern außen, ein Leerzeichen oder Zeilenumbruch innen, eine zweite Adresse, ein Platzhalter wie {{id}}, ein Anfang wie https// oder &amp; anstelle von & hindern Smartphones daran, eine Adresse zu öffnen.",
  "doubts.missingSchemes": {
    one: "{n} Webadresse beginnt nicht mit https:// (in Zeile {line}).",
    other: "{n} Webadressen beginnen nicht mit https:// (zuerst in Zeile {line}).",
  },
  "doubts.missingSchemes_advice":
    "Manche Smartphones zeigen eine solche Adresse als Text: Schreiben Sie https:// davor.",
  "doubts.notAddresses": {
    one: "{n} Wert in der Spalte der Webadressen ist keine (in Zeile {line}).",
    other: "{n} Werte in der Spalte der Webadressen sind keine (zuerst in Zeile {line}).",
  },
  "doubts.notAddresses_advice":
    "Die Codes enthalten diese Texte: Entfernen Sie die Zeilen, die zu keinem Code gehören.",
  "doubts.surroundingSpaces": {
    one: "{n} Wert beginnt oder endet mit einem Leerzeichen oder Zeilenumbruch (in Zeile {line}).",
    other: "{n} Werte beginnen oder enden mit einem Leerzeichen oder Zeilenumbruch (zuerst in Zeile {line}).",
  },
  "doubts.surroundingSpaces_advice": "Die Codes enthalten es: Entfernen Sie es, wenn es nicht gemeint ist.",
  "doubts.invisible": {
    one: "{n} Wert enthält ein unsichtbares Zeichen (in Zeile {line}).",
    other: "{n} Werte enthalten unsichtbare Zeichen (zuerst in Zeile {line}).",
  },
  "doubts.invisible_advice":
    "Beim Kopieren aus Webseiten und Dokumenten bleiben sie zurück, und Scanner und Shops finden einen solchen Wert vielleicht nicht: Geben Sie ihn erneut ein.",
  "doubts.unusualSpaces": {
    one: "{n} Wert enthält ein geschütztes oder schmales Leerzeichen (in Zeile {line}).",
    other: "{n} Werte enthalten geschützte oder schmale Leerzeichen (zuerst in Zeile {line}).",
  },
  "doubts.unusualSpaces_advice":
    "Es sieht wie ein Leerzeichen aus und ist ein anderes Zeichen: Scanner, Browser und Shops finden einen solchen Wert vielleicht nicht. Entfernen Sie es oder tippen Sie ein Leerzeichen.",
  "doubts.placeholders": {
    one: "{n} Wert ist ein Platzhalter (in Zeile {line}).",
    other: "{n} Werte sind Platzhalter (zuerst in Zeile {line}).",
  },
  "doubts.placeholders_advice":
    "Wörter wie NULL, nan oder N/A kommen in die Codes: Entfernen Sie die Zeilen, wenn nichts gemeint war.",
  "doubts.emptyFields": {
    one: "{n} Feld ist ein Platzhalter (in Zeile {line}).",
    other: "{n} Felder sind Platzhalter (zuerst in Zeile {line}).",
  },
  "doubts.emptyFields_advice":
    "Wörter wie NULL, nan oder N/A kommen in die Codes: Leeren Sie die Zellen, wenn nichts gemeint war.",
  "doubts.quantities": {
    one: "{n} Anzahl ist keine ganze Zahl ab 1 (in Zeile {line}).",
    other: "{n} Anzahlen sind keine ganzen Zahlen ab 1 (zuerst in Zeile {line}).",
  },
  "doubts.quantities_advice":
    "Nur Etiketten werden so oft gedruckt, wie die Anzahl sagt. Hier ergibt jede Zeile einen Code, welche Anzahl sie auch hat: Entfernen Sie Zeilen, die keinen brauchen, oder benennen Sie die Spalte um, wenn sie etwas anderes bedeutet.",
  "doubts.shortRows": {
    one: "{n} Zeile hat weniger Werte als die Kopfzeile (in Zeile {line}).",
    other: "{n} Zeilen haben weniger Werte als die Kopfzeile (zuerst in Zeile {line}).",
  },
  "doubts.shortRows_advice":
    "Dort fehlen nur Spalten, die nicht verwendet werden. Wenn ein Wert dieser Zeilen abgeschnitten ist, enthält er einen Zeilenumbruch: Setzen Sie ihn in doppelte Anführungszeichen.",
  "doubts.passwords": {
    one: "{n} Passwort ist wahrscheinlich keines (in Zeile {line}).",
    other: "{n} Passwörter sind wahrscheinlich keine (zuerst in Zeile {line}).",
  },
  "doubts.passwords_advice":
    "Sternchen oder Wörter wie „siehe Aushang“ kommen in die Codes: Geben Sie die Passwörter selbst ein.",
  "doubts.unusedValues": {
    one: "{n} Wert hat in einem Code seines Typs keinen Platz (in Zeile {line}).",
    other: "{n} Werte haben in Codes ihrer Typen keinen Platz (zuerst in Zeile {line}).",
  },
  "doubts.unusedValues_advice": {
    one: "Er wird weggelassen: Korrigieren Sie den Typ der Zeile oder verschieben Sie den Wert.",
    other: "Sie werden weggelassen: Korrigieren Sie den Typ der Zeile oder verschieben Sie den Wert.",
  },
  "doubts.unusedFormats": {
    one: "{n} Zeile eines anderen Typs hat ein Barcode-Format (in Zeile {line}).",
    other: "{n} Zeilen anderer Typen haben Barcode-Formate (zuerst in Zeile {line}).",
  },
  "doubts.unusedFormats_advice":
    "Es wird nicht verwendet: Schreiben Sie für einen Barcode barcode in die Spalte der Typen.",
  "doubts.doubleDecoded": {
    one: "{n} Wert enthält Zeichen wie Ã¼ (in Zeile {line}).",
    other: "{n} Werte enthalten Zeichen wie Ã¼ (zuerst in Zeile {line}).",
  },
  "doubts.doubleDecoded_advice":
    "Sie stammen aus Text, der in der falschen Kodierung gelesen wurde. Exportieren Sie noch einmal als UTF-8 oder korrigieren Sie die Werte.",
  "doubts.lostZeros": {
    one: "{n} Telefonnummer oder Postleitzahl hat wahrscheinlich ihre führende Null verloren (in Zeile {line}).",
    other:
      "{n} Telefonnummern und Postleitzahlen haben wahrscheinlich ihre führende Null verloren (zuerst in Zeile {line}).",
  },
  "doubts.lostZeros_advice":
    "Tabellenkalkulationen lassen sie weg, wo sie etwas für eine Zahl halten: Formatieren Sie die Spalte als Text und geben Sie die Werte erneut ein.",
  "doubts.numericCells": {
    one: "{n} Telefonnummer oder Postleitzahl ist in der Datei eine Zahl, kein Text (in Zeile {line}).",
    other:
      "{n} Telefonnummern und Postleitzahlen sind in der Datei Zahlen, keine Texte (zuerst in Zeile {line}).",
  },
  "doubts.numericCells_advice":
    "Zahlen haben keine führende Null und kein +: Wenn etwas fehlt, formatieren Sie die Spalte als Text und geben Sie die Werte erneut ein.",
  "doubts.salutationAsTitle": {
    one: "{n} Position ist eine Anrede (in Zeile {line}).",
    other: "{n} Positionen sind Anreden (zuerst in Zeile {line}).",
  },
  "doubts.salutationAsTitle_advice": {
    one: "Sie wird weggelassen: Schreiben Sie dort die Position der Person oder die Anrede vor den Vornamen.",
    other:
      "Sie werden weggelassen: Schreiben Sie dort die Position der Person oder die Anrede vor den Vornamen.",
  },
  "doubts.fromOtherColumn": {
    one: "{n} Wert kommt aus einer anderen Spalte (in Zeile {line}).",
    other: "{n} Werte kommen aus anderen Spalten (zuerst in Zeile {line}).",
  },
  "doubts.repeatedHeaders": {
    one: "{n} Wert ist der Name seiner Spalte (in Zeile {line}).",
    other: "{n} Werte sind der Name ihrer Spalte (zuerst in Zeile {line}).",
  },
  "doubts.repeatedHeaders_advice":
    "Wenn die Kopfzeile noch einmal in der Tabelle steht, entfernen Sie diese Zeile.",
  "doubts.differentLinks": {
    one: "{n} Wert zeigt einen Text und verlinkt anderswohin (in Zeile {line}).",
    other: "{n} Werte zeigen einen Text und verlinken anderswohin (zuerst in Zeile {line}).",
  },
  "doubts.differentLinks_advice":
    "Die Codes enthalten den Text. Wenn die Links gemeint sind, schreiben Sie ihre Adressen in die Zellen oder in eine eigene Spalte.",
  "doubts.first_quoted": "Das erste Beispiel ist „{text}“.",
  "doubts.first": "Das erste Beispiel ist {text}.",
  "doubts.holds": "Der Code enthält „{text}“.",
  "doubts.links": "„{text}“ verlinkt auf {link}.",
  "doubts.first_unused": "Das erste Beispiel ist {column} in einer Zeile vom Typ {type}.",
  "doubts.other_empty": "„{taken}“ wird gelesen, wo „{name}“ leer ist.",
  "doubts.other_title": "„{taken}“ wird gelesen, wo „{name}“ keine Position nennt.",
  "doubts.other_same_empty": "Eine andere Spalte „{taken}“ wird gelesen, wo die erste leer ist.",
  "doubts.other_same_title": "Eine andere Spalte „{taken}“ wird gelesen, wo die erste keine Position nennt.",
  "rows.totals": {
    one: "{n} Zeile sieht wie eine Summe aus (in Zeile {line}).",
    other: "{n} Zeilen sehen wie Summen aus (zuerst in Zeile {line}).",
  },
  "rows.totals_advice":
    "Ein Code entsteht trotzdem: Entfernen Sie die Zeile, wenn sie zu keinem Code gehört.",
  "rows.wrong_numbers": {
    one: "{n} Wert ist keine gültige Produktnummer (in Zeile {line}).",
    other: "{n} Werte sind keine gültigen Produktnummern (zuerst in Zeile {line}).",
  },
  "rows.wrong_numbers_advice":
    "Eine GTIN, EAN oder UPC hat 8, 12, 13 oder 14 Ziffern, und ihre letzte Ziffer, die Prüfziffer, folgt aus den anderen. Die Codes enthalten die Werte unverändert.",
  "rows.short_zeros": {
    one: "{n} Wert von „{name}“ fehlen die führenden Nullen, die andere haben (in Zeile {line}: {text}, neben {other}).",
    other:
      "{n} Werten von „{name}“ fehlen die führenden Nullen, die andere haben (zuerst in Zeile {line}: {text}, neben {other}).",
  },
  "rows.short_plus": {
    one: "{n} Wert von „{name}“ fehlt die führende Null oder das +, das andere haben (in Zeile {line}: {text}, neben {other}).",
    other:
      "{n} Werten von „{name}“ fehlt die führende Null oder das +, das andere haben (zuerst in Zeile {line}: {text}, neben {other}).",
  },
  "rows.short_digit": {
    one: "{n} Wert von „{name}“ fehlt eine Ziffer, die andere haben (in Zeile {line}: {text}, neben {other}).",
    other:
      "{n} Werten von „{name}“ fehlt eine Ziffer, die andere haben (zuerst in Zeile {line}: {text}, neben {other}).",
  },
  "rows.short_advice":
    "Wenn eine Tabellenkalkulation sie verändert hat, formatieren Sie die Spalte als Text und geben Sie die Werte erneut ein.",
  "rows.misread": {
    one: "Wenn {names} nichts mit den Codes zu tun hat, wählen Sie dafür unter „Spalten“ „Nicht verwendet“.",
    other:
      "Wenn {names} nichts mit den Codes zu tun haben, wählen Sie dafür unter „Spalten“ „Nicht verwendet“.",
  },
  "rows.passwords_one":
    "Wenn {names} die Passwörter enthält, nennen Sie diese Spalte „password“: Bezeichnen Sie solche Netze nicht als offen.",
  "rows.passwords_several":
    "Wenn eine der Spalten {names} die Passwörter enthält, nennen Sie sie „password“: Bezeichnen Sie solche Netze nicht als offen.",
  "rows.header_twice":
    "Die Kopfzeile nennt die Spalte „{first}“ zweimal: Löschen Sie eine davon oder benennen Sie sie um.",
  "rows.header_alike":
    "Die Kopfzeile hat „{first}“ und „{second}“, die beide die Spalte {column} bedeuten: Löschen Sie eine davon oder benennen Sie sie um.",
  "rows.row_twice":
    "Die Zeile nennt die Spalte „{first}“ zweimal: Löschen Sie eine davon oder benennen Sie sie um.",
  "rows.row_alike":
    "Die Zeile hat „{first}“ und „{second}“, die beide die Spalte {column} bedeuten: Löschen Sie eine davon oder benennen Sie sie um.",
  "rows.utf_32": "Die Datei ist in UTF-32: Speichern Sie sie als UTF-8.",
  "rows.not_utf8":
    "Zeile {line} ist nicht in UTF-8, ihre Buchstaben kämen falsch heraus. Speichern Sie die Datei als UTF-8 (in Excel: „CSV UTF-8“).",
  "rows.mixed_encodings":
    "Zeile {line} ist nicht in UTF-8, ihre Buchstaben kämen falsch heraus. Andere Zeilen sind es, die Datei mischt also Kodierungen: Geben Sie die Buchstaben dieser Zeile neu ein und speichern Sie die Datei als UTF-8.",
  "rows.long_line": "Zeile {line} ist länger als 1 MB, das ist also keine Datei mit Zeilen.",
  "rows.utf8_first":
    "Die Datei beginnt in UTF-8 und geht in einer anderen Kodierung weiter: Speichern Sie sie als UTF-8.",
  "rows.nul_byte":
    "Zeile {line} enthält ein NUL-Byte, die Datei ist also kein Text oder UTF-16 ohne Byte Order Mark. Speichern Sie sie als UTF-8.",
  "rows.iso_2022_jp": "Zeile {line} enthält Zeichen in ISO-2022-JP: Speichern Sie die Datei als UTF-8.",
  "rows.half_utf_16":
    "Die Datei ist in UTF-16 und enthält ein halbes Zeichen: Sie wurde abgeschnitten oder zusammengefügt. Speichern Sie sie als UTF-8.",
  "rows.undecodable":
    "Die Datei enthält Bytes, die in {encoding} nichts bedeuten. Versuchen Sie eine andere Kodierung oder speichern Sie sie als UTF-8.",
  "rows.none": "Es sind keine Zeilen darin.",
  "rows.workbook_old":
    "{name} ist eine Arbeitsmappe von Excel 97 bis 2003 (.xls) oder eine andere alte Office-Datei. Öffnen Sie sie in einer Tabellenkalkulation und speichern Sie sie als .xlsx oder CSV.",
  "rows.workbook_protected":
    "{name} ist mit einem Passwort geschützt. Öffnen Sie die Datei in Excel, entfernen Sie das Passwort (Datei > Informationen > Arbeitsmappe schützen) und speichern Sie sie wieder.",
  "rows.workbook_markup":
    "{name} ist eine Webseite oder XML mit dem Namen einer Arbeitsmappe. Öffnen Sie die Datei in einer Tabellenkalkulation und speichern Sie sie als .xlsx oder CSV.",
  "rows.workbook_damaged":
    "{name} ist beschädigt oder keine Arbeitsmappe von Excel: Öffnen Sie die Datei und speichern Sie sie wieder.",
  "rows.workbook_xlsb":
    "{name} ist eine binäre Arbeitsmappe (.xlsb). Öffnen Sie sie in einer Tabellenkalkulation und speichern Sie sie als .xlsx oder CSV.",
  "rows.workbook_ods":
    "{name} ist eine OpenDocument-Datei (.ods). Öffnen Sie sie in einer Tabellenkalkulation und speichern Sie sie als .xlsx oder CSV.",
  "rows.workbook_numbers":
    "{name} ist ein Numbers-Dokument. Öffnen Sie es in einer Tabellenkalkulation und speichern Sie es als .xlsx oder CSV.",
  "rows.workbook_zip": "{name} ist ein ZIP, aber keine Arbeitsmappe von Excel (.xlsx).",
  "rows.workbook_other":
    "{name} ist keine Arbeitsmappe von Excel (.xlsx). Wenn die Datei Text in Spalten enthält, geben Sie ihr die Endung .csv.",
  "rows.workbook_large":
    "{name} ist entpackt größer als {limit} MB. Speichern Sie das Blatt als CSV, und nehmen Sie das.",
  "rows.workbook_sheets": "{name} hat kein Blatt mit Zeilen.",
  "rows.workbook_texts": "Die Arbeitsmappe hat zu viele Texte: Speichern Sie sie als CSV.",
  "rows.workbook_wide":
    "Zeile {line} hat Text hinter der Spalte {columns}: Speichern Sie als CSV, was gebraucht wird.",
  "rows.workbook_long": "Zeile {line} ist länger als 1 MB: Das ist kein Blatt mit Zeilen.",
  "rows.workbook_xml": "Die Arbeitsmappe ist beschädigt: Öffnen Sie sie und speichern Sie sie wieder.",
  "rows.skipped_empty": { one: "Ausgelassen: {n} leere Zeile.", other: "Ausgelassen: {n} leere Zeilen." },
  "rows.skipped_headers": {
    one: "Ausgelassen: {n} Zeile, die die Kopfzeile wiederholt.",
    other: "Ausgelassen: {n} Zeilen, die die Kopfzeile wiederholen.",
  },
  "rows.skipped_columns": {
    one: "Ausgelassen: {n} Spalte ohne Namen.",
    other: "Ausgelassen: {n} Spalten ohne Namen.",
  },
  "rows.text_left_out": "Zeile {line} hat Text in einer Spalte ohne Namen, die ausgelassen wird.",
  "rows.sheets": "Von den Blättern {names} wird „{name}“ gelesen.",
  "rows.sheets_option": "Mit {option} wählen Sie ein anderes.",
  "rows.hidden_rows": {
    one: "{n} ausgeblendete Zeile wird auch gelesen.",
    other: "{n} ausgeblendete Zeilen werden auch gelesen.",
  },
  "rows.merged": "Verbundene Zellen haben ihren Text nur in der ersten Zeile: {first}.",
  "rows.merged_more":
    "Verbundene Zellen haben ihren Text nur in der ersten Zeile: {first} und {others} weitere.",
};
