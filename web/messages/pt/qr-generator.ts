import type { Texts } from "../areas.ts";

/** Texts of /qr-generator. */
export const messages: Texts<"qr-generator"> = {
  "qr.title": "Gerador de códigos QR",
  "qr.description":
    "Códigos QR que nunca expiram: links, texto, e-mail, telefone, com suas cores, seu tamanho e seu logo. PNG, PDF e SVG de até 2000 × 2000 px.",
  "qr.intro": "Grátis, sem marca-d’água e sem prazo de validade.",
  "qr.step_generate": "Gerar QR",
  "qr.foreground": "Cor do QR",
  "qr.logo": "Logo",
  "qr.logo_optional": "Opcional. JPEG, PNG, GIF ou WebP, até 2 MB.",
  "qr.logo_choose": "Enviar logo",
  "qr.logo_replace": "Trocar logo",
  "qr.logo_remove": "Remover logo",
  "qr.logo_none": "Sem logo",
  "qr.logo_alt": "Seu logo",
  "qr.logo_left_out": "Não foi possível incluir o logo, por isso o código aparece sem ele.",
  "qr.logo_size": "Tamanho do logo",
  "qr.logo_share":
    "{percent}% do maior logo com que este código continua legível: {pixels} px, {share}% da largura do código.",
  "qr.logo_share_none": "Parte do maior logo com que o código continua legível.",
  "qr.content_placeholder": "Um link, um texto, um e-mail, um número de telefone…",
  "qr.characters": { one: "{n} caractere", other: "{n} caracteres" },
  "qr.too_long": {
    one: "É {n} byte a mais do que cabe em um código QR. Encurte o conteúdo.",
    other: "São {n} bytes a mais do que cabe em um código QR. Encurte o conteúdo.",
  },
  "qr.level_lowered": "A correção de erros foi reduzida para {level} para caber tudo.",
  "qr.generate": "Gerar e baixar código QR",
  "qr.create_another": "Criar outro código QR",
  "qr.preview_empty": "Digite um conteúdo para ver o código QR",
  "qr.preview_busy": "Gerando o código QR…",
  "qr.preview_retry": "Gerar novamente",
  "qr.preview_failed": "Não foi possível gerar o código QR: {message}",
  "qr.preview_logo": "Com seu logo",
  "qr.login_first": "Entre na sua conta para baixar códigos QR",
  "qr.downloaded": "Código QR baixado em {kind}",
  "qr.seo_title": "Gerador de códigos QR grátis e sem prazo de validade",
  "qr.seo_text":
    "Um código QR criado aqui contém o seu próprio conteúdo, e não um link para o nosso site, a menos que você peça para contar as leituras. Nada precisa ser renovado e nada pode ser desativado: ele funciona enquanto puder ser visto. O código é codificado e desenhado no seu navegador, e lido e conferido antes de chegar a você.",
  "qr.seo_free": "100% grátis",
  "qr.seo_no_expiry": "Sem prazo de validade",
  "qr.seo_no_watermark": "Sem marca-d’água",
  "qr.seo_size": "Até 2000 × 2000 px",

  "qr.keep_design": "Salvar como padrão",
  "qr.kept_design": "Códigos novos começarão com este design.",
  "qr.keep_failed": "Não foi possível salvar o design: {message}",
};
