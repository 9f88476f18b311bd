/** Texts of sign-in providers: the buttons of the account pages, and the connected accounts of the profile. */
export const messages = {
  "provider.continue": "Continue with {provider}",
  "provider.or": "or",
  "provider.sign_in_failed": "{provider} sign in failed. Please try again.",
  "provider.email_unverified":
    "Your sign-in provider has not confirmed your email address. Confirm it there, then try again.",
  "provider.email_exists":
    "An account with this email address already exists. Sign in with its password, then connect the provider in your profile.",
  "identities.title": "Connected accounts",
  "identities.text": "Other accounts you can sign in with.",
  "identities.list": "Connected accounts",
  "identities.connect": "Connect",
  "identities.connect_named": "Connect {provider}",
  "identities.disconnect": "Disconnect",
  "identities.disconnect_named": "Disconnect {provider}",
  "identities.since": "Connected on {date}",
  "identities.not_connected": "Not connected",
  "identities.last":
    "This is the only way into your account. Set a password or connect another account first.",
  "identities.ask_title": "Disconnect {provider}?",
  "identities.ask":
    "You will no longer be able to sign in with {provider}. You can connect it again at any time.",
  "identities.connected": "{provider} is connected.",
  "identities.disconnected": "{provider} is disconnected.",
  "identities.load_failed": "Your connected accounts could not be loaded",
  "identities.other": "This {provider} account is already connected to another account on this site.",
  "identities.canceled": "Nothing was connected: it was canceled or access was denied.",
  "identities.failed": "{provider} could not be connected. Please try again.",
  "identities.away": "{provider} cannot be reached at the moment. Please try again soon.",
  "identities.again": "It took too long or was started in another browser. Please try again.",
} as const;
