import { freePort } from "./free-port.ts";

/** An address of this machine at which nobody listens: connections are refused at once. */
export const nobodysAddress = async (): Promise<string> => `http://127.0.0.1:${await freePort()}`;
