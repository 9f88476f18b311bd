/** A visitor's browser between a site and a sign-in provider, with plain HTTP calls. */
export interface Visitor {
  cookies: Map<string, string>;
  /** Calls the server with cookies and stores those that it sets; redirects are not followed. */
  call: (path: string, init?: RequestInit) => Promise<Response>;
  /** Visits the provider. @returns the path and query to which the provider redirects back */
  signInAt: (providerUrl: string) => Promise<string>;
}

/** @param serverUrl the address that the server listens on, which may differ from its public one */
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
