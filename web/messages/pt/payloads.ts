import type { Texts } from "../areas.ts";

export const messages: Texts<"payloads"> = {
  "payloads.field_wrong": "Confira este campo.",
  "payloads.too_long": {
    one: "Todos os campos juntos têm {n} byte a mais do que cabe em um código QR. Encurte este.",
    other: "Todos os campos juntos têm {n} bytes a mais do que cabe em um código QR. Encurte este.",
  },
  "payloads.clear": "Limpar tudo",
  "payloads.settings": "Configurações do QR",
  "payloads.foreground": "Cor do primeiro plano",
  "payloads.size_grown":
    "Maior que o habitual, para que cada módulo continue grande o bastante com tanto conteúdo.",
  "payloads.level": "Correção de erros",
  "payloads.level_hint": "Pode ser lido mesmo com até {percent}% do código sujo ou rasgado.",
  "payloads.level_lowered": "Reduzido de {asked} para {level}, para que tudo caiba.",
  "payloads.level_raised": "Aumentado de {asked} para {level} por causa do logo.",
  "payloads.preview_not_yet": "Ainda não há código: um campo está incompleto ou incorreto.",
  "payloads.preview_too_long": "Longo demais para um código QR: veja a mensagem no campo.",
  "payloads.incomplete": "Incompleto",
  "payloads.left_out": "Campos com mensagem ainda não estão no código.",
  "payloads.get": "Obter o código",
  "payloads.other_formats": "Outros formatos",
  "payloads.login_first": "Entre na sua conta para baixar códigos QR",
};
