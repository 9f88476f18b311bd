import * as React from "react";

const INTERNALS = "__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE";
/** From this many on, React takes no more of them until it sets its counter back, about once a second. */
const ENOUGH = 10_000;

/**
 * React's development build, which `act` needs, takes a stack trace for each element, only to say in a warning which component made
 * it. That costs the tests of large pages a twentieth of their time or more, so React finds that it has taken enough of them. Without
 * the counter, as in another version of React, nothing but time is lost.
 */
const internals: unknown = Reflect.get(React, INTERNALS);
if (typeof internals === "object" && internals !== null && "recentlyCreatedOwnerStacks" in internals)
  Object.defineProperty(internals, "recentlyCreatedOwnerStacks", { get: () => ENOUGH, set: () => {} });
