import type { SentenceValues } from "../codes/sentence.ts";
import type { MailValues } from "./mail-order.ts";
import type { MailTexts } from "./messages/texts.ts";

/** Everything an account has lost, in words: one item per line, and the owner's next step. */
export function endedAccessText(
  ended: MailValues["access_ended"],
  say: (key: keyof MailTexts, values?: SentenceValues) => string,
): string {
  const providers = ended.providers.join(", ");
  const things = [
    ended.password && say("access_ended.password"),
    ended.sessions > 0 && say("access_ended.sessions"),
    ended.providers.length > 0 && say("access_ended.providers", { providers }),
    ended.apiKeys > 0 && say("access_ended.api_keys", { n: ended.apiKeys }),
    ended.signatures > 0 && say("access_ended.signatures", { n: ended.signatures }),
    ended.factors > 0 && say("access_ended.factors", { n: ended.factors }),
    ended.profile && say("access_ended.profile"),
  ].filter((thing) => thing !== false);
  return [
    say("access_ended.text"),
    ...things.map((thing) => `- ${thing}`),
    say(ended.keepsFactor ? "access_ended.kept" : "access_ended.set_up"),
  ].join("\n");
}
