import type { Texts } from "../areas.ts";

export const messages: Texts<"vcard-generator"> = {
  "contact.title": "Gerador de vCard",
  "contact.description":
    "Crie um código QR com seus dados de contato: uma leitura salva nome, telefone, e-mail e endereço na agenda. Grátis e sem prazo de validade.",
  "contact.intro": "Seus dados de contato em um código QR. Com uma leitura, você está na agenda.",
  "contact.fields": "Dados de contato",
  "contact.preview_empty": "Digite um nome, um e-mail ou um telefone para ver a prévia do código QR",
  "contact.group_name": "Nome",
  "contact.first_name": "Nome",
  "contact.last_name": "Sobrenome",
  "contact.group_contact": "Contato",
  "contact.phone": "Telefone",
  "contact.email": "E-mail",
  "contact.website": "Site",
  "contact.group_work": "Trabalho",
  "contact.organization": "Organização",
  "contact.job": "Cargo",
  "contact.group_address": "Endereço",
  "contact.street": "Rua e número",
  "contact.city": "Cidade",
  "contact.state": "Estado ou região",
  "contact.postcode": "CEP",
  "contact.country": "País",
  "contact.note": "Observação",
  "contact.note_hint":
    "Seja breve: cada letra deixa o código mais denso e mais difícil de escanear de longe.",
  "contact.done": "Código QR de vCard baixado",
  "contact.file": "Arquivo de contato (.vcf)",
  "contact.file_done": "Arquivo de contato baixado",
};
