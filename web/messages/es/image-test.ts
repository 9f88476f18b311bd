import type { Texts } from "../areas.ts";

export const messages: Texts<"image-test"> = {
  "image_test.title": "Prueba de subida de imágenes",
  "image_test.description":
    "Envía una imagen al almacén de imágenes de este sitio y muestra todo lo que responde.",
  "image_test.gate_title": "Para subir imágenes hace falta un administrador",
  "image_test.gate_text": "Inicia sesión con una cuenta de administrador para enviar una imagen al almacén.",
  "image_test.denied_title": "Acceso denegado",
  "image_test.denied":
    "No tienes permiso para acceder a esta página. Se requieren privilegios de administrador.",
  "image_test.drop": "Suelta una imagen aquí",
  "image_test.over": "Suéltala para subirla",
  "image_test.kinds": "JPEG, PNG, GIF o WebP, hasta 5 MB",
  "image_test.choose": "Elegir imagen",
  "image_test.another": "Subir otra",
  "image_test.what_happens":
    "El servidor vuelve a dibujar la imagen como PNG, de 400 px por lado como máximo, sin los datos de ubicación y de cámara que puede llevar una foto. De una animación solo se conserva el primer fotograma.",
  "image_test.uploading": "Subiendo {name}",
  "image_test.canceled": "La subida se ha cancelado.",
  "image_test.failed_title": "La imagen no se ha guardado",
  "image_test.done": "Guardada",
  "image_test.answer": "Respuesta del almacén de imágenes",
  "image_test.picture": "La imagen guardada",
  "image_test.copy": "Copiar como JSON",
  "image_test.copied": "Copiado al portapapeles",
  "image_test.copy_failed": "No se ha podido copiar al portapapeles",
};
