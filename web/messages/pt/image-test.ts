import type { Texts } from "../areas.ts";

export const messages: Texts<"image-test"> = {
  "image_test.title": "Teste de envio de imagem",
  "image_test.description":
    "Envia uma imagem ao armazenamento de imagens deste site e mostra tudo o que ele responde.",
  "image_test.gate_title": "O envio é restrito a administradores",
  "image_test.gate_text": "Entre com uma conta de administrador para enviar uma imagem ao armazenamento.",
  "image_test.denied_title": "Acesso negado",
  "image_test.denied":
    "Você não tem permissão para acessar esta página. São necessários privilégios de administrador.",
  "image_test.drop": "Solte uma imagem aqui",
  "image_test.over": "Solte para enviar",
  "image_test.kinds": "JPEG, PNG, GIF ou WebP, até 5 MB",
  "image_test.choose": "Escolher imagem",
  "image_test.another": "Enviar outra",
  "image_test.what_happens":
    "O servidor redesenha a imagem como PNG, com no máximo 400 px de lado, sem os dados de local e câmera que uma foto pode conter. De uma animação, só o primeiro quadro é mantido.",
  "image_test.uploading": "Enviando {name}",
  "image_test.canceled": "O envio foi cancelado.",
  "image_test.failed_title": "A imagem não foi salva",
  "image_test.done": "Salva",
  "image_test.answer": "Resposta do armazenamento de imagens",
  "image_test.picture": "A imagem salva",
  "image_test.copy": "Copiar como JSON",
  "image_test.copied": "Copiado para a área de transferência",
  "image_test.copy_failed": "Não foi possível copiar para a área de transferência",
};
