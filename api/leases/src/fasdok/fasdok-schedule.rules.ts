/** How often the status of the cases is read. */
export const SYNC_MINUTES = 60;

export const nextSyncAt = (now: Date): Date => new Date(now.getTime() + SYNC_MINUTES * 60_000);
