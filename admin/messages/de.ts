import { oneCatalogue, type Area } from "./one-catalogue.ts";

export const texts = oneCatalogue(import.meta.glob<Area>("./de/*.ts", { eager: true }));
