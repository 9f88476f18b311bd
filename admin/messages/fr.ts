import { oneCatalog, type Area } from "./one-catalog.ts";

export const texts = oneCatalog(
  import.meta.glob<Area>(["./fr/*.ts", "../../core/audit/words/fr.ts"], { eager: true }),
);
