/** Runs `work` in one transaction, which is stored whole or not at all. @returns what `work` gave, or undefined */
type Transact = <Result>(
  mode: IDBTransactionMode,
  work: (store: IDBObjectStore, give: (result: Result) => void) => void,
) => Promise<Result | undefined>;

/**
 * One object store in a database of its own.
 * @param keyPath of the values that it holds
 * @returns what reads and writes it; it rejects with what the browser says where it stores nothing
 */
export function indexedStore(database: string, name: string, keyPath: string): Transact {
  // a browser without IndexedDB, or one that refuses it, throws here
  const open = (): Promise<IDBDatabase> =>
    new Promise((resolve, reject) => {
      const opening = indexedDB.open(database, 1);
      opening.onupgradeneeded = () => opening.result.createObjectStore(name, { keyPath });
      opening.onsuccess = () => resolve(opening.result);
      opening.addEventListener("error", () =>
        reject(opening.error ?? new Error("The database was not opened")),
      );
    });

  return async <Result>(
    mode: IDBTransactionMode,
    work: (store: IDBObjectStore, give: (result: Result) => void) => void,
  ) => {
    const opened = await open();
    try {
      return await new Promise<Result | undefined>((resolve, reject) => {
        const transaction = opened.transaction(name, mode);
        let result: Result | undefined;
        transaction.oncomplete = () => resolve(result);
        // no room for it, for example
        transaction.addEventListener("abort", () =>
          reject(transaction.error ?? new Error("The transaction was ended")),
        );
        work(transaction.objectStore(name), (given) => (result = given));
      });
    } finally {
      opened.close();
    }
  };
}
