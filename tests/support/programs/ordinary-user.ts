import { spawnSync } from "node:child_process";

/** The user `nobody` of every Linux. */
export const ORDINARY = 65534;

/** Whether tests can run as another user: only as root, and only if that user can read this project. */
export const canBecomeOrdinary =
  process.geteuid?.() === 0 &&
  spawnSync(process.execPath, ["-e", "require('fs').readdirSync('node_modules/tsx')"], {
    uid: ORDINARY,
    gid: ORDINARY,
  }).status === 0;
