/** Port: notifies all processes that a user's notifications or sessions changed. */
export interface UserChanges {
  /**
   * Never fails: a user who misses it sees the change on the next load. Do not call it inside a transaction,
   * which might be rolled back.
   * @param userId the affected user; null: all users
   */
  publish(userId: string | null): Promise<void>;
  /**
   * @param listener `onChange` receives the published id, and null after a gap in which changes may have been
   * missed; `end` is called once, when the channel closes
   * @returns unsubscribes
   */
  subscribe(listener: UserChangeListener): () => void;
}

export interface UserChangeListener {
  onChange: (userId: string | null) => void;
  end: () => void;
}
