import type { Texts } from "../areas.ts";

export const messages: Texts<"ads"> = {
  "ads.label": "Pubblicità",
};
