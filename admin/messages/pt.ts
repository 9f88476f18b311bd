import { oneCatalog, type Area } from "./one-catalog.ts";

export const texts = oneCatalog(
  import.meta.glob<Area>(["./pt/*.ts", "../../core/audit/words/pt.ts"], { eager: true }),
);
