import { plainText } from './blanks';

/** A telephone number as its owner wrote it, only with ordinary single blanks and hyphens. */
export const phone = (text: string): string => plainText(text);

/** The address that dials it: `tel:+46701234567`. */
export const phoneLink = (text: string): string => `tel:${text.replace(/\(0\)/g, '').replace(/[^\d+]/g, '')}`;
