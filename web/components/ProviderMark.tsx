import { KeyRound } from "lucide-react";

/**
 * The logo of a sign-in provider: Google's in four colors, as its branding guidelines require; a key for all
 * others.
 */
export function ProviderMark({ provider }: { provider: string }) {
  if (provider !== "google") return <KeyRound aria-hidden="true" strokeWidth={1.75} />;
  return (
    <svg aria-hidden="true" viewBox="0 0 48 48" fill="none" strokeWidth="8">
      <path stroke="#ea4335" d="M36.6 12.6A17 17 0 0 0 8.9 16.3" />
      <path stroke="#fbbc05" d="M8.9 16.3A17 17 0 0 0 8.9 31.7" />
      <path stroke="#34a853" d="M8.9 31.7A17 17 0 0 0 35.4 36.6" />
      <path stroke="#4285f4" d="M35.4 36.6A17 17 0 0 0 41 24V24" />
      <path fill="#4285f4" d="M24 20h20.5v8H24z" />
    </svg>
  );
}
