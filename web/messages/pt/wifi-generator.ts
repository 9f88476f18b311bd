import type { Texts } from "../areas.ts";

export const messages: Texts<"wifi-generator"> = {
  "network.title": "Gerador de QR WiFi",
  "network.description":
    "Seu WiFi em um código QR: os convidados entram com uma leitura, sem soletrar a senha. WPA, WEP, redes abertas e ocultas. Grátis, desenhado no seu navegador.",
  "network.intro": "Os convidados entram na rede com uma leitura, sem soletrar a senha.",
  "network.fields": "Rede",
  "network.preview_empty": "Digite o nome da rede para ver a prévia do código QR",
  "network.ssid": "Nome da rede (SSID)",
  "network.ssid_hint": "Exatamente como está no roteador: maiúsculas e minúsculas contam.",
  "network.blanks": "Há um espaço no início ou no fim, e ele conta",
  "network.security": "Segurança",
  "network.security_hint": "WPA vale também para WPA2 e WPA3.",
  "network.nopass": "Nenhuma",
  "network.password": "Senha",
  "network.privacy":
    "O código é criado neste dispositivo, e a senha fica aqui. O conteúdo do código, com a senha, só vai para o seu histórico se você o baixar conectado à sua conta.",
  "network.hidden": "Rede oculta",
  "network.hidden_hint": "Para redes que não divulgam o próprio nome.",
  "network.done": "Código QR WiFi baixado",
  "network.card": "Um cartão para pendurar",
  "network.card_text": "O código com o nome da rede ao lado, do tamanho de um cartão-postal.",
  "network.card_password": "Imprimir também a senha",
  "network.card_print": "Imprimir cartão",
  "network.card_code": "Código QR da rede {ssid}",
  "network.card_scan": "Aponte a câmera do celular para cá para se conectar.",
};
