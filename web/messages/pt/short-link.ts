import type { Texts } from "../areas.ts";

/** Texts of codes that hold a short link. */
export const messages: Texts<"short-link"> = {
  "short_link.target_scheme": "Um link curto leva a um endereço web: começa com http:// ou https://",
  "short_link.target_invalid": "Nenhum navegador consegue abrir este endereço: há algo errado nele",
  "short_link.target_credentials": "Remova o nome e a senha antes do @",
  "short_link.target_own": "Um link curto não pode levar a este próprio site: escolha outro endereço",
  "short_link.target_long": "Um endereço web tem no máximo 2048 caracteres",
  "short_link.too_many": "Você atingiu o máximo de links curtos por conta. Exclua um que nenhum código use.",
  "track.label": "Contar leituras",
  "track.hint":
    "O código contém um link curto que conta cada leitura e redireciona. Depois você pode mudar para onde ele leva.",
  "track.sign_in": "Entre para contar as leituras",
  "track.note": "Este código contém {url} e leva a {target}.",
  "track.preparing": "Preparando o link curto…",
  "track.failed": "Não foi possível criar o link curto: {message}",
  "track.not_tracked": "As leituras não são contadas: {message}",
  "track.figures": "Estatísticas e destino",
  "short_link.taken_down":
    "O responsável por este site retirou este link curto do ar. Você só pode excluí-lo.",
};
