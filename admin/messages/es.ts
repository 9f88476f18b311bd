import { oneCatalog, type Area } from "./one-catalog.ts";

export const texts = oneCatalog(
  import.meta.glob<Area>(["./es/*.ts", "../../core/audit/words/es.ts"], { eager: true }),
);
