import { type SearchIndex, searchIndexes } from '@husrum/contract/search';

/** The words of what was typed, without accents, capitals and punctuation: as `search_norm` writes them. */
export const wordsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .split(/[^\p{Letter}\p{Number}]+/u)
    .filter((word) => word !== '');

/** Every word begins some word of what is found: `asa ob` finds Åsa Öberg. Null when nothing was typed. */
export const prefixQuery = (text: string): string | null => {
  const words = wordsOf(text);
  return words.length === 0 ? null : words.map((word) => `${word}:*`).join(' & ');
};

const isIndex = (name: string): name is SearchIndex => searchIndexes.some((index) => index === name);

/** The indexes that are named with commas between; all when none is. */
export const indexesOf = (names: string): SearchIndex[] => {
  const named = names
    .split(',')
    .map((name) => name.trim())
    .filter(isIndex);
  return named.length > 0 || names.trim() !== '' ? named : [...searchIndexes];
};
