/** A provider account that signs a user in. The password is not an identity: it belongs to the user. */
export interface Identity {
  id: string;
  userId: string;
  /** The provider's name in the configuration, such as `google`. */
  provider: string;
  /** `sub`: the provider's own id of its user, which is never given to another user (OpenID Connect Core 1.0 §5.7). */
  subject: string;
  /** As reported at the last sign-in; lowercase. */
  email: string | null;
  emailVerified: boolean;
  name: string | null;
  lastSignInAt: Date | null;
  createdAt: Date;
  updatedAt: Date;
}

/** Port: provider accounts by user. They are read with the user, as its `identities`. */
export interface IdentityRepository {
  find(provider: string, subject: string): Promise<Identity | null>;
  /** @throws DomainError `identity_already_exists`, also if another request was faster; the transaction stays usable */
  insert(identity: Identity): Promise<void>;
  /** Stores the reported fields and when. @throws DomainError `identity_not_found` */
  update(identity: Identity): Promise<void>;
  remove(id: string): Promise<void>;
  removeOfUser(userId: string): Promise<void>;
}
