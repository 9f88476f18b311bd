import { AsyncLocalStorage } from "node:async_hooks";
import type { Repositories } from "../../adapters/db/repositories/repositories.ts";
import type { Transact } from "../../core/ports/transaction.ts";
import { createFakeAuthCodeRepository } from "./auth-code-repository.ts";
import { createFakeBatchRepository } from "./batch-repository.ts";
import { createFakeNotificationRepository } from "./notification-repository.ts";
import { createFakeOneTimeTokenRepository } from "./one-time-token-repository.ts";
import { createFakeSessionRepository } from "./session-repository.ts";
import { createFakeSettingsRepository } from "./settings-repository.ts";
import { createFakeSignatureRepository } from "./signature-repository.ts";
import { createFakeSigningKeyRepository } from "./signing-key-repository.ts";
import { createTables, type Tables } from "./tables.ts";
import { createFakeUserRepository } from "./user-repository.ts";

/** Those that unit tests of services need; the others have tests on PostgreSQL alone. */
type FakedRepositories = Pick<
  Repositories,
  | "users"
  | "sessions"
  | "signingKeys"
  | "authCodes"
  | "oneTimeTokens"
  | "settings"
  | "notifications"
  | "signatures"
  | "batches"
  | "ownerLocks"
> & {
  addressClaims: Repositories["addressClaims"];
  identities: Pick<Repositories["identities"], "removeOfUser">;
  factors: Pick<Repositories["factors"], "remove" | "removeUnverified">;
  recoveryCodes: Pick<Repositories["recoveryCodes"], "removeOfUser">;
  apiKeys: Pick<Repositories["apiKeys"], "countLive" | "revokeOfOwner">;
  audit: Pick<Repositories["audit"], "append">;
};

export interface FakeRepositories extends FakedRepositories {
  transact: Transact<FakedRepositories>;
}

/**
 * Every repository in memory, for unit tests of services; the contract suites hold it to what PostgreSQL does.
 * Transactions run one after the other, roll back when their work throws, and using the outer repositories inside of
 * one is an error at once.
 * @param now what `countAdmins` takes for the present
 */
export function createFakeRepositories(now: () => Date = () => new Date()): FakeRepositories {
  const tables = createTables();
  const inner = createRepositories(tables, now);
  const openTransaction = new AsyncLocalStorage<{ isOpen: boolean }>();
  let turn: Promise<unknown> = Promise.resolve();

  const runAlone = async <T>(work: (repositories: FakedRepositories) => Promise<T>): Promise<T> => {
    const before = structuredClone(tables);
    const state = { isOpen: true };
    try {
      return await openTransaction.run(state, () => work(inner));
    } catch (error) {
      restore(tables, before);
      throw error;
    } finally {
      state.isOpen = false;
    }
  };

  const refuseInside = () => {
    if (openTransaction.getStore()?.isOpen) {
      throw new Error("Inside a transaction, use the repositories that it was given, not the outer ones");
    }
  };

  return {
    users: guard(inner.users, refuseInside),
    sessions: guard(inner.sessions, refuseInside),
    signingKeys: guard(inner.signingKeys, refuseInside),
    authCodes: guard(inner.authCodes, refuseInside),
    oneTimeTokens: guard(inner.oneTimeTokens, refuseInside),
    settings: guard(inner.settings, refuseInside),
    notifications: guard(inner.notifications, refuseInside),
    signatures: guard(inner.signatures, refuseInside),
    batches: guard(inner.batches, refuseInside),
    ownerLocks: guard(inner.ownerLocks, refuseInside),
    addressClaims: guard(inner.addressClaims, refuseInside),
    identities: guard(inner.identities, refuseInside),
    factors: guard(inner.factors, refuseInside),
    recoveryCodes: guard(inner.recoveryCodes, refuseInside),
    apiKeys: guard(inner.apiKeys, refuseInside),
    audit: guard(inner.audit, refuseInside),
    transact<T>(work: (repositories: FakedRepositories) => Promise<T>): Promise<T> {
      const result = turn.then(() => runAlone(work));
      turn = result.catch(() => undefined);
      return result;
    },
  };
}

function createRepositories(tables: Tables, now: () => Date): FakedRepositories {
  return {
    users: createFakeUserRepository(tables, now),
    sessions: createFakeSessionRepository(tables),
    signingKeys: createFakeSigningKeyRepository(tables),
    authCodes: createFakeAuthCodeRepository(tables),
    oneTimeTokens: createFakeOneTimeTokenRepository(tables),
    settings: createFakeSettingsRepository(tables),
    notifications: createFakeNotificationRepository(tables),
    signatures: createFakeSignatureRepository(tables),
    batches: createFakeBatchRepository(tables),
    // transactions take turns anyway
    ownerLocks: { hold: async () => undefined },
    audit: { append: async (entry) => void tables.audit.set(entry.id, structuredClone(entry)) },
    addressClaims: {
      has: async (email) => tables.addressClaims.has(email),
      add: async (email) => void tables.addressClaims.set(email, true),
      remove: async (email) => void tables.addressClaims.delete(email),
    },
    // fakes hold none of these
    factors: { remove: async () => undefined, removeUnverified: async () => undefined },
    recoveryCodes: { removeOfUser: async () => undefined },
    apiKeys: { countLive: async () => 0, revokeOfOwner: async () => undefined },
    identities: {
      async removeOfUser(userId) {
        const user = tables.users.get(userId);
        if (user) user.identities = [];
      },
    },
  };
}

function restore(tables: Tables, before: Tables): void {
  for (const name of Object.keys(before) as (keyof Tables)[]) {
    const table = tables[name] as Map<string, unknown>;
    table.clear();
    for (const [key, row] of before[name]) table.set(key, row);
  }
}

/** The same repository with a check in front of every method. */
function guard<T extends object>(repository: T, check: () => void): T {
  return new Proxy(repository, {
    get(target, name) {
      const method: unknown = Reflect.get(target, name);
      if (typeof method !== "function") return method;
      return async (...args: unknown[]) => {
        check();
        return (await Reflect.apply(method, target, args)) as unknown;
      };
    },
  });
}
