/** Path of the batch list in the history. */
export const batchesPath = "/customer/history?in=batches";

/** The page of one batch. */
export const batchPath = (id: string): string => `/bulk?batch=${encodeURIComponent(id)}`;
