/** The dialog was closed without a confirmation: nothing has to be reported about it. */
export class SignInNotConfirmed extends Error {}
