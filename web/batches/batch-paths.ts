/** Where the history lists batches. */
export const batchesPath = "/customer/history?in=batches";

/** The page of one batch. */
export const batchPath = (id: string): string => `/bulk?batch=${encodeURIComponent(id)}`;
