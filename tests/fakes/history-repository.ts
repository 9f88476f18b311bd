import type { HistoryRecord, HistoryRepository } from "../../core/history/history-record.ts";
import { compareBy, copyOrNull, type Tables } from "./tables.ts";

const sortKeys = {
  created_at: ({ createdAt }: HistoryRecord) => createdAt.getTime(),
  scan_count: ({ scanCount }: HistoryRecord) => scanCount,
  download_count: ({ downloadCount }: HistoryRecord) => downloadCount,
};

const keyOf = (userId: string, id: string) => `${userId} ${id}`;

export function createFakeHistoryRepository({ history }: Tables): HistoryRepository {
  const ownedBy = (userId: string) => [...history.values()].filter((record) => record.userId === userId);

  return {
    async insert(record) {
      const key = keyOf(record.userId, record.id);
      if (!history.has(key)) history.set(key, structuredClone(record));
    },

    async find(userId, id) {
      return copyOrNull(history.get(keyOf(userId, id)));
    },

    async list(userId, { sort, order, offset, limit }) {
      const rising = ownedBy(userId).toSorted(compareBy(sortKeys[sort], ({ id }) => id));
      const sorted = order === "asc" ? rising : rising.toReversed();
      return { items: structuredClone(sorted.slice(offset, offset + limit)), total: sorted.length };
    },

    async counts(userId, weekStart) {
      const own = ownedBy(userId);
      return {
        total: own.length,
        thisWeek: own.filter(({ createdAt }) => createdAt >= weekStart).length,
        downloads: own.reduce((sum, { downloadCount }) => sum + downloadCount, 0),
        scans: own.reduce((sum, { scanCount }) => sum + scanCount, 0),
      };
    },

    async logoUrls(userId) {
      return [...new Set(ownedBy(userId).flatMap(({ logoUrl }) => logoUrl ?? []))];
    },

    async countDownload(userId, id) {
      const record = history.get(keyOf(userId, id));
      if (record) record.downloadCount += 1;
      return record !== undefined;
    },

    async remove(userId, id) {
      return history.delete(keyOf(userId, id));
    },
  };
}
