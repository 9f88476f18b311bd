import type { PrivacySentences } from "./en.ts";

export const privacy: PrivacySentences = {
  intro:
    "Hier steht, was {site} speichert, wozu und wie lange. Der Text richtet sich nach den Einstellungen der Website.",
  imprint: "Wer {site} betreibt und wie Sie den Betreiber erreichen, steht im [Impressum](/imprint).",

  short: "Kurz gesagt",
  short_tools:
    "Codes werden in Ihrem Browser erstellt, geprüft und gescannt. Bilder, die Sie scannen, werden nie an den Server gesendet.",
  short_shortened: "Seitenaufrufe werden ohne Cookies und ohne Ihre vollständige IP-Adresse gezählt.",
  short_whole: "Seitenaufrufe werden ohne Cookies, aber mit Ihrer IP-Adresse gezählt.",
  short_uncounted: "Seitenaufrufe werden nicht gezählt.",
  short_account:
    "Ein Konto speichert die Codes, die Sie herunterladen, zählen lassen oder signieren. Sie können alles selbst exportieren und löschen.",
  short_alone: "Die Seiten enthalten keinen Code anderer Unternehmen.",
  short_others: "Einige Seiten enthalten Code anderer Unternehmen.",

  visits: "Wenn Sie die Website besuchen",
  visits_stored: "Zu jedem Seitenaufruf wird gespeichert:",
  visits_time: "Datum und Uhrzeit",
  visits_page:
    "Titel und Adresse der Seite, von ihren Parametern nur `utm_source`, `utm_medium` und `utm_campaign`",
  visits_referrer: "die Seite, von der Sie kamen, ohne ihre Parameter",
  visits_browser:
    "Ihr Browser, Betriebssystem, Gerätetyp und Ihre Bildschirmgröße sowie die Kennung, die Ihr Browser sendet (User-Agent)",
  visits_place: "das Land und, soweit bekannt, Region und Stadt, abgeleitet aus Ihrer IP-Adresse",
  visits_use: "wie lange Sie geblieben sind, wie weit Sie gescrollt und wie oft Sie geklickt haben",
  visits_number: "eine Zufallszahl, mit der Ihr Browser die Seitenaufrufe eines Tabs verbindet",
  visits_shortened:
    "Ihre IP-Adresse wird gekürzt gespeichert: Der letzte Teil einer IPv4-Adresse und die letzten 80 Bit einer IPv6-Adresse werden auf null gesetzt.",
  visits_whole: "Ihre IP-Adresse wird vollständig gespeichert.",
  visits_hash:
    "Um Besucher zu unterscheiden, wird ein mit einem geheimen Schlüssel gebildeter Hashwert Ihrer IP-Adresse und Ihres Browsers gespeichert. Der Schlüssel ist zufällig, wechselt jeden Tag und wird nach zwei Tagen gelöscht. Danach lässt sich der Hashwert nicht mehr mit Ihnen in Verbindung bringen.",
  visits_opt_out:
    "Sendet Ihr Browser Do Not Track oder Global Privacy Control, werden Seitenaufrufe ohne IP-Adresse, Hashwert und Zufallszahl gezählt.",
  visits_until:
    "Einzelne Seitenaufrufe werden nach {days} Tagen gelöscht. Summen bleiben; sie sagen nichts über einzelne Besucher.",
  place_service:
    "Kennt der Server das Land einer IP-Adresse nicht, fragt er einen Auskunftsdienst, der dazu die gekürzte Adresse erhält.",

  scans: "Wenn Sie einen Code mit Scan-Zählung scannen",
  scans_text:
    "Einige Codes enthalten einen Kurzlink auf diese Website, der mit `/s/` beginnt. Wenn Sie ihn öffnen, speichert der Server die Uhrzeit, Ihr Land, Gerätetyp, Browser und Betriebssystem sowie die Website, von der Sie kamen, und leitet Sie zum Ziel weiter. Eine IP-Adresse speichert er nicht. Um jedes Gerät einmal am Tag zu zählen, speichert er bis zum Ende des Tages einen mit einem geheimen Schlüssel gebildeten Hashwert der gekürzten IP-Adresse und des Browsers, oder keinen, wenn Ihr Browser Do Not Track oder Global Privacy Control sendet. Der Inhaber des Codes sieht die Zahlen. Sie werden mit dem Code oder mit dem Konto gelöscht.",

  tools: "Wenn Sie die Werkzeuge benutzen",
  tools_text:
    "Inhalte, Bilder und Dokumente bleiben in Ihrem Browser, während Sie Codes erstellen oder scannen. Was Sie eingeben, wird in Ihrem Browser gespeichert, bis Sie den Tab schließen; solange Sie nicht angemeldet sind, bleiben die letzten Codes, die Sie herunterladen, kopieren oder teilen, in Ihrem Browser, bis Sie sie löschen. Um eine Signatur zu prüfen, wird der Text des Codes an den Server gesendet; er speichert ihn nicht.",
  tools_api:
    "Programme, die die API benutzen, senden Inhalte und Bilder an den Server. Er erstellt oder liest die Codes und speichert beides nicht.",

  account: "Wenn Sie ein Konto haben",
  account_stored: "Ein Konto speichert:",
  account_profile:
    "Ihre E-Mail-Adresse, Ihren Namen, Ihre Präferenzen und was Sie in Ihr Profil eintragen, etwa ein Bild oder eine Telefonnummer, sowie was Apps zu Ihrem Konto speichern",
  account_secrets:
    "Ihr Passwort als Argon2id-Hash; mit einem zweiten Faktor auch dessen Geheimnis und Ihre Wiederherstellungscodes als Hash",
  account_codes:
    "die Codes, die Sie angemeldet herunterladen: Inhalt, Design, Logo, Name, Ordner und Zahl der Downloads. Zum Inhalt eines WLAN-Codes gehört das Passwort des Netzwerks",
  account_brands: "Ihre Marken: Name, Design und Logo",
  account_batches:
    "die Tabellen, die Sie als Serie speichern: ihre Zeilen, das Design samt Logo und die Einstellungen",
  account_tracked: "Ihre Codes mit Scan-Zählung, ihre Ziele und Scans",
  account_signatures: "was Sie signieren, und den Schlüssel dafür",
  account_keys: "Ihre API-Schlüssel als Hash, samt Zeitpunkt der letzten Verwendung",
  account_sessions:
    "Ihre Sitzungen: IP-Adresse, Browser, Beginn und letzte Verwendung. Eine Sitzung endet spätestens nach {hours} Stunden und wird dann gelöscht",
  account_news: "welche Benachrichtigungen Sie gelesen haben und welche Ihnen per E-Mail gesendet wurden",
  account_services:
    "Wenn Sie sich mit {services} anmelden, erfährt dieser Dienst, dass Sie {site} benutzen. Ihre Kennung, Ihr Name und Ihre E-Mail-Adresse dort werden gespeichert, und Ihr Profilbild wird kopiert.",
  account_announced:
    "Der Betreiber wird über Slack, Discord oder einen anderen Dienst von jedem neuen Konto benachrichtigt, mit Name und E-Mail-Adresse.",
  account_mail:
    "E-Mails an Sie werden gespeichert, bis sie gesendet sind, die Links darin als Hashwert, bis sie ablaufen. Eine E-Mail, die sich nicht senden lässt, wird nach etwa 30 Tagen gelöscht.",
  account_pictures: "Bilder, die Sie hochladen, werden bei einem Speicherdienst abgelegt ({service}).",
  account_history:
    "Ein Code, den Sie aus Ihrem Verlauf löschen, lässt sich eine Stunde lang wiederherstellen. Danach ist er endgültig gelöscht.",
  account_delete:
    "Sie können jederzeit alles als Archiv exportieren und das Konto löschen. Damit verschwindet alles Genannte außer der öffentlichen Hälfte Ihres Signaturschlüssels, damit sich von Ihnen signierte Codes weiter prüfen lassen, der Nummer des Kontos mit dem Zeitpunkt, damit keine Sicherung es zurückbringt, und den Einträgen im Audit-Protokoll.",

  security: "Für die Sicherheit",
  security_audit:
    "Ein Audit-Protokoll hält Anmeldungen und fehlgeschlagene Anmeldungen, Änderungen an Konten und Handlungen der Administratoren fest, jeweils mit Zeitpunkt, E-Mail-Adresse, vollständiger IP-Adresse und Browser. Es dient dazu, Missbrauch zu erkennen und aufzuklären. Seine Einträge bleiben dauerhaft, auch wenn ein Konto gelöscht wird.",
  security_limits: "Um Angriffe abzuwehren, werden Anfragen bis zu einem Tag lang nach IP-Adresse gezählt.",
  security_log:
    "Das Protokoll des Servers enthält weder IP-Adressen noch Namen. Ein Webserver oder Hosting-Anbieter vor {site} kann eigene Protokolle führen.",
  security_backups:
    "Sicherungen können dieselben Daten enthalten, bis der Betreiber sie löscht. Ein gelöschtes Konto kommt mit einer Sicherung nicht zurück.",

  browser: "Cookies und Speicher in Ihrem Browser",
  browser_language: "`quietzone_language`: die Sprache, die Sie gewählt haben, ein Jahr lang",
  browser_session:
    "`qz-refresh` und `qz-session`, bei https mit dem Präfix `__Host-`: halten Sie angemeldet, bis die Sitzung endet",
  browser_flow:
    "`qz-flow`, mit demselben Präfix: während Sie sich mit einem anderen Dienst anmelden, 10 Minuten lang",
  browser_storage:
    "Speicher des Browsers: das gewählte Farbschema, ob Sie angemeldet sind, und Downloads, die noch nicht in Ihrem Verlauf stehen",
  browser_recent:
    "zuletzt erstellte Codes, solange Sie nicht angemeldet sind und sie nicht ausschalten: Inhalt, Design, Logo und Zeit der letzten 20 Codes, die Sie herunterladen, kopieren oder teilen, bis Sie sie löschen",
  browser_tab:
    "Speicher des Tabs, bis Sie ihn schließen: Codes in Arbeit, wo Sie auf der Website waren und welche Meldungen Sie gesehen haben",
  browser_tables:
    "Tabellen der Seite „Codes aus Tabellen“, die für den Speicher des Tabs zu groß sind: bis Sie neu beginnen oder die Seite einen Tag später wieder öffnen",
  browser_number: "ebenfalls im Speicher des Tabs: die Zufallszahl, die Seitenaufrufe verbindet",
  browser_files: "Dateien der Website, damit sie ohne Verbindung funktioniert",
  browser_purpose: "Kein Cookie dieser Website dient Werbezwecken.",

  others: "Andere Unternehmen",
  others_none:
    "Die Seiten enthalten keinen Code anderer Unternehmen, und Ihr Browser ruft keine anderen Server auf.",
  others_google:
    "Einige Seiten verwenden Google Analytics: Google erhält Daten über Ihren Besuch, auch Ihre IP-Adresse, und kann Cookies setzen.",
  others_code:
    "Einige Seiten enthalten Code anderer Unternehmen. Ihr Browser ruft dann deren Server auf, die so Ihre IP-Adresse erfahren. Der Code kann Cookies setzen und lesen, was Sie auf diesen Seiten eingeben. Die Seiten zum Scannen, Anmelden und Prüfen und die des Kontos enthalten keinen. Mit `?safe=1` am Ende ihrer Adresse lädt eine Seite ohne ihn.",
  others_ads:
    "Einige Seiten zeigen Werbung, deren Inhalt von anderen Unternehmen kommt. Deren Server erfahren Ihre IP-Adresse. Die Werbung kann die Seite um sie herum nicht lesen.",

  rights: "Ihre Rechte",
  rights_text:
    "Sie können die Daten Ihres Kontos selbst einsehen, berichtigen, exportieren und löschen. Je nach Wohnort haben Sie weitere Rechte. Nach der Datenschutz-Grundverordnung (DSGVO) sind das Auskunft, Berichtigung, Löschung, Einschränkung der Verarbeitung, Datenübertragbarkeit und Widerspruch sowie das Recht, sich bei einer Aufsichtsbehörde zu beschweren.",
};
