/** Port: word that somebody's notifications or sessions changed, among all processes of the server. */
export interface UserChanges {
  /**
   * Never fails: who misses the word sees the change when they look next. Not inside of a transaction, which might be rolled back.
   * @param userId whom it concerns; null: everybody
   */
  publish(userId: string | null): Promise<void>;
  /**
   * @param listener its `onChange` is called with what was published, and with null after a gap, when something may have been missed; its
   *   `end` once, when the channel closes
   * @returns ends the subscription
   */
  subscribe(listener: UserChangeListener): () => void;
}

export interface UserChangeListener {
  onChange: (userId: string | null) => void;
  end: () => void;
}
