import { commandLine } from "../../core/audit/actor.ts";
import { withServices } from "../with-services.ts";

/** `quietzone keys`: the key that signs access tokens, while a server is running or not. */
export const keys = {
  /** Signs with a new key from now on; users stay signed in. */
  rotate: (): Promise<void> => withServices(({ rotateKeys }) => rotateKeys(commandLine)),
};
