import type { Texts } from "../areas.ts";

export const messages: Texts<"bulk-table"> = {
  "doubts.dates": {
    one: "{n} valeur ressemble à une date (ligne {line}).",
    other: "{n} valeurs ressemblent à des dates (la première à la ligne {line}).",
  },
  "doubts.dates_advice": {
    one: "Si un tableur l’a tirée d’un texte comme 10-12, mettez la colonne au format Texte et saisissez à nouveau les textes.",
    other:
      "Si un tableur les a tirées d’un texte comme 10-12, mettez la colonne au format Texte et saisissez à nouveau les textes.",
  },
  "doubts.formulas": {
    one: "{n} valeur ressemble à une formule (ligne {line}).",
    other: "{n} valeurs ressemblent à des formules (la première à la ligne {line}).",
  },
  "doubts.formulas_advice": "Le fichier contient la formule elle-même, pas son résultat.",
  "doubts.thousands": {
    one: "{n} valeur est un nombre avec séparateurs de milliers (ligne {line}).",
    other: "{n} valeurs sont des nombres avec séparateurs de milliers (la première à la ligne {line}).",
  },
  "doubts.thousands_advice":
    "Dans le tableur, mettez la colonne au format nombre sans séparateurs et exportez à nouveau.",
  "doubts.formattedNumbers": {
    one: "{n} nombre a un texte de son format, comme une monnaie ou une unité (ligne {line}).",
    other:
      "{n} nombres ont un texte de leur format, comme une monnaie ou une unité (le premier à la ligne {line}).",
  },
  "doubts.formattedNumbers_advice": "Si seul le nombre est voulu, mettez les cellules au format Nombre.",
  "doubts.displayedThousands": {
    one: "{n} nombre est affiché avec des séparateurs de milliers (ligne {line}).",
    other: "{n} nombres sont affichés avec des séparateurs de milliers (le premier à la ligne {line}).",
  },
  "doubts.displayedThousands_advice":
    "Les séparateurs sont omis : s’ils sont voulus, mettez les cellules au format Texte et saisissez-les.",
  "doubts.moneyAmounts": {
    one: "{n} valeur ressemble à un montant (ligne {line}).",
    other: "{n} valeurs ressemblent à des montants (la première à la ligne {line}).",
  },
  "doubts.moneyAmounts_advice": "Si une autre colonne a les contenus des codes, choisissez celle-là.",
  "doubts.trailingPointZero": {
    one: "{n} valeur est un nombre entier qui finit par .0 (ligne {line}).",
    other: "{n} valeurs sont des nombres entiers qui finissent par .0 (la première à la ligne {line}).",
  },
  "doubts.trailingPointZero_advice":
    "Des programmes écrivent ainsi les nombres quand une colonne a des cellules vides. Si le .0 n’est pas voulu, exportez la colonne comme texte.",
  "doubts.apostrophes": {
    one: "{n} valeur commence par une apostrophe (ligne {line}).",
    other: "{n} valeurs commencent par une apostrophe (la première à la ligne {line}).",
  },
  "doubts.apostrophes_advice":
    "Les codes la contiennent. Les tableurs cachent celle qui marque un texte ou bloque une formule : retirez-la si elle n’est pas voulue.",
  "doubts.singleQuoted": {
    one: "{n} valeur est entre guillemets simples (ligne {line}).",
    other: "{n} valeurs sont entre guillemets simples (la première à la ligne {line}).",
  },
  "doubts.singleQuoted_advice":
    "Les codes contiennent ces guillemets : seuls les doubles entourent une valeur. Exportez à nouveau avec le guillemet double comme séparateur de texte.",
  "doubts.trimmedAddresses": {
    one: "{n} adresse web était entourée d’espaces ou de caractères invisibles (ligne {line}).",
    other:
      "{n} adresses web étaient entourées d’espaces ou de caractères invisibles (la première à la ligne {line}).",
  },
  "doubts.trimmedAddresses_advice": "Ils sont omis.",
  "doubts.brokenAddresses": {
    one: "{n} valeur ressemble à une adresse web abîmée (ligne {line}).",
    other: "{n} valeurs ressemblent à des adresses web abîmées (la première à la ligne {line}).",
  },
  "doubts.brokenAddresses_advice":
    "Des guillemets ou parenthèses autour, une espace ou un saut de ligne dedans, une deuxième adresse, un champ comme {{id}}, un début comme https// ou &amp; au lieu de & empêchent les téléphones d’ouvrir une adresse.",
  "doubts.missingSchemes": {
    one: "{n} adresse web n’a pas https:// devant (ligne {line}).",
    other: "{n} adresses web n’ont pas https:// devant (la première à la ligne {line}).",
  },
  "doubts.missingSchemes_advice":
    "Certains téléphones affichent une telle adresse comme texte : écrivez https:// devant.",
  "doubts.notAddresses": {
    one: "{n} valeur de la colonne des adresses web n’en est pas une (ligne {line}).",
    other: "{n} valeurs de la colonne des adresses web n’en sont pas (la première à la ligne {line}).",
  },
  "doubts.notAddresses_advice":
    "Les codes contiennent ces textes : supprimez les lignes qui n’appartiennent à aucun code.",
  "doubts.surroundingSpaces": {
    one: "{n} valeur commence ou finit par une espace ou un saut de ligne (ligne {line}).",
    other:
      "{n} valeurs commencent ou finissent par une espace ou un saut de ligne (la première à la ligne {line}).",
  },
  "doubts.surroundingSpaces_advice": "Les codes le contiennent : retirez-le s’il n’est pas voulu.",
  "doubts.invisible": {
    one: "{n} valeur contient un caractère invisible (ligne {line}).",
    other: "{n} valeurs contiennent des caractères invisibles (la première à la ligne {line}).",
  },
  "doubts.invisible_advice":
    "Ils restent après une copie depuis une page web ou un document, et scanners et boutiques peuvent ne pas trouver une telle valeur : saisissez-la à nouveau.",
  "doubts.unusualSpaces": {
    one: "{n} valeur contient une espace insécable ou fine (ligne {line}).",
    other: "{n} valeurs contiennent des espaces insécables ou fines (la première à la ligne {line}).",
  },
  "doubts.unusualSpaces_advice":
    "Elle ressemble à une espace et c’est un autre caractère : scanners, navigateurs et boutiques peuvent ne pas trouver une telle valeur. Retirez-la ou tapez une espace.",
  "doubts.placeholders": {
    one: "{n} valeur est un mot de remplissage (ligne {line}).",
    other: "{n} valeurs sont des mots de remplissage (la première à la ligne {line}).",
  },
  "doubts.placeholders_advice":
    "Des mots comme NULL, nan ou N/A vont dans les codes : supprimez les lignes si rien n’était voulu.",
  "doubts.emptyFields": {
    one: "{n} champ est un mot de remplissage (ligne {line}).",
    other: "{n} champs sont des mots de remplissage (le premier à la ligne {line}).",
  },
  "doubts.emptyFields_advice":
    "Des mots comme NULL, nan ou N/A vont dans les codes : videz les cellules si rien n’était voulu.",
  "doubts.quantities": {
    one: "{n} quantité n’est pas un nombre entier d’au moins 1 (ligne {line}).",
    other: "{n} quantités ne sont pas des nombres entiers d’au moins 1 (la première à la ligne {line}).",
  },
  "doubts.quantities_advice":
    "Seules les étiquettes sont répétées selon la quantité. Ici, chaque ligne donne un code, quelle que soit sa quantité : supprimez les lignes qui n’en demandent pas, ou renommez la colonne si elle signifie autre chose.",
  "doubts.shortRows": {
    one: "{n} ligne a moins de valeurs que l’en-tête (ligne {line}).",
    other: "{n} lignes ont moins de valeurs que l’en-tête (la première à la ligne {line}).",
  },
  "doubts.shortRows_advice":
    "Il n’y manque que des colonnes inutilisées. Si une valeur de ces lignes est coupée, elle contient un saut de ligne : mettez-la entre guillemets doubles.",
  "doubts.passwords": {
    one: "{n} mot de passe n’en est sans doute pas un (ligne {line}).",
    other: "{n} mots de passe n’en sont sans doute pas (le premier à la ligne {line}).",
  },
  "doubts.passwords_advice":
    "Des étoiles, ou des mots comme « voir l’affiche », vont dans les codes : saisissez les mots de passe eux-mêmes.",
  "doubts.unusedValues": {
    one: "{n} valeur n’a pas de place dans un code de son type (ligne {line}).",
    other: "{n} valeurs n’ont pas de place dans des codes de leurs types (la première à la ligne {line}).",
  },
  "doubts.unusedValues_advice": {
    one: "Elle est omise : corrigez le type de la ligne ou déplacez la valeur.",
    other: "Elles sont omises : corrigez le type de la ligne ou déplacez la valeur.",
  },
  "doubts.unusedFormats": {
    one: "{n} ligne d’un autre type a un format de code-barres (ligne {line}).",
    other: "{n} lignes d’autres types ont des formats de code-barres (la première à la ligne {line}).",
  },
  "doubts.unusedFormats_advice":
    "Il n’est pas utilisé : pour un code-barres, écrivez barcode dans la colonne des types.",
  "doubts.doubleDecoded": {
    one: "{n} valeur contient des lettres comme Ã¼ (ligne {line}).",
    other: "{n} valeurs contiennent des lettres comme Ã¼ (la première à la ligne {line}).",
  },
  "doubts.doubleDecoded_advice":
    "Elles viennent d’un texte lu dans le mauvais encodage. Exportez à nouveau en UTF-8 ou corrigez les valeurs.",
  "doubts.lostZeros": {
    one: "{n} numéro de téléphone ou code postal a sans doute perdu son zéro initial (ligne {line}).",
    other:
      "{n} numéros de téléphone et codes postaux ont sans doute perdu leur zéro initial (le premier à la ligne {line}).",
  },
  "doubts.lostZeros_advice":
    "Les tableurs le suppriment de ce qu’ils prennent pour un nombre : mettez la colonne au format Texte et saisissez à nouveau les valeurs.",
  "doubts.numericCells": {
    one: "{n} numéro de téléphone ou code postal est un nombre dans le fichier, pas un texte (ligne {line}).",
    other:
      "{n} numéros de téléphone et codes postaux sont des nombres dans le fichier, pas des textes (le premier à la ligne {line}).",
  },
  "doubts.numericCells_advice":
    "Les nombres n’ont ni zéro initial ni + : s’il en manque un, mettez la colonne au format Texte et saisissez à nouveau les valeurs.",
  "doubts.salutationAsTitle": {
    one: "{n} fonction est une civilité (ligne {line}).",
    other: "{n} fonctions sont des civilités (la première à la ligne {line}).",
  },
  "doubts.salutationAsTitle_advice": {
    one: "Elle est omise : écrivez-y la fonction de la personne, ou la civilité devant le prénom.",
    other: "Elles sont omises : écrivez-y la fonction de la personne, ou la civilité devant le prénom.",
  },
  "doubts.fromOtherColumn": {
    one: "{n} valeur vient d’une autre colonne (ligne {line}).",
    other: "{n} valeurs viennent d’autres colonnes (la première à la ligne {line}).",
  },
  "doubts.repeatedHeaders": {
    one: "{n} valeur est le nom de sa colonne (ligne {line}).",
    other: "{n} valeurs sont le nom de leur colonne (la première à la ligne {line}).",
  },
  "doubts.repeatedHeaders_advice": "Si l’en-tête est encore une fois dans le tableau, supprimez cette ligne.",
  "doubts.differentLinks": {
    one: "{n} valeur affiche un texte et mène ailleurs (ligne {line}).",
    other: "{n} valeurs affichent un texte et mènent ailleurs (la première à la ligne {line}).",
  },
  "doubts.differentLinks_advice":
    "Les codes contiennent le texte. Si les liens sont voulus, écrivez leurs adresses dans les cellules ou dans une colonne à part.",
  "doubts.first_quoted": "Le premier exemple est « {text} ».",
  "doubts.first": "Le premier exemple est {text}.",
  "doubts.holds": "Le code contient « {text} ».",
  "doubts.links": "« {text} » mène à {link}.",
  "doubts.first_unused": "Le premier exemple est {column} dans une ligne du type {type}.",
  "doubts.other_empty": "« {taken} » est lu là où « {name} » est vide.",
  "doubts.other_title": "« {taken} » est lu là où « {name} » ne nomme aucune fonction.",
  "doubts.other_same_empty": "Une autre colonne « {taken} » est lue là où la première est vide.",
  "doubts.other_same_title":
    "Une autre colonne « {taken} » est lue là où la première ne nomme aucune fonction.",
  "rows.totals": {
    one: "{n} ligne ressemble à un total (ligne {line}).",
    other: "{n} lignes ressemblent à des totaux (la première à la ligne {line}).",
  },
  "rows.totals_advice":
    "Un code en est fait quand même : supprimez la ligne si elle n’appartient à aucun code.",
  "rows.wrong_numbers": {
    one: "{n} valeur n’est pas un numéro de produit valable (ligne {line}).",
    other: "{n} valeurs ne sont pas des numéros de produit valables (la première à la ligne {line}).",
  },
  "rows.wrong_numbers_advice":
    "Un GTIN, EAN ou UPC a 8, 12, 13 ou 14 chiffres, et le dernier, la clé de contrôle, découle des autres. Les codes contiennent les valeurs telles quelles.",
  "rows.short_zeros": {
    one: "{n} valeur de « {name} » n’a pas les zéros initiaux des autres (ligne {line} : {text}, à côté de {other}).",
    other:
      "{n} valeurs de « {name} » n’ont pas les zéros initiaux des autres (la première à la ligne {line} : {text}, à côté de {other}).",
  },
  "rows.short_plus": {
    one: "{n} valeur de « {name} » n’a pas le zéro initial ou le + des autres (ligne {line} : {text}, à côté de {other}).",
    other:
      "{n} valeurs de « {name} » n’ont pas le zéro initial ou le + des autres (la première à la ligne {line} : {text}, à côté de {other}).",
  },
  "rows.short_digit": {
    one: "{n} valeur de « {name} » a un chiffre de moins que les autres (ligne {line} : {text}, à côté de {other}).",
    other:
      "{n} valeurs de « {name} » ont un chiffre de moins que les autres (la première à la ligne {line} : {text}, à côté de {other}).",
  },
  "rows.short_advice":
    "Si un tableur les a changées, mettez la colonne au format Texte et saisissez à nouveau les valeurs.",
  "rows.misread": {
    one: "Si {names} ne concerne pas les codes, choisissez « Non utilisée » pour elle sous « Colonnes ».",
    other:
      "Si {names} ne concernent pas les codes, choisissez « Non utilisée » pour elles sous « Colonnes ».",
  },
  "rows.passwords_one":
    "Si {names} contient les mots de passe, renommez cette colonne « password » : ne déclarez pas ces réseaux ouverts.",
  "rows.passwords_several":
    "Si l’une des colonnes {names} contient les mots de passe, renommez-la « password » : ne déclarez pas ces réseaux ouverts.",
  "rows.header_twice": "L’en-tête nomme deux fois la colonne « {first} » : supprimez-en une ou renommez-la.",
  "rows.header_alike":
    "L’en-tête a « {first} » et « {second} », qui désignent toutes deux la colonne {column} : supprimez-en une ou renommez-la.",
  "rows.row_twice": "La ligne nomme deux fois la colonne « {first} » : supprimez-en une ou renommez-la.",
  "rows.row_alike":
    "La ligne a « {first} » et « {second} », qui désignent toutes deux la colonne {column} : supprimez-en une ou renommez-la.",
  "rows.utf_32": "Le fichier est en UTF-32 : enregistrez-le en UTF-8.",
  "rows.not_utf8":
    "La ligne {line} n’est pas en UTF-8, et ses lettres seraient fausses. Enregistrez le fichier en UTF-8 (dans Excel : « CSV UTF-8 »).",
  "rows.mixed_encodings":
    "La ligne {line} n’est pas en UTF-8, et ses lettres seraient fausses. D’autres lignes le sont, le fichier mélange donc des encodages : saisissez à nouveau les lettres de cette ligne et enregistrez le fichier en UTF-8.",
  "rows.long_line": "La ligne {line} dépasse 1 Mo, ce n’est donc pas un fichier de lignes.",
  "rows.utf8_first":
    "Le fichier commence en UTF-8 et continue dans un autre encodage : enregistrez-le en UTF-8.",
  "rows.nul_byte":
    "La ligne {line} contient un octet NUL, le fichier n’est donc pas du texte, ou il est en UTF-16 sans indicateur d’ordre des octets. Enregistrez-le en UTF-8.",
  "rows.iso_2022_jp":
    "La ligne {line} contient des lettres en ISO-2022-JP : enregistrez le fichier en UTF-8.",
  "rows.half_utf_16":
    "Le fichier est en UTF-16 et contient la moitié d’un caractère : il a été coupé ou assemblé. Enregistrez-le en UTF-8.",
  "rows.undecodable":
    "Le fichier contient des octets qui ne veulent rien dire en {encoding}. Essayez un autre encodage ou enregistrez-le en UTF-8.",
  "rows.none": "Il ne contient pas de lignes.",
  "rows.workbook_old":
    "{name} est un classeur d’Excel 97 à 2003 (.xls) ou un autre ancien fichier Office. Ouvrez-le dans un tableur et enregistrez-le en .xlsx ou CSV.",
  "rows.workbook_protected":
    "{name} est protégé par un mot de passe. Ouvrez-le dans Excel, retirez le mot de passe (Fichier > Informations > Protéger le classeur) et enregistrez-le à nouveau.",
  "rows.workbook_markup":
    "{name} est une page web ou du XML qui porte le nom d’un classeur. Ouvrez-le dans un tableur et enregistrez-le en .xlsx ou CSV.",
  "rows.workbook_damaged":
    "{name} est endommagé ou n’est pas un classeur Excel : ouvrez-le et enregistrez-le à nouveau.",
  "rows.workbook_xlsb":
    "{name} est un classeur binaire (.xlsb). Ouvrez-le dans un tableur et enregistrez-le en .xlsx ou CSV.",
  "rows.workbook_ods":
    "{name} est un fichier OpenDocument (.ods). Ouvrez-le dans un tableur et enregistrez-le en .xlsx ou CSV.",
  "rows.workbook_numbers":
    "{name} est un document Numbers. Ouvrez-le dans un tableur et enregistrez-le en .xlsx ou CSV.",
  "rows.workbook_zip": "{name} est un ZIP, mais pas un classeur Excel (.xlsx).",
  "rows.workbook_other":
    "{name} n’est pas un classeur Excel (.xlsx). Si le fichier contient du texte en colonnes, donnez-lui l’extension .csv.",
  "rows.workbook_large":
    "{name} dépasse {limit} Mo une fois décompressé. Enregistrez la feuille au format CSV et utilisez ce fichier.",
  "rows.workbook_sheets": "Il n’y a aucune feuille de lignes dans {name}.",
  "rows.workbook_texts": "Le classeur contient trop de textes : enregistrez-le au format CSV.",
  "rows.workbook_wide":
    "La ligne {line} a du texte au-delà de la colonne {columns} : enregistrez ce qu’il faut au format CSV.",
  "rows.workbook_long": "La ligne {line} dépasse 1 Mo : ce n’est pas une feuille de lignes.",
  "rows.workbook_xml": "Le classeur est endommagé : ouvrez-le et enregistrez-le à nouveau.",
  "rows.skipped_empty": { one: "Omis : {n} ligne vide.", other: "Omis : {n} lignes vides." },
  "rows.skipped_headers": {
    one: "Omis : {n} ligne qui répète l’en-tête.",
    other: "Omis : {n} lignes qui répètent l’en-tête.",
  },
  "rows.skipped_columns": { one: "Omis : {n} colonne sans nom.", other: "Omis : {n} colonnes sans nom." },
  "rows.text_left_out": "La ligne {line} a du texte dans une colonne sans nom, qui est omise.",
  "rows.sheets": "Des feuilles {names}, « {name} » est lue.",
  "rows.sheets_option": "Choisissez-en une autre avec {option}.",
  "rows.hidden_rows": {
    one: "{n} ligne masquée est lue aussi.",
    other: "{n} lignes masquées sont lues aussi.",
  },
  "rows.merged": "Les cellules fusionnées n’ont leur texte que dans la première ligne : {first}.",
  "rows.merged_more":
    "Les cellules fusionnées n’ont leur texte que dans la première ligne : {first} et {others} autres.",
};
