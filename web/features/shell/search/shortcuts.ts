import { tools } from "../../../app/tools.ts";

/** The most used tools, directly in the header if there is room. */
export const shortcuts = tools.slice(0, 3);
