/** Typical texts on signs, doors, and labels. */
const PHRASES: Record<string, string> = {
  German:
    "Zürich|Köln Süd|Öffnungszeiten|Gästehaus Müller|Grüße aus München|Straße 12|Bäckerei Schäfer|Frühstück ab 7 Uhr|Prüfgerät 4711|Schlüssel|Getränkekarte|Übergröße|Tür 3|Büro für Architektur|Hörgeräte Weiß|Käsespätzle|Füße abtreten|Lüftung prüfen|Größe 42|Änderungsschneiderei|Für Gäste: WLAN im Café|Rückgabe bis Dezember|Mönchengladbach|Wäscherei Groß & Söhne|Süßes",
  French:
    "Café de la Gare|Crème brûlée|Prénom et âge|Hôtel du Château|À bientôt|Menu à 12 €|Réservé|Entrée côté rue|Boulangerie Lefèvre|Numéro de série|Téléphone|Forêt|Où êtes-vous|Bière artisanale|Élise|Réf. 2041|Fenêtre n° 3|Garçon|Déjeuner|Marché de Noël|Allée des Chênes 8|Œufs frais|Très bien reçu|Vérifié le 3 août|Château d’eau",
  Polish:
    "Łódź|Zażółć gęślą jaźń|Kraków Główny|Sałatka|Żurek z jajkiem|Wejście|Gdańsk|Proszę dzwonić|Śniadanie od siódmej|Numer części 12|Bułka|Wyjście ewakuacyjne|Poznań|Świeże ryby|Książka|Cena: 12 zł|Źródło|Dąb 5|Miód lipowy|Ściana północna|Klucz do drzwi|Ćwiczenia|Piętro trzecie, pokój 7|Hurtownia Wójcik|Kuźnia",
};

/** 75 texts per language: the phrases alone and in combinations of two and three, to cover every length. */
export const accentedTexts: readonly { language: string; text: string }[] = Object.entries(PHRASES).flatMap(
  ([language, list]) => {
    const phrases = list.split("|");
    const at = (index: number) => phrases[index % phrases.length]!;
    return [
      ...phrases,
      ...phrases.map((phrase, index) => `${phrase}, ${at(index * 7 + 3)}`),
      ...phrases.map((phrase, index) => `${phrase} / ${at(index * 3 + 5)}: ${at(index * 11 + 2)}`),
    ].map((text) => ({ language, text }));
  },
);
