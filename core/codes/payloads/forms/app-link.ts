import * as z from "zod/mini";
import { plainText, withRules } from "./form-fields.ts";
import { formProblem } from "./form-messages.ts";

const APP_STORE =
  /^(?:https?:\/\/(?:apps|itunes)\.apple\.com\/\S*?)?(?:\/|^)?(?:id)?(\d{6,12})(?:[?#]\S*)?$/i;
const GOOGLE_PLAY =
  /^(?:https?:\/\/play\.google\.com\/store\/apps\/details\?(?:\S*&)?id=)?([a-z]\w*(?:\.[a-z]\w*)+)(?:&\S*)?$/i;

/** An app in a store, by address, id or package name. */
export const appSchema = z
  .object({
    appStore: plainText(
      (text) => APP_STORE.exec(text.trim())?.[1] ?? text.trim(),
      (app) => (/^\d{6,12}$/.test(app) ? null : formProblem("app.app_store", { app })),
    ),
    googlePlay: plainText(
      (text) => GOOGLE_PLAY.exec(text.trim())?.[1] ?? text.trim(),
      (app) => (/^[a-z]\w*(?:\.[a-z]\w*)+$/i.test(app) ? null : formProblem("app.google_play", { app })),
    ),
  })
  .check(
    withRules(({ appStore, googlePlay }) =>
      (appStore === "") === (googlePlay === "") ? ["appStore", formProblem("app.one")] : null,
    ),
  );
export type AppForm = z.infer<typeof appSchema>;

/** The page of the app: Apple's "App Store product page" links, and Google's "Linking to Google Play". */
export const appContent = ({ appStore, googlePlay }: AppForm): string =>
  appStore === ""
    ? `https://play.google.com/store/apps/details?id=${googlePlay}`
    : `https://apps.apple.com/app/id${appStore}`;
