import { normalizeText } from '@husrum/contract/core';

/** A phone number as entered, with plain spaces and hyphens. */
export const formatPhone = (text: string): string => normalizeText(text);

/** The link that dials the number: `tel:+46701234567`. */
export const toPhoneLink = (text: string): string =>
  `tel:${text.replace(/\(0\)/g, '').replace(/[^\d+]/g, '')}`;
