import type { Texts } from "../areas.ts";

export const messages: Texts<"bulk-design"> = {
  "rows.design_color": "“{text}” non è un colore: scrivi # con 3 o 6 cifre esadecimali.",
  "rows.design_color_same": "“{text}” non è un colore: scrivi # con 3 o 6 cifre esadecimali, oppure {same}.",
  "rows.design_foreground": "“{text}” non è un colore: scrivi # con 3, 4, 6 o 8 cifre esadecimali.",
  "rows.design_background":
    "“{text}” non è un colore: scrivi # con 3, 4, 6 o 8 cifre esadecimali, oppure transparent.",
  "rows.design_word": "“{text}” non è uno di questi: {words}.",
  "rows.design_preset": "“{text}” non è uno stile predefinito: scegline uno tra {words}.",
  "rows.design_empty_part":
    "“{text}” ha una parte vuota: scrivi un valore, oppure uno per la cornice e uno per il centro.",
  "rows.design_parts":
    "“{text}” ha {count} parti: scrivi un valore, oppure uno per la cornice e uno per il centro.",
  "rows.design_gradient":
    "“{text}” non è una sfumatura: scrivi due colori, come “linear 45 #0f766e #4c1d95” o “radial #0f766e #4c1d95”.",
  "rows.design_angle": "“{text}” ha un angolo fuori dai limiti: da 0 a 359 gradi.",
  "rows.design_gradient_color": "“{text}” è sbagliato: scrivi i colori come # con 3 o 6 cifre esadecimali.",
  "rows.design_gradient_same": "“{text}” è sbagliato: i suoi due colori sono uguali, scegline due.",
  "rows.design_number": "“{text}” non è un numero.",
  "rows.design_length": "“{text}” non è né un numero di px né una lunghezza come 25mm o 1in.",
  "rows.design_whole": "“{text}” non è un numero intero.",
  "rows.design_least": "“{text}” è fuori dai limiti: almeno {least} {unit}.",
  "rows.design_most": "“{text}” è fuori dai limiti: al massimo {most} {unit}.",
  "rows.design_yes_no": "“{text}” non è né sì né no.",
  "rows.design_width": "Un’altezza richiede anche una larghezza.",
  "rows.design_height": "Una larghezza richiede anche un’altezza.",
  "rows.design_frame": "Serve una cornice: scegline una tra {words}.",
  "rows.print_least": "“{text}” è fuori dai limiti: almeno {least} a {dpi} dpi.",
  "rows.print_most": "“{text}” è fuori dai limiti: al massimo {most} a {dpi} dpi.",
  "rows.print_coarser": "Fino a {dpi} dpi andrebbe bene, oppure scrivi una lunghezza minore.",
  "rows.print_module": "“{text}” non è né una lunghezza come 0.4mm né da {min} a {max} punti.",
  "rows.print_dpi":
    "“{text}” non è una risoluzione: scrivi punti per pollice, un numero intero da {min} a {max}.",
  "rows.print_canvas": "La larghezza e l’altezza dell’area sono entrambe in px o entrambe una lunghezza.",
  "rows.print_module_or_size": "La dimensione deriva dal modulo: scrivi l’una o l’altro, non entrambi.",
  "rows.print_module_or_bar":
    "Il modulo è la larghezza della barra più sottile: scrivi uno dei due, non entrambi.",
  "rows.print_module_or_canvas":
    "Le barre riempiono l’area: scrivi la sua larghezza e altezza oppure un modulo, non entrambi.",
  "rows.print_bar":
    "Accanto a una lunghezza, anche la larghezza delle barre è una lunghezza: scrivine una come 0.33mm.",
  "bulk.unit_px": "px",
  "bulk.unit_modules": "moduli",
  "bulk.unit_percent": "per cento",
};
