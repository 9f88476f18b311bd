/** An account at a provider that signs a user in. The password is none of these: it belongs to the user. */
export interface Identity {
  id: string;
  userId: string;
  /** The provider's name in the configuration, such as `google`. */
  provider: string;
  /** `sub`: the provider's own id of its user, which is never given to another user (OpenID Connect Core 1.0 §5.7). */
  subject: string;
  /** As the provider reported at the last sign-in; lower case. */
  email: string | null;
  emailVerified: boolean;
  name: string | null;
  lastSignInAt: Date | null;
  createdAt: Date;
  updatedAt: Date;
}

/** Port: which provider's account belongs to which user. Reading goes through the user, whose `identities` they are. */
export interface IdentityRepository {
  find(provider: string, subject: string): Promise<Identity | null>;
  /** @throws DomainError `identity_already_exists`, also where another request was quicker; the transaction goes on */
  insert(identity: Identity): Promise<void>;
  /** Stores what the provider reported and when. @throws DomainError `identity_not_found` */
  update(identity: Identity): Promise<void>;
  remove(id: string): Promise<void>;
  removeOfUser(userId: string): Promise<void>;
}
