import type { Texts } from "../areas.ts";

export const messages: Texts<"dashboard"> = {
  "dashboard.title": "Painel",
};
