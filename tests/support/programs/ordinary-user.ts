import { spawnSync } from "node:child_process";

/** `nobody`, on every Linux. */
export const ORDINARY = 65534;

/** Only root can become somebody else, and only where that one may read this project. */
export const canBecomeOrdinary =
  process.geteuid?.() === 0 &&
  spawnSync(process.execPath, ["-e", "require('fs').readdirSync('node_modules/tsx')"], {
    uid: ORDINARY,
    gid: ORDINARY,
  }).status === 0;
