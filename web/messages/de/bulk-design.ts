import type { Texts } from "../areas.ts";

export const messages: Texts<"bulk-design"> = {
  "rows.design_color": "„{text}“ ist keine Farbe: Schreiben Sie # mit 3 oder 6 Hexadezimalziffern.",
  "rows.design_color_same":
    "„{text}“ ist keine Farbe: Schreiben Sie # mit 3 oder 6 Hexadezimalziffern oder {same}.",
  "rows.design_foreground":
    "„{text}“ ist keine Farbe: Schreiben Sie # mit 3, 4, 6 oder 8 Hexadezimalziffern.",
  "rows.design_background":
    "„{text}“ ist keine Farbe: Schreiben Sie # mit 3, 4, 6 oder 8 Hexadezimalziffern oder transparent.",
  "rows.design_word": "„{text}“ ist keins von {words}.",
  "rows.design_preset": "„{text}“ ist keine Vorlage: Wählen Sie eine von {words}.",
  "rows.design_empty_part":
    "„{text}“ hat einen leeren Teil: Schreiben Sie einen Wert, oder je einen für Rahmen und Kern.",
  "rows.design_parts":
    "„{text}“ hat {count} Teile: Schreiben Sie einen Wert, oder je einen für Rahmen und Kern.",
  "rows.design_gradient":
    "„{text}“ ist kein Verlauf: Schreiben Sie zwei Farben, etwa „linear 45 #0f766e #4c1d95“ oder „radial #0f766e #4c1d95“.",
  "rows.design_angle": "„{text}“ hat einen Winkel, den es nicht gibt: 0 bis 359 Grad.",
  "rows.design_gradient_color":
    "„{text}“ ist falsch: Schreiben Sie Farben als # mit 3 oder 6 Hexadezimalziffern.",
  "rows.design_gradient_same": "„{text}“ ist falsch: Die beiden Farben sind gleich; wählen Sie zwei.",
  "rows.design_number": "„{text}“ ist keine Zahl.",
  "rows.design_length": "„{text}“ ist weder eine Zahl in px noch eine Länge wie 25mm oder 1in.",
  "rows.design_whole": "„{text}“ ist keine ganze Zahl.",
  "rows.design_least": "„{text}“ ist zu klein: mindestens {least} {unit}.",
  "rows.design_most": "„{text}“ ist zu groß: höchstens {most} {unit}.",
  "rows.design_yes_no": "„{text}“ ist weder ja noch nein.",
  "rows.design_width": "Zu einer Höhe gehört eine Breite.",
  "rows.design_height": "Zu einer Breite gehört eine Höhe.",
  "rows.design_frame": "Dafür braucht es einen Rahmen: Wählen Sie einen von {words}.",
  "rows.print_least": "„{text}“ ist zu klein: mindestens {least} bei {dpi} dpi.",
  "rows.print_most": "„{text}“ ist zu groß: höchstens {most} bei {dpi} dpi.",
  "rows.print_coarser": "Bis {dpi} dpi ginge es, oder schreiben Sie eine kleinere Länge.",
  "rows.print_module": "„{text}“ ist weder eine Länge wie 0.4mm noch {min} bis {max} Punkte.",
  "rows.print_dpi": "„{text}“ ist keine Auflösung: Schreiben Sie ganze Punkte pro Zoll von {min} bis {max}.",
  "rows.print_canvas": "Breite und Höhe der Fläche sind beide in px oder beide eine Länge.",
  "rows.print_module_or_size":
    "Die Größe ergibt sich aus dem Modul: Schreiben Sie eins von beiden, nicht beides.",
  "rows.print_module_or_bar":
    "Das Modul ist die Breite des schmalsten Strichs: Schreiben Sie eins von beiden, nicht beides.",
  "rows.print_module_or_canvas":
    "Die Striche füllen die Fläche: Schreiben Sie deren Breite und Höhe oder ein Modul, nicht beides.",
  "rows.print_bar":
    "Neben einer Länge ist auch die Strichbreite eine Länge: Schreiben Sie eine, etwa 0.33mm.",
  "bulk.unit_px": "px",
  "bulk.unit_modules": "Module",
  "bulk.unit_percent": "Prozent",
};
