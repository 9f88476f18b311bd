/**
 * Runs `work` in one transaction, which is stored completely or not at all. @returns the result of `work`, or
 * undefined
 */
type Transact = <Result>(
  mode: IDBTransactionMode,
  work: (store: IDBObjectStore, give: (result: Result) => void) => void,
) => Promise<Result | undefined>;

/**
 * One object store in its own database.
 * @param keyPath key path of the stored values
 * @returns a function that reads and writes it, and rejects with the browser's error if it stores nothing
 */
export function indexedStore(database: string, name: string, keyPath: string): Transact {
  // a browser without IndexedDB, or one that blocks it, throws here
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
        // for example, if there is no space
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
