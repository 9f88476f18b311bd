import { oneCatalog, type Area } from "./one-catalog.ts";

export const texts = oneCatalog(
  import.meta.glob<Area>(["./de/*.ts", "../../core/audit/words/de.ts"], { eager: true }),
);
