/** Texts of /login and /signup (accounts §2, §5, §8). */
export const messages = {
  "account.email": "Email",
  "account.password": "Password",
  "account.confirm_password": "Confirm Password",
  "account.first_name": "First Name",
  "account.last_name": "Last Name",
  "account.close": "Close and go to the home page",

  "account.first_name_required": "First name is required",
  "account.last_name_required": "Last name is required",
  "account.email_required": "Email is required",
  "account.email_invalid": "This is not an email address. It should look like name@example.com",
  "account.password_required": "Password is required",
  "account.password_short": "Password must be at least {n} characters long",
  "account.password_hint": "At least {n} characters",
  "account.passwords_differ": "Passwords do not match",

  "login.title": "Sign In",
  "login.description": "Sign in to download your codes and find them again.",
  "login.submit": "Sign In",
  "login.kept": "Your code is kept. After signing in you are back where you were, with one click left.",
  "login.no_account": "No account yet?",
  "login.failed": "Login failed. Please try again.",
  "login.try_in_seconds": {
    one: "You can try again in {n} second.",
    other: "You can try again in {n} seconds.",
  },
  "login.try_in_minutes": {
    one: "You can try again in {n} minute.",
    other: "You can try again in {n} minutes.",
  },
  "login.no_user": "Login failed - no user data received",

  "signup.title": "Sign Up",
  "signup.heading": "Create your account",
  "signup.description": "A free account keeps every code that you download.",
  "signup.submit": "Create account",
  "signup.have_account": "Already have an account?",
  "signup.failed": "Registration failed. Please try again.",
  "signup.success": "Account created successfully! Please check your email to verify your account.",
  "signup.signed_in": "You are signed in already and will be taken on in a moment.",
  "signup.closed": "Registration is closed on this site.",

  "new_password.title": "Choose a new password",
  "new_password.text":
    "You signed in with a one-time password. Choose your own: the one-time password works no more.",
  "new_password.label": "New password",
  "new_password.submit": "Save password",
  "new_password.saved": "Your password is saved.",
  "new_password.failed": "The password could not be saved. Please try again.",
} as const;
