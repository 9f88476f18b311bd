import { execFile } from "node:child_process";
import { stat } from "node:fs/promises";
import { promisify } from "node:util";
import { DomainError } from "../../../core/errors.ts";

/** The user that runs Postgres, which refuses to run as root. */
export interface Identity {
  /** Command in front of the programs. */
  prefix: string[];
  /** User and group to change to; absent: stay who we are. */
  user?: Owner;
}

export interface Owner {
  uid: number;
  gid: number;
}

/** `nobody` and `nogroup` or `nobody` on every Linux. */
const NOBODY: Owner = { uid: 65534, gid: 65534 };

/** Root outside stays the owner of the files, but is an ordinary user in the eyes of Postgres. */
const USER_NAMESPACE = ["unshare", "--user", "--map-user=1000", "--map-group=1000", "--"];

/** Finds out as whom Postgres has to run on this data folder. */
export async function chooseIdentity(dataDir: string, dbDir: string): Promise<Identity> {
  const self = process.geteuid?.();
  if (self === undefined) return { prefix: [] };
  return decideIdentity({
    self,
    dbOwner: await stat(dbDir).catch(() => null),
    dataDirOwner: await stat(dataDir),
    canUnshare: self === 0 && (await canUnshare()),
    dbDir,
  });
}

/**
 * @param facts.self effective uid of this process
 * @param facts.dbOwner owner of the database folder; null if there is none yet
 * @throws DomainError `storage_failed` if no user is suitable
 */
export function decideIdentity(facts: {
  self: number;
  dbOwner: Owner | null;
  dataDirOwner: Owner;
  canUnshare: boolean;
  dbDir: string;
}): Identity {
  const { self, dbOwner, dataDirOwner, canUnshare: mayUnshare, dbDir } = facts;
  if (self !== 0) {
    if (dbOwner === null || dbOwner.uid === self) return { prefix: [] };
    throw new DomainError(
      "storage_failed",
      `${dbDir} belongs to the user with uid ${dbOwner.uid}, and this is uid ${self}. ` +
        `Run Quietzone as that user, or hand the folder over: chown -R ${self} ${dbDir}`,
    );
  }
  const owner = dbOwner ?? dataDirOwner;
  if (owner.uid !== 0) return { prefix: [], user: { uid: owner.uid, gid: owner.gid } };
  if (mayUnshare) return { prefix: USER_NAMESPACE };
  if (dbOwner === null) return { prefix: [], user: NOBODY };
  throw new DomainError(
    "storage_failed",
    `${dbDir} belongs to root, and PostgreSQL does not run as root here. Run Quietzone as an ordinary user that owns ` +
      "the data folder (chown -R), or set DATABASE_URL.",
  );
}

async function canUnshare(): Promise<boolean> {
  const [command = "", ...args] = USER_NAMESPACE;
  return promisify(execFile)(command, [...args, "true"]).then(
    () => true,
    () => false,
  );
}
