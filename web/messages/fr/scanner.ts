import type { Texts } from "../areas.ts";

export const messages: Texts<"scanner"> = {
  "scan.no_code":
    "Il ne semble pas y avoir de code dans cette image : vérifiez qu’il y figure en entier et qu’il fait face à l’appareil",
  "scan.too_small":
    "Le code est trop petit dans cette image : ses modules font environ {pixels} px de large. Rapprochez-vous ou utilisez l’image d’origine plutôt qu’une version réduite",
  "scan.cut_off":
    "Le code est coupé au bord de l’image : reprenez l’image en laissant un peu de place autour du code",
  "scan.no_quiet_zone":
    "Il manque la marge vide autour du code : laissez tout autour une bordure claire et vide de quatre modules",
  "scan.blurred":
    "L’image du code est floue : tenez l’appareil immobile et laissez-le faire la mise au point",
  "scan.low_contrast":
    "Le code se détache à peine de son fond : reprenez l’image avec plus de lumière, sans ombre ni reflet",
  "scan.damaged":
    "Il y a un code, mais une partie est cachée, abîmée ou déformée : aplatissez-le et prenez l’image bien de face",
  "scan.unsure":
    "Il y a des barres, mais elles n’ont pas pu être lues avec certitude : prenez une image plus nette, bien de face",
  "scan.empty": "Il y a un code dans cette image, mais il ne contient rien",
  "scan.timeout":
    "La recherche dans cette image a pris trop de temps : recadrez-la sur le code ou essayez avec une image plus petite",

  "scan_file.type": "Veuillez sélectionner un fichier image valide (JPG, PNG, GIF, BMP, WebP)",
  "scan_file.too_large": "La taille du fichier doit être inférieure à 10 Mo",
  "scan_file.empty": "Ce fichier est vide : choisissez-en un autre",
  "scan_file.broken":
    "L’image ne peut pas être lue : le fichier est endommagé ou incomplet. Enregistrez-le à nouveau ou choisissez-en un autre",
  "scan_file.too_many_pixels":
    "Cette image a {pixels} millions de pixels : recadrez-la sur le code ou réduisez-la à moins de {most} millions",
  "scan_file.too_long":
    "Un côté de cette image dépasse {most} pixels : recadrez-la sur le code ou réduisez-la",
  "scan_file.slow":
    "Telle qu’elle est enregistrée, cette image est trop longue à lire : enregistrez-la à nouveau en JPEG ou PNG ordinaire",

  "link.scheme":
    "Ce n’est pas une adresse web : « {scheme}: » peut lancer un programme ou afficher une page inventée, elle n’est donc pas ouverte ici",
  "link.invalid": "Aucun navigateur ne peut ouvrir cette adresse : elle contient une erreur",
  "link.credentials": "Ce qui précède le @ ne dit rien de la destination de ce lien : seul {host} compte",
  "link.lookalike":
    "Ce n’est pas {lookalike} : des lettres d’une autre écriture en ont seulement l’apparence",
  "link.mixed_scripts":
    "Un mot de cet hôte mélange des écritures ({scripts}) : certaines lettres ne sont pas ce qu’elles semblent",
  "link.subdomain": "Un hôte se lit par la fin : celui-ci commence comme {start}, mais appartient à {end}",
  "link.ip_address": "L’hôte est un nombre au lieu d’un nom : rien n’indique à qui il appartient",
  "link.short_link": "Un lien court : sa destination ne se voit pas avant de l’ouvrir",
  "link.hidden_characters": "Cette adresse contient des caractères invisibles",
  "link.not_encrypted": "Non chiffré : d’autres peuvent lire et modifier en chemin ce que cette page affiche",

  "scanner.title": "Lecteur de code QR à partir d’une image",
  "scanner.description":
    "Scannez des codes QR et des codes-barres à partir d’une image ou avec votre caméra, gratuitement et sans compte. Chaque code est lu dans votre navigateur ; aucune image n’est envoyée.",
  "scanner.intro":
    "Lit tous les codes QR et codes-barres d’une image, sur cet appareil. Aucune image n’est envoyée.",

  "scanner.picture": "Image",
  "scanner.drop": "Déposez des images ici",
  "scanner.tap": "Touchez pour choisir des images",
  "scanner.drop_over": "Relâchez pour scanner",
  "scanner.drop_hint": "Ou cliquez pour parcourir, ou collez avec {keys}",
  "scanner.drop_kinds": "JPG, PNG, GIF, BMP ou WebP, jusqu’à 10 Mo",
  "scanner.choose": "Choisir une image",
  "scanner.paste": "Coller",
  "scanner.again": "Scanner à nouveau",
  "scanner.reset": "Réinitialiser",
  "scanner.size_mb": "{size} Mo",
  "scanner.size_px": "{width} × {height} px",
  "scanner.preview": "Aperçu de {name}",
  "scanner.pasted_name": "Image collée",
  "scanner.clipboard_none": "Il n’y a pas d’image dans le presse-papiers : copiez-en une d’abord.",
  "scanner.clipboard_refused":
    "Le navigateur ne permet pas de lire le presse-papiers. Appuyez plutôt sur {keys} ou choisissez un fichier.",
  "scanner.too_many": "Seules les {most} premières images ont été ajoutées. Scannez les autres ensuite.",
  "scanner.pictures": "Images",
  "scanner.picture_state": "{name} : {state}",
  "scanner.state_waiting": "en attente",
  "scanner.state_scanning": "analyse en cours",
  "scanner.state_found": { one: "{n} code", other: "{n} codes" },
  "scanner.state_nothing": "aucun code",
  "scanner.state_refused": "non scannée",

  "scanner.results": "Résultats",
  "scanner.empty": "Aucun code QR scanné pour l’instant",
  "scanner.empty_hint":
    "Choisissez, déposez ou collez une image, ou utilisez la caméra. Ses codes s’afficheront ici.",
  "scanner.scanning": "Analyse du code QR…",
  "scanner.progress": "Progression",
  "scanner.loading": "Chargement du lecteur de codes-barres…",
  "scanner.more": "Recherche d’autres codes…",
  "scanner.found": "Code QR trouvé !",
  "scanner.found_barcode": "Code-barres trouvé !",
  "scanner.count": { one: "{n} code dans cette image", other: "{n} codes dans cette image" },
  "scanner.total": { one: "{n} code dans {pictures} images", other: "{n} codes dans {pictures} images" },
  "scanner.scanned": "Code QR scanné",
  "scanner.scanned_barcode": "Code-barres scanné",
  "scanner.not_found": "Aucun code QR trouvé dans l’image. Essayez avec une image plus nette.",
  "scanner.qr_only":
    "Seuls les codes QR ont été recherchés : le lecteur de codes-barres n’a pas pu être chargé. Vérifiez votre connexion et scannez à nouveau.",
  "scanner.stopped": "L’analyse a été arrêtée.",
  "scanner.failed": "Le lecteur n’a pas pu démarrer. Vérifiez votre connexion et scannez à nouveau.",

  "scanner.code": "Code {n}",
  "scanner.show_code": "Code {n} : {content}",
  "scanner.content": "Contenu",
  "scanner.binary": "Ce code contient des octets et non du texte. Ils sont affichés en hexadécimal.",
  "scanner.copy": "Copier le contenu",
  "scanner.copy_all": "Tout copier",
  "scanner.copied": "Copié dans le presse-papiers",
  "scanner.copy_failed": "Impossible de copier dans le presse-papiers",
  "scanner.generate": "Créer un code QR",
  "scanner.make_barcode": "Créer ce code-barres",
  "scanner.open_link": "Ouvrir le lien",
  "scanner.open_anyway": "Ouvrir quand même",
  "scanner.verify": "Vérifier la signature",
  "scanner.new_tab": "(s’ouvre dans un nouvel onglet)",
  "scanner.leads_to": "Ce lien mène à",
  "scanner.punycode": "S’écrit {host}",

  "scanner.field_name": "Nom",
  "scanner.field_organization": "Organisation",
  "scanner.field_title": "Fonction",
  "scanner.field_phone": "Téléphone",
  "scanner.field_email": "E-mail",
  "scanner.field_website": "Site web",
  "scanner.field_address": "Adresse",
  "scanner.field_birthday": "Anniversaire",
  "scanner.field_note": "Note",
  "scanner.field_ssid": "Réseau",
  "scanner.field_security": "Sécurité",
  "scanner.field_password": "Mot de passe",
  "scanner.field_hidden": "Réseau masqué",
  "scanner.field_to": "À",
  "scanner.field_cc": "Copie à",
  "scanner.field_bcc": "Copie cachée à",
  "scanner.field_subject": "Objet",
  "scanner.field_message": "Message",
  "scanner.field_position": "Latitude, longitude",
  "scanner.field_productName": "Produit",
  "scanner.field_serialNumber": "Numéro de série",
  "scanner.field_manufacturer": "Fabricant",
  "scanner.field_model": "Modèle",
  "scanner.field_batchNumber": "Lot",
  "scanner.field_manufacturingDate": "Fabriqué le",
  "scanner.field_expiryDate": "Expire le",
  "scanner.field_category": "Catégorie",
  "scanner.field_description": "Description",
  "scanner.field_warrantyPeriod": "Garantie",
  "scanner.field_supportEmail": "Assistance",
  "scanner.field_documentTitle": "Document",
  "scanner.field_signerName": "Signataire",
  "scanner.field_signerEmail": "E-mail du signataire",
  "scanner.field_signatureType": "Type de signature",
  "scanner.field_documentHash": "Empreinte du document",
  "scanner.field_validUntil": "Valable jusqu’au",
  "scanner.field_purpose": "Objet de la signature",
  "scanner.field_securityLevel": "Niveau de sécurité",
  "scanner.field_location": "Lieu",
  "scanner.field_customData": "Autres données",
  "scanner.field_timestamp": "Écrit le",
  "scanner.yes": "Oui",
  "scanner.no_security": "Aucune : réseau ouvert",

  "scanner.camera": "Utiliser la caméra",
  "scanner.camera_stop": "Arrêter la caméra",
  "scanner.camera_picture": "Image de la caméra",
  "scanner.camera_video": "Ce que voit la caméra",
  "scanner.camera_starting": "Démarrage de la caméra…",
  "scanner.camera_looking": "Placez un code dans le cadre",
  "scanner.camera_late": "Aucun code QR trouvé",
  "scanner.camera_late_hint":
    "Rapprochez-vous, restez immobile et veillez à ce que le code soit bien éclairé. La caméra continue de chercher.",
  "scanner.camera_switch": "Changer de caméra",
  "scanner.camera_light_on": "Allumer la lampe",
  "scanner.camera_light_off": "Éteindre la lampe",
  "scanner.camera_not_found": "Caméra introuvable.",
  "scanner.camera_not_found_hint": "Branchez-en une et réessayez, ou choisissez plutôt une image.",
  "scanner.camera_refused": "L’accès à la caméra n’est pas autorisé.",
  "scanner.camera_refused_hint":
    "Autorisez-le pour ce site avec l’icône à côté de l’adresse, puis réessayez. Ou prenez une photo avec une autre application et choisissez-la ici.",
  "scanner.camera_in_use": "La caméra est déjà utilisée.",
  "scanner.camera_in_use_hint": "Fermez le programme ou l’onglet qui l’utilise, puis réessayez.",
  "scanner.camera_insecure": "La caméra ne fonctionne que sur les pages sécurisées.",
  "scanner.camera_insecure_hint":
    "Cette page a été ouverte sans https. Ouvrez-la avec https, ou prenez une photo avec une autre application et choisissez-la ici.",
  "scanner.camera_failed": "La caméra n’a pas pu démarrer.",
  "scanner.camera_failed_hint": "Réessayez ou choisissez plutôt une image.",
  "scanner.camera_hidden": "La caméra a été arrêtée pendant que cet onglet était masqué.",
  "scanner.camera_idle": "La caméra a été arrêtée après une minute sans code.",
  "scanner.camera_retry": "Réessayer",

  "scanner.seo_title": "Scanner un code QR à partir d’une image",
  "scanner.seo_text":
    "Un code sur une capture d’écran, dans une conversation, sur une étiquette photographiée, et pas de second téléphone sous la main pour le scanner : donnez l’image à cette page. Elle lit tous les codes qu’elle contient, sous n’importe quel angle, même clairs sur fond sombre, et montre où se trouve chacun.",
  "scanner.seo_steps": "Comment ça marche",
  "scanner.seo_step1": "Donnez-lui une image",
  "scanner.seo_step1_text":
    "Déposez-en une ou plusieurs n’importe où sur cette page, choisissez-les, collez une capture d’écran ou tenez le code devant votre caméra.",
  "scanner.seo_step2": "Voyez ce que dit chaque code",
  "scanner.seo_step2_text":
    "Contacts, réseaux, messages et données de produit sont présentés champ par champ ; le contenu lui-même reste toujours affiché.",
  "scanner.seo_step3": "Utilisez-le",
  "scanner.seo_step3_text":
    "Copiez le contenu, faites-en un nouveau code bien net, ou ouvrez le lien après avoir vu où il mène.",
  "scanner.seo_reads": "Ce qui est lu",
  "scanner.seo_reads_text":
    "Codes QR, Data Matrix, Aztec et PDF417 ; EAN-13, EAN-8, UPC-A, UPC-E, Code 128, Code 39, Code 93, ITF et GS1 DataBar. MSI et Pharmacode, dépourvus de contrôle intégré, sont lus dans des images nettes comme celles créées ici.",
  "scanner.seo_links": "Où mène vraiment un lien",
  "scanner.seo_links_text":
    "Personne ne lit un code à l’œil nu, et certains codes en profitent. Avant que vous n’ouvriez un lien, cette page montre son hôte en toutes lettres et signale les lettres qui se ressemblent, les noms trompeurs devant un @, les simples nombres, les liens courts et l’absence de chiffrement. Ce qui n’est pas une adresse web n’est jamais ouvert.",
  "scanner.seo_private": "Vos images restent chez vous",
  "scanner.seo_private_text":
    "Les images, celles de la caméra comprises, sont lues par un programme qui s’exécute dans cette page. Elles ne sont ni envoyées ni conservées, et personne ne les voit. Une fois chargée, la page fonctionne aussi hors ligne.",
  "scanner.seo_tips": "Quand un code n’est pas trouvé",
  "scanner.seo_tips_text":
    "Cadrez le code en entier, avec un peu de marge vide autour. Rapprochez-vous plutôt que de zoomer, tenez l’appareil parallèle au code et évitez les ombres et les reflets. Si le code fait partie d’une grande image, recadrez-la.",
  "scanner.related": "Créez vos propres codes",
};
