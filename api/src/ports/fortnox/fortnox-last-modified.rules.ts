/** 61 minutes. Local time is ambiguous for an hour in autumn, and has no seconds: recent changes are read once more. */
const OVERLAP_MS = 3_660_000;
const stockholm = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Europe/Stockholm',
  dateStyle: 'short',
  timeStyle: 'short',
});

/** The parameter `lastmodified`: Swedish local time as YYYY-MM-DD HH:MM, an hour early. */
export const toLastModified = (since: Date): string =>
  stockholm.format(new Date(since.getTime() - OVERLAP_MS));
