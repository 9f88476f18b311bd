import { createAccessTokens } from "../../adapters/crypto/access-tokens.ts";
import { secrets } from "../../adapters/crypto/secrets.ts";
import { createIds } from "../../adapters/system/ids.ts";
import { createAuthService } from "../../core/auth/auth-service.ts";
import { signUpSchema } from "../../core/auth/requests.ts";
import { createSettingsService } from "../../core/settings/settings-service.ts";
import { createUserService } from "../../core/users/user-service.ts";
import { createFakeClock } from "../fakes/clock.ts";
import { createFakePasswords } from "../fakes/passwords.ts";
import { createFakeRepositories } from "../fakes/repositories.ts";

export const PHONE = { userAgent: "a phone", ipAddress: "192.0.2.1" };

/** The services of accounts over fakes, with a clock that only moves when told. */
export function createAccounts() {
  const clock = createFakeClock();
  const repositories = createFakeRepositories(() => clock.now());
  const ids = createIds(clock);
  const passwords = createFakePasswords();
  const accessTokens = createAccessTokens({
    keys: repositories.signingKeys,
    issuer: "https://codes.example/auth/v1",
    clock,
    ids,
  });
  const settings = createSettingsService(repositories);
  const dependencies = { ...repositories, settings, passwords, accessTokens, secrets, clock, ids };
  const auth = createAuthService(dependencies);
  return {
    auth,
    users: createUserService(dependencies),
    settings,
    repositories,
    clock,
    passwords,
    signUp: (email = "ada@example.com", password = "secret pass") =>
      auth.signUp(signUpSchema.parse({ email, password }), PHONE),
  };
}
