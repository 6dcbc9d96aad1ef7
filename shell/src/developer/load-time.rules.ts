import { developerTexts } from './developer.texts';

/** `1 200 ms`, or a dash when it has not been measured. */
export const formatLoadTime = (ms: number | null): string =>
  ms === null ? '–' : developerTexts.formatMilliseconds(ms);
