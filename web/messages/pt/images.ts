import type { Texts } from "../areas.ts";

export const messages: Texts<"images"> = {
  "image.type": "Selecione um arquivo de imagem",
  "image.too_large": "A imagem deve ter menos de 5 MB",
  "image.empty": "Este arquivo está vazio: escolha outro",
  "image.broken":
    "Não é possível ler esta imagem: o arquivo está danificado ou incompleto. Salve-o de novo ou escolha outro",
  "image.slow": "A leitura desta imagem demora demais: reduza-a ou escolha outra",
  "image.too_many_pixels": "Esta imagem tem pixels demais: reduza-a para menos de {pixels} milhões de pixels",
  "image.too_narrow":
    "Esta imagem é comprida e estreita demais: recorte-a para que nenhum lado tenha mais de {ratio} vezes o outro",
};
