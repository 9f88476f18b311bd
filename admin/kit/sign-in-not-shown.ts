/** Whoever does not want to show who they are has changed their mind: nothing has to be said about it. */
export class SignInNotShown extends Error {}
