/** An open page keeps using the builds that it loaded. We assume that no page stays open for more than 30 days. */
const RETENTION_DAYS = 30;

/** Builds and assets that were last served before this time may be deleted. */
export const retentionCutoff = (now: Date): Date => new Date(now.getTime() - RETENTION_DAYS * 24 * 3_600_000);
