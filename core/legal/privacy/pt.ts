import type { PrivacySentences } from "./en.ts";

export const privacy: PrivacySentences = {
  intro:
    "Esta página explica o que {site} guarda, para quê e por quanto tempo. Ela reflete as configurações do site.",
  imprint: "O [aviso legal](/imprint) diz quem administra {site} e como entrar em contato.",

  short: "Em resumo",
  short_tools:
    "Os códigos são criados, verificados e escaneados no seu navegador. As imagens que você escaneia nunca são enviadas ao servidor.",
  short_shortened: "As visualizações de página são contadas sem cookies e sem o seu endereço IP completo.",
  short_whole: "As visualizações de página são contadas sem cookies, com o seu endereço IP.",
  short_uncounted: "As visualizações de página não são contadas.",
  short_account:
    "Uma conta guarda os códigos que você baixa, rastreia ou assina. Você pode exportar e excluir tudo diretamente.",
  short_alone: "As páginas não contêm código de outras empresas.",
  short_others: "Algumas páginas contêm código de outras empresas.",

  visits: "Quando você visita o site",
  visits_stored: "De cada visualização de página são guardados:",
  visits_time: "data e hora",
  visits_page:
    "o título e o endereço da página; dos parâmetros, só `utm_source`, `utm_medium` e `utm_campaign`",
  visits_referrer: "a página que trouxe você até aqui, sem os parâmetros",
  visits_browser:
    "seu navegador, sistema operacional, tipo de dispositivo e tamanho da tela, e como o seu navegador se identifica (user agent)",
  visits_place: "o país e, quando conhecidos, a região e a cidade, deduzidos do seu endereço IP",
  visits_use: "quanto tempo você ficou, até onde rolou a página e quantas vezes clicou",
  visits_number: "um número aleatório com que o seu navegador associa as visualizações de uma aba",
  visits_shortened:
    "Seu endereço IP é guardado abreviado: a última parte de um endereço IPv4 e os últimos 80 bits de um endereço IPv6 são zerados.",
  visits_whole: "Seu endereço IP é guardado por inteiro.",
  visits_hash:
    "Para distinguir os visitantes, é guardado um hash do seu endereço IP e do seu navegador, calculado com uma chave secreta. A chave é aleatória, muda todos os dias e é excluída depois de dois dias; a partir daí, ninguém consegue associar o hash a você.",
  visits_opt_out:
    "Se o seu navegador envia Do Not Track ou Global Privacy Control, as visualizações são contadas sem endereço IP, sem hash e sem número aleatório.",
  visits_until:
    "Cada visualização é excluída depois de {days} dias. Os totais ficam; eles não dizem nada sobre um visitante específico.",
  place_service:
    "Quando o servidor não conhece o país de um endereço IP, ele consulta um serviço, que recebe o endereço abreviado.",

  scans: "Quando você escaneia um código rastreado",
  scans_text:
    "Alguns códigos contêm um link curto para este site, que começa com `/s/`. Quando você o abre, o servidor guarda a hora, o seu país, o tipo de dispositivo, o navegador e o sistema operacional, e o site que trouxe você, e leva você ao destino. Ele não guarda nenhum endereço IP. Para contar cada dispositivo uma vez por dia, guarda até o fim do dia um hash do endereço IP abreviado e do navegador, calculado com uma chave secreta; não guarda nenhum se o seu navegador envia Do Not Track ou Global Privacy Control. O proprietário do código vê as estatísticas. Elas são excluídas com o código rastreado ou com a conta.",

  tools: "Quando você usa as ferramentas",
  tools_text:
    "Conteúdos, imagens e documentos ficam no seu navegador enquanto você cria ou escaneia códigos. O que você digita é guardado no seu navegador até você fechar a aba; enquanto você não entrar na conta, os últimos códigos que você baixar, copiar ou compartilhar ficam no seu navegador até você apagá-los. Para verificar uma assinatura, o texto do código é enviado ao servidor, que não o guarda.",
  tools_api:
    "Programas que usam a API enviam conteúdos e imagens ao servidor. Ele cria ou lê os códigos e não guarda nem uma coisa nem outra.",

  account: "Quando você tem uma conta",
  account_stored: "Uma conta guarda:",
  account_profile:
    "seu e-mail, seu nome, suas preferências e o que você acrescenta ao perfil, como uma foto ou um telefone, e o que apps guardam com a sua conta",
  account_secrets:
    "sua senha como hash Argon2id; com um segundo fator, também o segredo dele e os códigos de recuperação como hash",
  account_codes:
    "os códigos que você baixa quando está conectado: conteúdo, design, logo, nome, pasta e número de downloads. O conteúdo de um código WiFi inclui a senha da rede",
  account_brands: "suas marcas: nome, design e logotipo",
  account_batches: "as tabelas que você salva como lotes: as linhas, o design com o logo e as configurações",
  account_tracked: "seus códigos rastreados, com destinos e leituras",
  account_signatures: "o que você assina e a chave usada para assinar",
  account_keys: "suas chaves de API como hash, com a hora do último uso",
  account_sessions:
    "suas sessões: endereço IP, navegador, início e último uso. Uma sessão termina no máximo depois de {hours} horas e então é excluída",
  account_news: "quais notificações você leu e quais foram enviadas a você por e-mail",
  account_services:
    "Se você entra com {services}, esse serviço fica sabendo que você usa {site}. O identificador, o nome e o e-mail que você tem nesse serviço são guardados, e sua foto de perfil é copiada.",
  account_announced:
    "O responsável pelo site é avisado de cada conta nova, com nome e e-mail, por Slack, Discord ou outro serviço.",
  account_mail:
    "Os e-mails para você são guardados até o envio, e os links que eles contêm, como hash até expirarem. Um e-mail que não pode ser enviado é excluído depois de cerca de 30 dias.",
  account_pictures: "As imagens que você envia são guardadas em um serviço de armazenamento ({service}).",
  account_history:
    "Um código que você exclui do histórico pode ser restaurado por uma hora. Depois disso, é excluído definitivamente.",
  account_delete:
    "Você pode exportar tudo em um arquivo e excluir a conta a qualquer momento. Com isso desaparece tudo o que está acima, exceto a metade pública da sua chave de assinatura, para que os códigos que você assinou continuem verificáveis; o número da conta e a hora, para que nenhum backup a traga de volta; e os registros do log de auditoria.",

  security: "Para a segurança",
  security_audit:
    "Um log de auditoria registra os acessos, inclusive os que falham, as mudanças nas contas e o que os administradores fazem, com hora, e-mail, endereço IP completo e navegador. Ele serve para descobrir e esclarecer abusos. Os registros são mantidos permanentemente, mesmo quando uma conta é excluída.",
  security_limits: "Para conter ataques, as requisições são contadas por endereço IP por até um dia.",
  security_log:
    "O log do servidor não contém endereços IP nem nomes. Um servidor web ou provedor de hospedagem à frente de {site} pode manter logs próprios.",
  security_backups:
    "Os backups podem conter os mesmos dados até o responsável excluí-los. Uma conta excluída não volta com um backup.",

  browser: "Cookies e armazenamento no seu navegador",
  browser_language: "`quietzone_language`: o idioma que você escolheu, por um ano",
  browser_session:
    "`qz-refresh` e `qz-session`, em https com o prefixo `__Host-`: mantêm você conectado até o fim da sessão",
  browser_flow: "`qz-flow`, com o mesmo prefixo: enquanto você entra com outro serviço, por 10 minutos",
  browser_storage:
    "armazenamento do navegador: o tema que você escolheu, se você está conectado e os downloads que ainda não estão no histórico",
  browser_recent:
    "os códigos recentes, a menos que você os desative ou entre na conta: conteúdo, design, logo e hora dos últimos 20 códigos que você baixar, copiar ou compartilhar, até você apagá-los",
  browser_tab:
    "armazenamento da aba, até você fechá-la: os códigos que está criando, onde você estava no site e quais mensagens já viu",
  browser_tables:
    "tabelas da página “Códigos a partir de tabelas” grandes demais para o armazenamento da aba: até você recomeçar ou abrir a página de novo um dia depois",
  browser_number: "também na aba: o número aleatório que associa as visualizações de página",
  browser_files: "arquivos do site, para que ele funcione sem conexão",
  browser_purpose: "Nenhum cookie deste site é usado para publicidade.",

  others: "Outras empresas",
  others_none:
    "As páginas não contêm código de outras empresas, e o seu navegador não acessa nenhum outro servidor.",
  others_google:
    "Algumas páginas usam o Google Analytics: o Google recebe dados da sua visita, inclusive o seu endereço IP, e pode gravar cookies.",
  others_code:
    "Algumas páginas contêm código de outras empresas. Nelas, o seu navegador acessa os servidores dessas empresas, que recebem o seu endereço IP. Esse código pode gravar cookies e ler o que você digita nessas páginas. As páginas de escanear, entrar e verificar e as da conta não contêm nenhum. Com `?safe=1` no fim do endereço, uma página carrega sem ele.",
  others_ads:
    "Algumas páginas mostram anúncios cujo conteúdo vem de outras empresas. Os servidores delas recebem o seu endereço IP. Os anúncios não conseguem ler a página em volta deles.",

  rights: "Seus direitos",
  rights_text:
    "Você pode ver, corrigir, exportar e excluir diretamente os dados da sua conta. Dependendo de onde você mora, há outros direitos. O Regulamento Geral sobre a Proteção de Dados (GDPR) prevê os de acesso, retificação, apagamento, limitação do tratamento, portabilidade e oposição, além do direito de apresentar reclamação a uma autoridade de controle. No Brasil, a Lei Geral de Proteção de Dados (LGPD) prevê direitos semelhantes.",
};
