import type { AuthProvider } from "react-admin";
import { session } from "./session/browser-session.ts";

/**
 * react-admin's auth provider. Gate.tsx admits only admins and watches the session: an expired session does not throw anybody out of a
 * form.
 */
export const authProvider: AuthProvider = {
  login: async () => undefined,
  logout: async () => {
    await session.signOut();
    return false;
  },
  checkAuth: async () => undefined,
  checkError: async () => undefined,
  getPermissions: async () => "admin",
  async getIdentity() {
    const state = session.state();
    if (state.status !== "signed_in") throw new Error("Nobody is signed in");
    const { id, name, avatarUrl } = state.user;
    return { id, fullName: name, ...(avatarUrl !== null && { avatar: avatarUrl }) };
  },
};
