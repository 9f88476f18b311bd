import { afterAll, beforeAll, describe } from "vitest";
import { addressClaimRepositoryContract } from "../../contracts/address-claim-repository-contract.ts";
import { authCodeRepositoryContract } from "../../contracts/auth-code-repository-contract.ts";
import { batchRepositoryContract } from "../../contracts/batch-repository-contract.ts";
import { historyFolderRepositoryContract } from "../../contracts/history-folder-repository-contract.ts";
import { historyRepositoryContract } from "../../contracts/history-repository-contract.ts";
import { notificationRepositoryContract } from "../../contracts/notification-repository-contract.ts";
import { oneTimeTokenRepositoryContract } from "../../contracts/one-time-token-repository-contract.ts";
import { sessionRepositoryContract } from "../../contracts/session-repository-contract.ts";
import { settingsRepositoryContract } from "../../contracts/settings-repository-contract.ts";
import { signatureRepositoryContract } from "../../contracts/signature-repository-contract.ts";
import { signingKeyRepositoryContract } from "../../contracts/signing-key-repository-contract.ts";
import { transactContract } from "../../contracts/transact-contract.ts";
import { userRepositoryContract } from "../../contracts/user-repository-contract.ts";
import { createFakeRepositories, type FakeRepositories } from "../../fakes/repositories.ts";
import { createTestDatabase, systemPostgres, type TestDatabase } from "../../support/postgres.ts";

function everyContract(open: () => Promise<FakeRepositories>): void {
  userRepositoryContract(open);
  sessionRepositoryContract(open);
  signingKeyRepositoryContract(open);
  oneTimeTokenRepositoryContract(open);
  authCodeRepositoryContract(open);
  addressClaimRepositoryContract(open);
  settingsRepositoryContract(open);
  notificationRepositoryContract(open);
  signatureRepositoryContract(open);
  batchRepositoryContract(open);
  transactContract(open);
}

function onPostgres(on: "embedded" | "system"): void {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await createTestDatabase({ on, connections: 5 });
  });
  afterAll(() => database.close());

  const open = async () => {
    await database.knex.raw(
      "DELETE FROM users; DELETE FROM signing_keys; DELETE FROM settings; DELETE FROM notifications",
    );
    return { ...database.repositories, transact: database.transact };
  };
  everyContract(open);
  historyRepositoryContract(open);
  historyFolderRepositoryContract(open);
}

describe("in memory", () => {
  everyContract(async () => createFakeRepositories());
});

describe("in the embedded PostgreSQL", () => {
  onPostgres("embedded");
});

describe.skipIf(!systemPostgres)(
  `in the installed PostgreSQL ${systemPostgres?.major ?? "(none found)"}`,
  () => {
    onPostgres("system");
  },
);
