import { tools } from "../../../app/tools.ts";

/** The tools that most people come for, one press away where there is room. */
export const shortcuts = tools.slice(0, 3);
