import type { SignatureRecord, Verification } from "../signatures/signature.ts";

/** A code that was signed, without its key. */
export const presentSignature = (record: SignatureRecord) => ({
  id: record.id,
  content: record.content,
  document_title: record.documentTitle,
  security_level: record.securityLevel,
  valid_until: record.validUntil?.toISOString() ?? null,
  created_at: record.createdAt.toISOString(),
});

export const presentVerification = ({ verdict, signer, signedAt, validUntil }: Verification) => ({
  verdict,
  signer: signer && { name: signer.name, email: signer.email, email_verified: signer.emailVerified },
  signed_at: signedAt?.toISOString() ?? null,
  valid_until: validUntil?.toISOString() ?? null,
});
