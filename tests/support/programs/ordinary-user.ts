import { spawnSync } from "node:child_process";

/** The UID of the user `nobody` on Linux. */
export const ORDINARY = 65534;

/**
 * Whether tests can run as another user: this needs root, and that user must be able to read this project.
 */
export const canBecomeOrdinary =
  process.geteuid?.() === 0 &&
  spawnSync(process.execPath, ["-e", "require('fs').readdirSync('node_modules/tsx')"], {
    uid: ORDINARY,
    gid: ORDINARY,
  }).status === 0;
