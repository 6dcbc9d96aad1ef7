import { normalizeText } from '@husrum/contract/core';

/**
 * A title or a word of a cell in the form in which it is compared: without case, units in brackets, punctuation and repeated
 * spaces. `Yta (m²)` and `YTA` give `yta`; `Faktura-e-post` gives `faktura e post`.
 */
export const normalizeTitle = (text: string): string =>
  normalizeText(
    text
      .normalize('NFC')
      .toLocaleLowerCase('sv')
      .replace(/\([^)]*\)?/g, ' ')
      .replace(/[^\p{L}\p{N}]+/gu, ' '),
  );

/** A name in the form in which it is compared: `kv.  Eken 1` and `Kv. Eken 1` are the same name. */
export const normalizeName = (text: string): string =>
  normalizeText(text.normalize('NFC')).toLocaleLowerCase('sv');
