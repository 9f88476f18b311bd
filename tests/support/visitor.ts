/** What a browser keeps and does between a site and a sign-in provider, over plain HTTP calls. */
export interface Visitor {
  cookies: Map<string, string>;
  /** Calls the server with the cookies, and keeps those that it sets; the redirect is not followed. */
  call: (path: string, init?: RequestInit) => Promise<Response>;
  /** Goes to the provider and comes back. @returns the path and query with which the provider sent the visitor back */
  signInAt: (providerUrl: string) => Promise<string>;
}

/** @param serverUrl where the server listens, whatever it calls itself */
export function newVisitor(serverUrl: string): Visitor {
  const cookies = new Map<string, string>();
  const call: Visitor["call"] = async (path, init = {}) => {
    const headers = new Headers(init.headers);
    if (cookies.size > 0) headers.set("Cookie", [...cookies].map((pair) => pair.join("=")).join("; "));
    const response = await fetch(serverUrl + path, { ...init, headers, redirect: "manual" });
    for (const line of response.headers.getSetCookie()) {
      const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (value === "") cookies.delete(name);
      else cookies.set(name, value);
    }
    return response;
  };
  return {
    cookies,
    call,
    async signInAt(providerUrl) {
      const answer = await fetch(providerUrl, { redirect: "manual" });
      const { pathname, search } = new URL(answer.headers.get("Location") ?? "");
      return pathname + search;
    },
  };
}

export const locationOf = (response: Response): URL => new URL(response.headers.get("Location") ?? "");
