import type { Texts } from "../areas.ts";

export const messages: Texts<"product-serial-generator"> = {
  "run.prefix_long": "Un préfixe ne peut pas dépasser 24 caractères",
  "run.prefix_check":
    "Avec un caractère de contrôle, un préfixe ne contient que des lettres de A à Z, des chiffres, des espaces et - . / _",

  "product_serial.title": "Code QR de numéro de série",
  "product_serial.description":
    "Des codes QR qui identifient un produit : numéro de série, lot, dates, garantie et assistance. À l’unité, ou par série de numéros avec caractère de contrôle.",
  "product_serial.intro": "Tout sur un produit en un scan, à l’unité ou par série de numéros.",
  "product_serial.fields": "Produit",
  "product_serial.group_product": "Identification",
  "product_serial.group_origin": "Origine",
  "product_serial.group_support": "Description et assistance",

  "product_serial.productName": "Nom du produit",
  "product_serial.serialNumber": "Numéro de série",
  "product_serial.manufacturer": "Fabricant",
  "product_serial.model": "Modèle",
  "product_serial.batchNumber": "Numéro de lot",
  "product_serial.manufacturingDate": "Date de fabrication",
  "product_serial.expiryDate": "Date d’expiration",
  "product_serial.category": "Catégorie",
  "product_serial.category_none": "Choisir une catégorie",
  "product_serial.productDescription": "Description",
  "product_serial.website": "Site web",
  "product_serial.supportEmail": "E-mail de l’assistance",
  "product_serial.warrantyPeriod": "Durée de garantie",
  "product_serial.location": "Lieu",

  "product_serial.category_Electronics": "Électronique",
  "product_serial.category_Automotive": "Automobile",
  "product_serial.category_Medical": "Médical",
  "product_serial.category_Industrial": "Industrie",
  "product_serial.category_Consumer_Goods": "Biens de consommation",
  "product_serial.category_Food_Beverage": "Alimentation et boissons",
  "product_serial.category_Pharmaceutical": "Pharmaceutique",
  "product_serial.category_Textile": "Textile",
  "product_serial.category_Other": "Autre",

  "product_serial.empty": "Saisissez le nom du produit et le numéro de série pour voir le code",
  "product_serial.downloaded": "Code QR de numéro de série téléchargé",

  "product_serial.run": "Une série de numéros",
  "product_serial.run_text":
    "Un code par numéro de série, avec les autres champs et les réglages de cette page, dans un fichier ZIP avec une liste. Créés et relus dans votre navigateur.",
  "product_serial.prefix": "Préfixe",
  "product_serial.start": "Premier numéro",
  "product_serial.count": "Nombre de codes",
  "product_serial.count_hint":
    "{limit} au maximum. Au-delà, utilisez la ligne de commande : quietzone batch.",
  "product_serial.digits": "Nombre de chiffres",
  "product_serial.digits_hint": "Les numéros plus courts sont complétés par des zéros à gauche.",
  "product_serial.check": "Caractère de contrôle",
  "product_serial.check_none": "Aucun",
  "product_serial.check_mod37_36": "ISO/IEC 7064 MOD 37,36",
  "product_serial.check_hint":
    "Une lettre ou un chiffre de plus à la fin, qui révèle tout caractère erroné isolé.",
  "product_serial.run_range": "De {first} à {last}",
  "product_serial.run_number": "Saisissez un nombre entier de {min} à {max}.",
  "product_serial.run_make": { one: "Créer {n} code", other: "Créer {n} codes" },
  "product_serial.run_sign_in": "Il vous sera demandé de vous connecter ; la série vous attend ici.",
  "product_serial.run_history": "Une série n’est pas conservée dans votre historique.",
  "product_serial.run_making": "Création des codes",
  "product_serial.run_progress": "{done} sur {total}",
  "product_serial.run_done": {
    one: "{n} code a été créé et relu. Il se trouve dans {name}.",
    other: "{n} codes ont été créés et relus. Ils se trouvent dans {name}.",
  },
  "product_serial.run_failed": {
    one: "{n} code risque de ne pas être lisible ; manifest.csv l’indique. Changez la taille, les couleurs ou la correction d’erreurs, ou téléchargez quand même.",
    other:
      "{n} codes risquent de ne pas être lisibles ; manifest.csv les indique. Changez la taille, les couleurs ou la correction d’erreurs, ou téléchargez quand même.",
  },
  "product_serial.run_unread":
    "Certains de nos lecteurs n’ont pas pu être chargés : ces codes n’ont pas été testés. Vérifiez votre connexion et recréez-les, ou téléchargez-les quand même.",
  "product_serial.run_broke": "La série n’a pas pu être créée : {message}",
};
