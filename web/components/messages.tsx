import { createContext, use } from "react";
import { en } from "../messages/en.ts";
import { createTranslator, type Translate } from "../messages/translator.ts";

const Messages = createContext<Translate>(createTranslator("en", en));

/** The texts of the chosen language: `const t = useMessages(); t("shell.sign_in")`. */
export const useMessages = (): Translate => use(Messages);
