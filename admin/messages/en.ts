import { oneCatalog, type Area } from "./one-catalog.ts";

export const texts = oneCatalog(
  import.meta.glob<Area>(["./en/*.ts", "../../core/audit/words/en.ts"], { eager: true }),
);
