/** Open pages go on with the build and the shell that they began with; after a month nobody has one open. */
const KEPT_DAYS = 30;

/** What nobody has been given since then may go. */
export const keptSince = (now: Date): Date => new Date(now.getTime() - KEPT_DAYS * 24 * 3_600_000);
