/**
 * Port: unconfirmed addresses that a second person signed up with. A claim belongs to the address, not to an account: someone who holds the
 * account cannot shake it off by moving to another address or by deleting the account and signing up again. Read it as `User.isDisputed`.
 */
export interface AddressClaimRepository {
  has(email: string): Promise<boolean>;
  /** The caller has locked the account with this address. One that is there stays. */
  add(email: string): Promise<void>;
  /** The mailbox has answered, or an admin has given the account to one person. */
  remove(email: string): Promise<void>;
}
