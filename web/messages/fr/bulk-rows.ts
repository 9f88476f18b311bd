import type { Texts } from "../areas.ts";

export const messages: Texts<"bulk-rows"> = {
  "rows.empty_cell": "La cellule est vide.",
  "rows.no_format":
    "Aucun format de code-barres n’est indiqué : écrivez-en un, comme {format}, dans une colonne « barcode_format ».",
  "rows.format": "« {text} » n’est pas un format de code-barres : choisissez parmi {formats}.",
  "rows.product_digits": "Un numéro de produit a 8, 12, 13 ou 14 chiffres, et {text} en a {digits}.",
  "rows.without_digit": "S’il s’agit d’un {format} sans sa clé de contrôle, c’est {number}.",
  "rows.upc_e": "S’il s’agit d’un UPC-E, il correspond à l’UPC-A {number}.",
  "rows.other_format":
    "Ces {digits} chiffres conviennent à {format} : choisissez ce format, dans une colonne « barcode_format » si les lignes diffèrent.",
  "rows.type_is_format":
    "« {text} » est un format de code-barres : renommez la colonne « barcode_format » et choisissez le type barcode.",
  "rows.type_is_security":
    "« {text} » est la sécurité d’un réseau WiFi : renommez la colonne « security » et choisissez le type wifi.",
  "rows.type": "« {text} » n’est aucun des types {types}.",
  "rows.design": "« {text} » n’est ici ni un design ni un style prédéfini : choisissez parmi {designs}.",
  "rows.one_of": "Ce n’est aucun de {choices}.",
  "rows.yes_no": "« {text} » n’est ni oui ni non.",
  "rows.cell_holds": "La cellule contient « {text} ».",
  "rows.values": {
    one: "La ligne a {n} valeur, l’en-tête en nomme {named}.",
    other: "La ligne a {n} valeurs, l’en-tête en nomme {named}.",
  },
  "rows.quote_delimiter": "Une valeur qui contient le séparateur doit être entre guillemets doubles.",
  "rows.quote_break":
    "Une valeur qui contient un saut de ligne doit être entre guillemets doubles. Si un tableur a omis des cellules vides en fin de ligne, utilisez son fichier .xlsx.",
  "rows.quote_open": "Un guillemet double est ouvert dans cette ligne et jamais fermé.",
  "rows.quote_after":
    'Du texte suit un guillemet fermant. Dans une valeur entre guillemets, écrivez "" pour un guillemet.',
  "rows.quote_inside":
    'Un guillemet double se trouve dans une valeur sans guillemets. Mettez toute la valeur entre guillemets et écrivez "" pour un guillemet.',
  "rows.rounded":
    "{text} est sans doute ce qu’un tableur a enregistré d’un long nombre affiché {shown} (notation scientifique) : ses derniers chiffres manquent. Mettez la colonne au format Texte et saisissez à nouveau ces nombres.",
  "rows.rounded_neighbor":
    "{text} finit par des zéros comme le nombre abîmé {other} de la ligne {line} ; sa clé de contrôle est juste, comme celle d’un nombre abîmé sur dix. Mettez la colonne au format Texte et saisissez à nouveau ces nombres.",
  "rows.cut":
    "{text} n’a que des zéros à partir du 16e chiffre : les tableurs gardent 15 chiffres d’un nombre, les autres sont donc sans doute perdus. Mettez la colonne au format Texte, saisissez à nouveau ces nombres et exportez encore une fois.",
  "rows.maybe_cut":
    "{text} n’a que des zéros à partir du 16e chiffre : si c’était un nombre dans un tableur, ses derniers chiffres sont perdus. Sinon, il est juste ainsi.",
  "rows.scientific":
    "« {text} » est la façon dont un tableur affiche un long nombre (notation scientifique) : ses derniers chiffres manquent. Mettez la colonne au format Texte, saisissez à nouveau ces nombres et exportez encore une fois ; ou utilisez le fichier .xlsx lui-même s’il a encore tous les chiffres.",
  "rows.scientific_text":
    "« {text} » est la façon dont un tableur affiche un long nombre (notation scientifique) : ses derniers chiffres manquent. Mettez la colonne au format Texte et saisissez à nouveau ces nombres.",
  "rows.maybe_scientific":
    "« {text} » ressemble à un long nombre en notation scientifique, sans ses derniers chiffres. Si c’est un nom ou un code, il est juste ainsi.",
  "rows.if_right": "Si le nombre est juste, {force} l’accepte.",
  "rows.if_name": "Si c’est le nom, {force} l’accepte.",
  "rows.if_meant": "Si ce caractère est voulu, {force} l’accepte.",
  "rows.as_it_is": "{force} l’accepte sans changement.",
  "rows.lost_letters":
    "Des lettres sont perdues : la valeur contient le caractère de remplacement � (U+FFFD). Exportez à nouveau en UTF-8 ou saisissez à nouveau la valeur.",
  "rows.formula_error": "La cellule affiche {text} : sa formule a une erreur.",
  "rows.formula_pending":
    "La cellule affiche {text} : le tableau a été exporté avant que la formule ait un résultat. Exportez-le à nouveau.",
  "rows.too_narrow":
    "La cellule affiche {text} : la colonne était trop étroite pour son nombre ou sa date. Élargissez-la et exportez à nouveau.",
  "rows.no_result":
    "La cellule a une formule sans résultat. Ouvrez le fichier dans un tableur, enregistrez-le et réessayez.",
  "rows.date":
    "La cellule contient une date, {text} : un tableur l’a peut-être tirée d’un texte comme 10-12. Mettez la colonne au format Texte et saisissez à nouveau les textes.",
  "rows.time":
    "La cellule contient une heure, {text} : un tableur l’a peut-être tirée d’un texte comme 12:30. Mettez la colonne au format Texte et saisissez à nouveau les textes.",
  "rows.number_long":
    "La cellule contient le nombre {text} : les tableurs gardent {digits} chiffres d’un nombre, les derniers manquent donc. Mettez la colonne au format Texte et saisissez à nouveau ces nombres.",
  "rows.number_scientific":
    "La cellule contient le nombre {text} en notation scientifique : c’était un texte comme 3E5, ou un nombre plus long dont les autres chiffres sont perdus. Mettez la colonne au format Texte et saisissez à nouveau ces nombres.",
  "rows.decimal": "{text} est un numéro de produit qu’un programme a écrit avec des décimales.",
  "rows.exponent":
    "{text} est un numéro de produit qu’un programme a écrit en notation scientifique, avec tous ses chiffres.",
  "rows.lost_zero":
    "{text} a {digits} chiffres et une clé de contrôle juste : un tableur a sans doute supprimé le zéro initial.",
  "rows.wrong_digit":
    "{text} a les {digits} chiffres d’un {format} complet, et sa clé de contrôle devrait être {digit} : un chiffre est faux.",
  "rows.sscc_characters": "Un SSCC a 18 chiffres, et « {text} » a d’autres caractères.",
  "rows.sscc_zero":
    "Un SSCC a 18 chiffres, et {text} en a 17 : avec le zéro initial que les tableurs suppriment, c’est {whole}.",
  "rows.sscc_length": "Un SSCC a 18 chiffres, et {text} en a {digits}.",
  "rows.sscc_digit": "La clé de contrôle du SSCC {text} devrait être {digit}.",
  "rows.sscc_brackets": "Le code contiendrait les parenthèses : écrivez {digits}.",
  "rows.stray_apostrophe": "Il commence par une apostrophe.",
  "rows.stray_full_width": "Il est écrit en chiffres pleine chasse (０ à ９).",
  "rows.stray_script": "Il est écrit dans les chiffres d’une autre écriture.",
  "rows.stray_invisible": "Il contient un caractère invisible.",
  "rows.stray_break": "Il contient un saut de ligne.",
  "rows.stray_first_space": "Il commence par une espace.",
  "rows.stray_last_space": "Il finit par une espace.",
  "rows.stray_spaces": "Il contient des espaces.",
  "rows.stray_other": "Il contient « {character} ».",
  "rows.taken_as": "« {text} » est lu comme {bare}.",
  "rows.several": "La cellule contient plusieurs valeurs (« {text} ») : {taken} est utilisé.",
  "rows.mark":
    "Le contenu commence par une marque d’ordre des octets invisible (U+FEFF), que les scanners omettent.",
  "rows.security":
    "« {text} » n’est pas une sécurité qu’un code peut nommer : utilisez WPA (aussi pour WPA2 et WPA3), WEP ou nopass (pour un réseau ouvert).",
  "rows.security_enterprise":
    "Un réseau avec la sécurité « {text} » demande un nom d’utilisateur, pour lequel ce formulaire n’a pas de place : le type wifi-enterprise en a une.",
  "rows.open_network": "Si le réseau est ouvert, sa sécurité est nopass.",
  "rows.password_unused":
    "Il y a un mot de passe, et selon la sécurité « {text} » le réseau est ouvert : un tel code omet le mot de passe. Retirez-le, ou écrivez WPA ou WEP.",
  "rows.address_cut": "L’adresse web finit par « … » : elle a été coupée.",
  "rows.address_placeholder": "L’adresse web contient {placeholder}, un champ qui n’a pas été rempli.",
  "rows.address_several":
    "Il y a plusieurs adresses web, et les téléphones en ouvrent une ou aucune : créez un code pour chacune.",
  "rows.address_start": "« {text} » ne commence pas comme une adresse web, par https:// ou http://.",
  "rows.address_text":
    "Un autre texte suit l’adresse web, et les téléphones n’en ouvrent qu’une partie ou rien : laissez l’adresse seule dans sa cellule.",
  "rows.address_break":
    "L’adresse web contient un saut de ligne : les téléphones n’en ouvrent qu’une partie ou rien.",
  "rows.address_space":
    "L’adresse web contient une espace : les téléphones n’en ouvrent qu’une partie ou rien.",
  "rows.address_entity":
    "L’adresse web contient &amp;, la façon dont les pages web écrivent & : écrivez & seul.",
  "rows.address_label":
    "Un mot précède l’adresse web, et les téléphones l’affichent comme texte : laissez l’adresse seule dans sa cellule.",
  "rows.address_quotes":
    "L’adresse web est entre guillemets ou parenthèses, et les téléphones l’affichent comme texte ou n’en ouvrent qu’une partie.",
  "rows.address_end": "L’adresse web finit par « {character} », qui n’en fait sans doute pas partie.",
  "rows.file_taken": "Le nom de fichier {name} est déjà celui de la ligne {line}.",
  "rows.file_extension": "Le nom de fichier finit par .{extension}, mais des fichiers {format} sont écrits.",
  "rows.file_character": "Un nom de fichier ne peut pas contenir {character}.",
  "rows.file_invisible": "Le nom de fichier contient des caractères invisibles.",
  "rows.file_empty": "Le nom de fichier est vide.",
  "rows.file_first": "Un nom de fichier ne peut pas commencer par un point ou une espace.",
  "rows.file_last": "Un nom de fichier ne peut pas finir par un point ou une espace avant son extension.",
  "rows.file_spaces": "Un nom de fichier ne peut pas contenir deux espaces de suite.",
  "rows.file_space": "Le nom de fichier contient une espace inhabituelle.",
  "rows.file_long": "Le nom de fichier a {bytes} octets avant son extension ; {most} sont possibles.",
  "rows.file_device": "Windows réserve ce nom de fichier à un périphérique.",
  "rows.quantity":
    "« {text} » n’est pas un nombre d’étiquettes : écrivez un nombre entier de 1 à {most}, ou supprimez la ligne.",
  "rows.quantity_unused":
    "« {text} » n’est pas un nombre entier d’au moins 1. Cette ligne donne quand même un code : supprimez-la si elle n’en demande pas.",
  "rows.label_letters": "Aucune police ici n’a ces lettres du texte : {letters}.",
  "rows.label_text_long":
    "Le texte est trop long pour l’étiquette même à {points} points (« {text} ») : à côté du code, il y a {width} sur {height}. Raccourcissez-le, imprimez moins de lignes ou prenez une étiquette plus grande.",
  "rows.label_picture_room":
    "Il n’y a pas de place pour une image : à côté du code, il reste {width} sur {height}.",
  "rows.label_picture_missing":
    "L’image « {name} » n’est pas ici : ajoutez le fichier, ou corrigez le nom dans la ligne.",
  "rows.label_dpi": "Une imprimante imprime toutes les étiquettes à {dpi} dpi : laissez cette cellule vide.",
  "rows.label_code_large":
    "Le code fait {width} de large et {height} de haut ; l’étiquette a de la place pour {roomWidth} sur {roomHeight}.",
  "rows.label_code_needs_dot":
    "Le code demande au moins {width} sur {height}, avec des modules de {module} (1 point à {dpi} dpi) ; l’étiquette a de la place pour {roomWidth} sur {roomHeight}.",
  "rows.label_code_needs":
    "Le code demande au moins {width} sur {height}, avec des modules de {module} ({dots} points à {dpi} dpi) ; l’étiquette a de la place pour {roomWidth} sur {roomHeight}.",
  "rows.own_label_wide": "Une étiquette de {label} de large ne tient pas sur une page de {page} de large.",
  "rows.own_label_wide_margin":
    "Une étiquette de {label} de large ne tient pas sur une page de {page} de large après {margin} de marge.",
  "rows.own_label_high": "Une étiquette de {label} de haut ne tient pas sur une page de {page} de haut.",
  "rows.own_label_high_margin":
    "Une étiquette de {label} de haut ne tient pas sur une page de {page} de haut après {margin} de marge.",
  "rows.own_label_columns":
    "{count} colonnes de {label} avec des espaces de {gap} ne tiennent pas sur une page de {page} de large : il y a de la place pour {most}.",
  "rows.own_label_rows":
    "{count} lignes de {label} avec des espaces de {gap} ne tiennent pas sur une page de {page} de haut : il y a de la place pour {most}.",
  "rows.too_wide":
    "Avec des modules de {module}, ce code fait {width} points de large à {dpi} dpi, et {most} est le maximum : écrivez au plus {mostModule}, ou une résolution plus basse.",
  "rows.too_narrow_size":
    "La taille est trop petite : à {dpi} dpi, ce code et sa zone de silence demandent au moins {least}.",
  "rows.black_gradient":
    "L’encre noire seule n’imprime pas de dégradé : retirez-le ou désactivez « Encre noire seule (K) ».",
  "rows.black_color":
    "L’encre noire seule n’imprime pas {color} : choisissez #000000 ou désactivez « Encre noire seule (K) ».",
  "rows.black_background":
    "L’encre noire seule n’imprime pas {color} : choisissez #ffffff ou transparent, ou désactivez « Encre noire seule (K) ».",
  "rows.black_picture":
    "L’encre noire seule n’imprime pas de couleurs, et l’image en a : prenez-en une en noir et gris, retirez-la, ou désactivez « Encre noire seule (K) ».",
  "rows.thermal_picture":
    "Une imprimante d’étiquettes imprime du noir ou rien, et l’image a des couleurs ou des gris : prenez-en une en noir et blanc, retirez-la, ou choisissez des fichiers ou des planches.",
  "rows.thermal_gradient":
    "Une imprimante d’étiquettes n’imprime pas de dégradé : retirez-le, ou choisissez des fichiers ou des planches.",
  "rows.thermal_color":
    "Une imprimante d’étiquettes n’imprime pas {color} : choisissez #000000, ou des fichiers ou des planches.",
  "rows.thermal_background":
    "Une imprimante d’étiquettes n’imprime pas {color} : choisissez #ffffff ou transparent, ou des fichiers ou des planches.",
  "bulk.keep_quoted": "« Laisser tel quel »",
  "bulk.column_type": "Type",
  "bulk.column_quantity": "Quantité",
  "bulk.column_design": "Design",
  "bulk.column_ssid": "Nom du réseau",
  "bulk.column_password": "Mot de passe",
  "bulk.column_security": "Sécurité",
  "bulk.column_hidden": "Réseau masqué",
  "bulk.column_first_name": "Prénom",
  "bulk.column_last_name": "Nom",
  "bulk.column_organization": "Entreprise",
  "bulk.column_title": "Fonction",
  "bulk.column_phone": "Téléphone",
  "bulk.column_email": "E-mail",
  "bulk.column_website": "Site web",
  "bulk.column_address": "Rue",
  "bulk.column_city": "Ville",
  "bulk.column_state": "Région",
  "bulk.column_zip_code": "Code postal",
  "bulk.column_country": "Pays",
  "bulk.column_note": "Remarque",
  "bulk.column_product_name": "Nom du produit",
  "bulk.column_serial_number": "Numéro de série",
  "bulk.column_manufacturer": "Fabricant",
  "bulk.column_model": "Modèle",
  "bulk.column_batch_number": "Numéro de lot",
  "bulk.column_manufacturing_date": "Date de fabrication",
  "bulk.column_expiry_date": "Date d’expiration",
  "bulk.column_category": "Catégorie",
  "bulk.column_description": "Description",
  "bulk.column_support_email": "E-mail d’assistance",
  "bulk.column_warranty_period": "Garantie",
  "bulk.column_location": "Emplacement",
  "bulk.column_gradient": "Dégradé",
  "bulk.column_eyes": "Repères",
  "bulk.column_eye_gradient": "Dégradé des repères",
  "bulk.column_frame_color": "Couleur du cadre",
  "bulk.column_preset": "Style prédéfini",
};
