import type { Texts } from "../areas.ts";

export const messages: Texts<"digital-signature-generator"> = {
  "digital_signature.title": "QR de assinatura digital",
  "digital_signature.description":
    "O que foi assinado, por quem e até quando vale, em um código QR. Ele é assinado com a sua própria chave: qualquer pessoa pode verificar, e qualquer alteração fica evidente.",
  "digital_signature.intro":
    "O que foi assinado, por quem e até quando vale, em um código que qualquer pessoa pode verificar.",

  "digital_signature.fields": "Assinatura",
  "digital_signature.section_document": "Documento",
  "digital_signature.section_signer": "Signatário",
  "digital_signature.section_details": "Detalhes",
  "digital_signature.type": "Tipo",
  "digital_signature.documentTitle": "Título do documento",
  "digital_signature.signerName": "Nome do signatário",
  "digital_signature.signerEmail": "E-mail do signatário",
  "digital_signature.organization": "Organização",
  "digital_signature.signatureType": "Tipo de assinatura",
  "digital_signature.documentHash": "Hash do documento",
  "digital_signature.timestamp": "Momento da assinatura",
  "digital_signature.validUntil": "Válido até",
  "digital_signature.purpose": "Finalidade",
  "digital_signature.location": "Local",
  "digital_signature.customData": "Dados adicionais",
  "digital_signature.securityLevel": "Nível de segurança",

  "digital_signature.type_document": "Documento",
  "digital_signature.type_approval": "Aprovação",
  "digital_signature.type_witness": "Testemunha",
  "digital_signature.type_notary": "Tabelião",
  "digital_signature.type_certification": "Certificação",
  "digital_signature.type_authorization": "Autorização",

  "digital_signature.level_basic": "Básico",
  "digital_signature.level_standard": "Padrão",
  "digital_signature.level_high": "Alto",
  "digital_signature.level_maximum": "Máximo",
  "digital_signature.level_basic_text":
    "Sem assinatura. Uma soma de verificação revela erros de digitação, mas não prova nada.",
  "digital_signature.level_standard_text": "Assinado com a sua chave.",
  "digital_signature.level_high_text": "Assinado e ligado a um documento pelo hash.",
  "digital_signature.level_maximum_text": "Assinado, ligado a um documento e com data de validade.",
  "digital_signature.needed_at_level": "Necessário no nível de segurança “{level}”.",
  "digital_signature.anonymous":
    "Sem conta, o código recebe uma soma de verificação. Entre, e ele será assinado com a sua própria chave: qualquer pessoa poderá verificar quem assinou, e qualquer alteração ficará evidente.",
  "digital_signature.sign_in": "Entrar para assinar",

  "digital_signature.include_timestamp": "Incluir data e hora",
  "digital_signature.include_hash": "Incluir uma soma de verificação",
  "digital_signature.include_hash_hint":
    "32 bits sobre os outros campos. Revela erros de digitação, não fraude.",
  "digital_signature.include_location": "Incluir o local",
  "digital_signature.timestamp_hint": "Deixe vazio para usar o momento em que o código é criado.",
  "digital_signature.valid_until_hint": "Válido até o fim desse dia (UTC).",
  "digital_signature.hash_hint": "SHA-256, calculado no seu navegador. O arquivo não sai do seu dispositivo.",
  "digital_signature.hash_choose": "Escolher documento",
  "digital_signature.hash_of": "Hash de {name}.",
  "digital_signature.hash_failed": "Não foi possível ler {name}.",
  "digital_signature.locate": "Usar minha localização",
  "digital_signature.locate_failed":
    "Seu navegador não informou a localização. Permita para este site ou digite-a.",

  "digital_signature.empty": "Digite o título do documento e o nome do signatário para ver o código",
  "digital_signature.mistakes": "Sem código: veja as mensagens nos campos",
  "digital_signature.not_signed": "Ainda não assinado: o código aparecerá quando você assinar",
  "digital_signature.sign": "Assinar",
  "digital_signature.sign_hint": "Qualquer alteração depois disso exige uma nova assinatura.",
  "digital_signature.signed": "Assinado",
  "digital_signature.signed_by": "Com a chave de {email}, em {date}.",
  "digital_signature.checksum_only": "Só soma de verificação",
  "digital_signature.unsigned": "Não assinado",
  "digital_signature.verify": "Verificar este código",
  "digital_signature.verify_hint": "Tem um código? Verifique a assinatura",
  "digital_signature.downloaded": "Código QR de assinatura digital baixado",
};
