import { oneCatalogue, type Area } from "./one-catalogue.ts";

export const texts = oneCatalogue(import.meta.glob<Area>("./fr/*.ts", { eager: true }));
