/** Open pages keep running the build and the shell that they loaded. After a month no page is assumed to be open. */
const RETENTION_DAYS = 30;

/** Builds and assets that were last served before this time may be deleted. */
export const retainedSince = (now: Date): Date => new Date(now.getTime() - RETENTION_DAYS * 24 * 3_600_000);
