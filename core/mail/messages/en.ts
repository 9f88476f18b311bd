/** Texts of mails. `{site}` is the site's name, `{time}` a span such as "10 minutes". */
export const messages = {
  "mail.link_as_text": "If the button does not work, open this address:",
  "mail.link_valid": "The link is valid for {time} and works once.",
  "mail.code": "Or enter this code:",
  "mail.code_alone": "Your code:",
  "mail.code_valid": "The code is valid for {time}.",
  "mail.not_you":
    "If this was not you, someone else may have access to your account. Set a new password now:",
  "mail.reason": "You are receiving this email because this address was entered at {site}.",

  "confirm_signup.subject": "Confirm your email address",
  "confirm_signup.text":
    "Thank you for signing up at {site}. Confirm that this address is yours, and your account is ready.",
  "confirm_signup.button": "Confirm address",
  "confirm_signup.not_you": "If you did not sign up, ignore this email: nothing is confirmed without you.",

  "recovery.subject": "Reset your password",
  "recovery.text": "Someone requested a new password for your account at {site}. You can choose one here.",
  "recovery.button": "Choose a new password",
  "recovery.not_you": "If you did not request it, ignore this email: your password stays as it is.",

  "magic_link.subject": "Your sign-in link for {site}",
  "magic_link.text": "This link signs you in to {site} without a password.",
  "magic_link.button": "Sign in",
  "magic_link.not_you": "If you did not request it, ignore this email and share the code with no one.",

  "invite.subject": "Your invitation to {site}",
  "invite.text": "You are invited to {site}. Accept the invitation to use your account.",
  "invite.button": "Accept invitation",
  "invite.not_you": "If you were not expecting an invitation, ignore this email.",

  "email_change_current.subject": "Confirm the change of your email address",
  "email_change_current.text":
    "Someone asked to change the email address of your account at {site} to {newEmail}. It changes once both addresses have confirmed it.",
  "email_change_current.button": "Confirm change",
  "email_change_current.not_you":
    "If this was not you, do not confirm anything and change your password now: someone else may know it.",

  "email_change_new.subject": "Confirm your new email address",
  "email_change_new.text": "Confirm that {newEmail} is the new email address of your account at {site}.",
  "email_change_new.button": "Confirm new address",
  "email_change_new.not_you": "If you did not request it, ignore this email: nothing changes.",

  "reauthentication.subject": "Your confirmation code",
  "reauthentication.text": "Enter this code at {site} to confirm it is you.",
  "reauthentication.not_you":
    "If you did not request it, someone else may be signed in to your account. Set a new password now:",

  "account_exists.subject": "You already have an account",
  "account_exists.text":
    "Someone tried to sign up at {site} with this address, which already has an account. If it was you, sign in; you can also set a new password there.",
  "account_exists.button": "Sign in",
  "account_exists.not_you":
    "If this was not you, you do not need to do anything: your account has not changed.",

  "password_changed.subject": "Your password was changed",
  "password_changed.text":
    "The password of your account at {site} has just been changed. All other devices were signed out.",

  "email_changed.subject": "Your email address was changed",
  "email_changed.text":
    "Your account at {site} now has the address {newEmail}. Its emails go there from now on.",
  "email_changed.not_you":
    "If this was not you, contact the operator of {site} right away: you can no longer sign in with this address.",

  "factor_added.subject": "An authenticator app was added",
  "factor_added.text":
    "An authenticator app was added to your account at {site}. From now on, signing in also takes a code from it.",

  "factor_removed.subject": "An authenticator app was removed",
  "factor_removed.text": "An authenticator app was removed from your account at {site}.",

  "recovery_code_used.subject": "A recovery code was used",
  "recovery_code_used.text":
    "Someone signed in to your account at {site} with a recovery code instead of the authenticator app. Codes left: {left}.",

  "new_identity.subject": "A new way to sign in",
  "new_identity.text": "You can now sign in to your account at {site} with {provider} as well.",

  "access_ended.subject": "Access from before has ended",
  "access_ended.text":
    "Someone else may have used your account at {site} before its address was confirmed. To be safe, what gave access to it has ended:",
  "access_ended.password": "the password",
  "access_ended.sessions": "sessions on other devices",
  "access_ended.providers": "signing in with {providers}",
  "access_ended.api_keys": "API keys ({n})",
  "access_ended.signatures": "signatures made with the account ({n})",
  "access_ended.factors": "authenticator apps ({n})",
  "access_ended.profile": "name, photo and preferences",
  "access_ended.set_up": "Set up again what you need.",
  "access_ended.kept":
    "The authenticator app was kept: signing in still takes a code from it. If it is not yours, ask the operator of {site} to remove it.",

  "account_deleted.subject": "Your account was deleted",
  "account_deleted.text": "Your account at {site} was deleted, with everything in it.",
  "account_deleted.not_you": "If this was not you, contact the operator of {site} right away.",
  "account_removed.subject": "Your account was deleted",
  "account_removed.text": "The operator of {site} has deleted your account, with everything in it.",
  "account_removed.not_you": "If you think this is a mistake, contact the operator of {site}.",

  "news.subject": "{title}",
  "news.text": "{text}",
  "news.button": "Read more",
  "news.reason":
    "You are receiving this email because you have an account at {site} and get its news by email.",
  "news.opt_out": "Turn off news by email:",

  "test.subject": "Test email from {site}",
  "test.text": "This email has arrived: {site} can send emails.",
  "link_taken_down.subject": "Your short link was taken down",
  "link_taken_down.text":
    "The operator of {site} has taken down your short link {url}, which led to {target}. Reason: {reason}",
  "link_taken_down.not_you": "If you think this is a mistake, contact the operator of {site}.",
} as const;
