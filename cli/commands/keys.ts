import { createServices } from "../../adapters/composition-root.ts";
import { loadConfig } from "../../adapters/config.ts";

/** `quietzone keys`: the key that signs access tokens, beside a running server or without one. */
export const keys = {
  /** Signs with a new one from now on; nobody is signed out. */
  async rotate(): Promise<void> {
    const services = await createServices(loadConfig());
    try {
      await services.accessTokens.rotate();
    } finally {
      await services.close();
    }
  },
};
