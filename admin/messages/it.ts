import { oneCatalog, type Area } from "./one-catalog.ts";

export const texts = oneCatalog(
  import.meta.glob<Area>(["./it/*.ts", "../../core/audit/words/it.ts"], { eager: true }),
);
