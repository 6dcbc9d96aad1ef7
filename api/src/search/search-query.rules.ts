import { type SearchIndex, searchIndexes } from '@husrum/contract/search';

/** The words of the text in lower case, without accents and punctuation, as the SQL function `search_norm` gives them. */
export const splitWords = (text: string): string[] =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .split(/[^\p{Letter}\p{Number}]+/u)
    .filter((word) => word !== '');

const hasDigit = (word: string): boolean => /\d/.test(word);

/** Digits with the separators that people write in them: `850412-2386`, `1011 4387`, `+46 70-174 06 05`. */
const isNumber = (text: string): boolean => /^[\d\s()+./-]+$/.test(text) && hasDigit(text);
const isTicketReference = (text: string): boolean => /^[äa][\s-]?\d+$/i.test(text.trim());

/**
 * The text as a number, as the SQL function `search_code` writes it: letters and digits only, a Swedish phone number
 * without its country code. Null for a text without digits.
 */
export const toSearchCode = (text: string): string | null => {
  const isInternational = /^\s*(\+|00)/.test(text) && isNumber(text);
  const code = splitWords(isInternational ? text.replace('(0)', '') : text).join('');
  if (!hasDigit(code)) return null;
  return isInternational ? code.replace(/^(00)?46/, '0') : code;
};

const asPrefix = (word: string): string => `${word}:*`;

/**
 * A tsquery in which every word is a prefix: `asa ob` finds Åsa Öberg. A number is one word, or its parts beside each other
 * in their order, so that it never finds the parts of other numbers. Null for a text that only an exact number can answer.
 */
export const toPrefixQuery = (text: string): string | null => {
  const words = splitWords(text);
  const last = words.at(-1);
  if (last === undefined || isTicketReference(text)) return null;
  if (!isNumber(text)) return words.map(asPrefix).join(' & ');
  const joined = asPrefix(words.join(''));
  return words.length === 1
    ? joined
    : `${joined} | (${[...words.slice(0, -1), asPrefix(last)].join(' <-> ')})`;
};

export interface TypoQuery {
  /** The words that may be misspelt. */
  text: string;
  /** A tsquery of the words with digits, which may not. */
  numbers: string | null;
}

/** The query when no word is found. Null for a number: a similar number would be a wrong answer. */
export const toTypoQuery = (text: string): TypoQuery | null => {
  const words = splitWords(text);
  const textWithoutNumbers = words.filter((word) => !hasDigit(word)).join(' ');
  const numbers = words.filter(hasDigit).map(asPrefix);
  if (textWithoutNumbers.length < 3) return null;
  return { text: textWithoutNumbers, numbers: numbers.length === 0 ? null : numbers.join(' & ') };
};

const isIndex = (name: string): name is SearchIndex => searchIndexes.some((index) => index === name);

/** Parses a comma-separated list of index names and skips unknown ones. An empty list means all indexes. */
export const parseIndexes = (names: string): SearchIndex[] => {
  const indexes = names
    .split(',')
    .map((name) => name.trim())
    .filter(isIndex);
  return indexes.length > 0 || names.trim() !== '' ? indexes : [...searchIndexes];
};
