/**
 * 61 minutes, in which changes are read twice rather than missed: local time is ambiguous for an hour in autumn, and the parameter
 * has no seconds.
 */
const OVERLAP_MS = 3_660_000;
const stockholm = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Europe/Stockholm',
  dateStyle: 'short',
  timeStyle: 'short',
});

/** The parameter `lastmodified`: Swedish local time as YYYY-MM-DD HH:MM, 61 minutes before `since`. */
export const toLastModified = (since: Date): string =>
  stockholm.format(new Date(since.getTime() - OVERLAP_MS));
