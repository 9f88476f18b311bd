import { expect, test } from "vitest";
import { confirmSignIn, freshSignIn, SignInNotConfirmed } from "../../admin/session/fresh-sign-in.ts";

test("concurrent calls share one sign-in prompt, and a later call prompts again", async () => {
  let changes = 0;
  const stop = freshSignIn.subscribe(() => void (changes += 1));
  const calls = [confirmSignIn(), confirmSignIn()];
  expect(changes).toBe(1);
  freshSignIn.question()?.confirmed();
  await Promise.all(calls);
  expect(freshSignIn.question()).toBeNull();

  const refused = confirmSignIn();
  freshSignIn.question()?.refused();
  await expect(refused).rejects.toBeInstanceOf(SignInNotConfirmed);
  expect(freshSignIn.question()).toBeNull();
  stop();
});
