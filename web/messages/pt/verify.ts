import type { Texts } from "../areas.ts";

export const messages: Texts<"verify"> = {
  "verify.title": "Verificar uma assinatura",
  "verify.description":
    "Verifique um código de assinatura digital: quem assinou e quando, até quando vale e se algo foi alterado.",
  "verify.intro": "Quem assinou e quando, até quando vale e se algo foi alterado.",
  "verify.content": "Conteúdo do código",
  "verify.content_hint": "Cole tudo o que o seu leitor mostra, da primeira { até a última }.",
  "verify.submit": "Verificar",
  "verify.picture": "Solte aqui uma imagem do código",
  "verify.picture_over": "Solte para ler",
  "verify.picture_hint": "JPG, PNG, GIF, BMP ou WebP. Ela é lida no seu navegador e nunca é enviada.",
  "verify.picture_choose": "Escolher imagem",
  "verify.picture_reading": "Lendo a imagem…",
  "verify.picture_other": "Há um código nesta imagem, mas não é uma assinatura digital.",
  "verify.sent":
    "Para verificar uma assinatura, o texto do código é enviado a este site, que não o guarda. Um código sem assinatura é verificado no seu navegador.",
  "verify.result": "Resultado",
  "verify.empty": "O resultado aparecerá aqui.",
  "verify.checking": "Verificando a assinatura…",
  "verify.failed": "Não foi possível verificar a assinatura. {message}",

  "verify.valid": "Assinado e sem alterações",
  "verify.valid_text": "Nada mudou desde que {signer} assinou.",
  "verify.expired": "Assinado e sem alterações, mas vencido",
  "verify.expired_text": "{signer} assinou, e a assinatura valeu até {date}.",
  "verify.changed": "Alterado",
  "verify.changed_text":
    "A assinatura não corresponde a este texto: algo mudou depois da assinatura, nem que seja um espaço, ou a assinatura é de outro código. Não confie neste código.",
  "verify.signature_missing": "Falta a assinatura",
  "verify.signature_missing_text":
    "Este código declara um nível de segurança que é sempre assinado, mas não contém nenhuma assinatura. Não confie nele.",
  "verify.unknown_key": "Assinado com uma chave desconhecida",
  "verify.unknown_key_text":
    "Este site não conhece a chave. Ou o código foi assinado em outro site, onde pode ser verificado, ou foi alterado.",
  "verify.signer_suspended": "Assinado e sem alterações, mas a conta está suspensa",
  "verify.signer_suspended_text": "Pergunte a {signer} antes de confiar nele.",
  "verify.signer_deleted": "Assinado e sem alterações, mas a conta foi excluída",
  "verify.signer_deleted_text":
    "Foi assinado aqui, por uma conta que não existe mais. Não há registro de quem era.",
  "verify.checksum_fits": "Não assinado",
  "verify.checksum_fits_text":
    "A soma de verificação confere, então nada se perdeu no caminho. Ela não prova quem escreveu: qualquer pessoa pode criar um código assim.",
  "verify.checksum_wrong": "Não assinado e alterado",
  "verify.checksum_wrong_text": "A soma de verificação não confere: o texto foi alterado ou danificado.",
  "verify.unsigned": "Não assinado",
  "verify.unsigned_text":
    "Este código não contém assinatura nem soma de verificação. Qualquer pessoa pode tê-lo criado ou alterado.",
  "verify.not_a_signature": "Não é uma assinatura digital",
  "verify.not_a_signature_text":
    "Este não é o conteúdo de um código de assinatura digital, ou não está completo.",

  "verify.signer": "Quem assinou",
  "verify.name": "Nome",
  "verify.no_name": "A conta não tem nome",
  "verify.email": "E-mail",
  "verify.email_verified": "Verificado",
  "verify.email_unverified": "Não verificado",
  "verify.email_unverified_text":
    "Este endereço nunca foi confirmado. Nome e endereço são os que o signatário informou.",
  "verify.signed_at": "Assinado em",
  "verify.valid_until": "Válido até",
  "verify.no_end": "Sem prazo de validade",
  "verify.other_name": "No código consta {claimed}. A conta que assinou pertence a {signer}.",
  "verify.other_email": "O código traz o endereço {claimed}. O da conta que assinou é {email}.",
  "verify.claims": "O que o código diz",

  "verify.document": "É este documento?",
  "verify.document_text":
    "O código contém o hash SHA-256 de um documento. Escolha o arquivo para comparar; ele não sai do seu dispositivo.",
  "verify.document_choose": "Escolher documento",
  "verify.document_reading": "Lendo o documento…",
  "verify.document_same": "{name} é o documento assinado.",
  "verify.document_other": "{name} não é o documento assinado, ou foi alterado.",
  "verify.document_failed": "Não foi possível ler {name}.",
};
