import type { Language } from "../../languages.ts";
import { messages as de } from "./de.ts";
import { messages as en } from "./en.ts";
import { messages as es } from "./es.ts";
import { messages as fr } from "./fr.ts";
import { messages as it } from "./it.ts";
import { messages as pt } from "./pt.ts";
import type { MailTexts } from "./texts.ts";

export const mailTexts: Readonly<Record<Language, MailTexts>> = { en, es, fr, de, it, pt };
