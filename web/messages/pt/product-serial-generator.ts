import type { Texts } from "../areas.ts";

export const messages: Texts<"product-serial-generator"> = {
  "run.prefix_long": "Um prefixo tem no máximo 24 caracteres",
  "run.prefix_check":
    "Com caractere verificador, um prefixo tem apenas letras de A a Z, dígitos, espaços e - . / _",

  "product_serial.title": "QR de número de série",
  "product_serial.description":
    "Códigos QR que identificam um produto: número de série, lote, datas, garantia e suporte. Um a um, ou em sequência com caractere verificador.",
  "product_serial.intro": "Tudo sobre um produto em uma só leitura, um a um ou em sequência.",
  "product_serial.fields": "Produto",
  "product_serial.group_product": "Identificação",
  "product_serial.group_origin": "Origem",
  "product_serial.group_support": "Descrição e suporte",

  "product_serial.productName": "Nome do produto",
  "product_serial.serialNumber": "Número de série",
  "product_serial.manufacturer": "Fabricante",
  "product_serial.model": "Modelo",
  "product_serial.batchNumber": "Número do lote",
  "product_serial.manufacturingDate": "Data de fabricação",
  "product_serial.expiryDate": "Data de validade",
  "product_serial.category": "Categoria",
  "product_serial.category_none": "Escolher uma categoria",
  "product_serial.productDescription": "Descrição",
  "product_serial.website": "Site",
  "product_serial.supportEmail": "E-mail de suporte",
  "product_serial.warrantyPeriod": "Período de garantia",
  "product_serial.location": "Local",

  "product_serial.category_Electronics": "Eletrônicos",
  "product_serial.category_Automotive": "Automotivo",
  "product_serial.category_Medical": "Médico",
  "product_serial.category_Industrial": "Industrial",
  "product_serial.category_Consumer_Goods": "Bens de consumo",
  "product_serial.category_Food_Beverage": "Alimentos e bebidas",
  "product_serial.category_Pharmaceutical": "Farmacêutico",
  "product_serial.category_Textile": "Têxtil",
  "product_serial.category_Other": "Outro",

  "product_serial.empty": "Digite o nome do produto e o número de série para ver o código",
  "product_serial.downloaded": "Código QR de número de série baixado",

  "product_serial.run": "Uma sequência numerada",
  "product_serial.run_text":
    "Um código para cada número de série, com os outros campos e as configurações desta página, em um arquivo ZIP com uma lista. Criados e conferidos no seu navegador.",
  "product_serial.prefix": "Prefixo",
  "product_serial.start": "Primeiro número",
  "product_serial.count": "Quantidade",
  "product_serial.count_hint": "No máximo {limit}. Para mais, use a linha de comando: quietzone batch.",
  "product_serial.digits": "Dígitos",
  "product_serial.digits_hint": "Números mais curtos são completados com zeros à esquerda.",
  "product_serial.check": "Caractere verificador",
  "product_serial.check_none": "Nenhum",
  "product_serial.check_mod37_36": "ISO/IEC 7064 MOD 37,36",
  "product_serial.check_hint":
    "Mais uma letra ou dígito no fim, que revela qualquer erro de um único caractere.",
  "product_serial.run_range": "De {first} a {last}",
  "product_serial.run_number": "Digite um número inteiro de {min} a {max}.",
  "product_serial.run_make": { one: "Criar {n} código", other: "Criar {n} códigos" },
  "product_serial.run_sign_in": "Pediremos que você entre; a sequência espera por você aqui.",
  "product_serial.run_history": "As sequências não são salvas no seu histórico.",
  "product_serial.run_making": "Criando códigos",
  "product_serial.run_progress": "{done} de {total}",
  "product_serial.run_done": {
    one: "{n} código foi criado e conferido. Está em {name}.",
    other: "{n} códigos foram criados e conferidos. Estão em {name}.",
  },
  "product_serial.run_failed": {
    one: "{n} código talvez não possa ser lido; manifest.csv o indica. Mude o tamanho, as cores ou a correção de erros, ou baixe mesmo assim.",
    other:
      "{n} códigos talvez não possam ser lidos; manifest.csv os indica. Mude o tamanho, as cores ou a correção de erros, ou baixe mesmo assim.",
  },
  "product_serial.run_unread":
    "Nem todos os nossos leitores puderam ser carregados, então estes códigos não foram testados. Verifique sua conexão e crie-os de novo, ou baixe mesmo assim.",
  "product_serial.run_broke": "Não foi possível criar a sequência: {message}",
};
