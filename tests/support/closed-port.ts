import { freePort } from "./free-port.ts";

/** An address on this machine without a listener, which refuses connections at once. */
export const nobodysAddress = async (): Promise<string> => `http://127.0.0.1:${await freePort()}`;
