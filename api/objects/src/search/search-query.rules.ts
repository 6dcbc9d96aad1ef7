import { type SearchIndex, searchIndexes } from '@husrum/contract/search';

/** The words of the text in lower case, without accents and punctuation. */
export const splitWords = (text: string): string[] =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .split(/[^\p{Letter}\p{Number}]+/u)
    .filter((word) => word !== '');

const hasDigit = (word: string): boolean => /\d/.test(word);

/** Parts a number from letters beside it, as the SQL function `search_norm` does: `lgh1102` gives lgh and 1102. */
const splitWord = (word: string): string[] => word.match(/\p{Number}+|\P{Number}+/gu) ?? [];

/** Digits with the separators that people write in them: `850412-2386`, `1011 4387`, `+46 70-174 06 05`. */
const isNumber = (text: string): boolean => /^[\d\s()+./-]+$/.test(text) && hasDigit(text);
const isTicketReference = (text: string): boolean => /^[äa][\s-]?\d+$/i.test(text.trim());

/**
 * The text as a number, as the SQL function `search_code` writes it: letters and digits only, a Swedish phone number without
 * its country code. The result is null for a text without digits.
 */
export const toSearchCode = (text: string): string | null => {
  const isInternational = /^\s*(\+|00)/.test(text) && isNumber(text);
  const code = splitWords(isInternational ? text.replace('(0)', '') : text).join('');
  if (!hasDigit(code)) return null;
  return isInternational ? code.replace(/^(00)?46/, '0') : code;
};

/**
 * The part of a document in which words are searched. `names`: its title, and the names of what its object lies in.
 * `numbersInNames`: words with digits in the names only, other words also in its subtitle and further words, such as the names of
 * all tenants of a lease.
 */
export type SearchPart = 'all' | 'names' | 'numbersInNames';

/**
 * The weights (search.tables.ts) of the parts of a document in which the word is searched. The result is empty for all parts.
 */
const findWeights = (word: string, part: SearchPart): string => {
  if (part === 'all') return '';
  return part === 'names' || hasDigit(word) ? 'AD' : 'ABD';
};
const asWord = (word: string, part: SearchPart): string =>
  part === 'all' ? word : `${word}:${findWeights(word, part)}`;
const asPrefix = (word: string, part: SearchPart): string => `${word}:*${findWeights(word, part)}`;

/** The words beside each other in this order, the last one as a prefix. */
const asPhrase = (words: readonly string[], part: SearchPart): string => {
  const [last = '', ...before] = [...words].reverse();
  const phrase = [...before.reverse().map((word) => asWord(word, part)), asPrefix(last, part)].join(' <-> ');
  return words.length > 1 ? `(${phrase})` : phrase;
};

/**
 * A tsquery in which every word is a prefix: `asa ob` finds Åsa Öberg, `lgh1102` finds Lgh 1102. A number is one word, or its
 * parts beside each other in their order, so that it never finds the parts of other numbers. The result is null for a text
 * without words, and for the reference of a ticket, which finds only the ticket itself.
 */
export const toPrefixQuery = (text: string, part: SearchPart = 'all'): string | null => {
  const words = splitWords(text);
  if (words.length === 0 || isTicketReference(text)) return null;
  if (!isNumber(text)) return words.map((word) => asPhrase(splitWord(word), part)).join(' & ');
  const joined = asPrefix(words.join(''), part);
  return words.length === 1 ? joined : `${joined} | ${asPhrase(words, part)}`;
};

/**
 * A tsquery in which every word is a whole word: `björken 4` does not find Björken 44. The result is null for a text without
 * words.
 */
export const toWholeWordQuery = (text: string, part: SearchPart = 'all'): string | null => {
  const words = splitWords(text).flatMap(splitWord);
  return words.length === 0 ? null : words.map((word) => asWord(word, part)).join(' & ');
};

export interface TypoQuery {
  /** The words that may be misspelt. */
  text: string;
  /** A tsquery of the words with digits, which must be right. It is null without such words. */
  numbers: string | null;
}

/** The query by similarity, for when no word is found. Null for a number: a similar number would be a wrong answer. */
export const toTypoQuery = (text: string): TypoQuery | null => {
  const words = splitWords(text);
  const textWithoutNumbers = words.filter((word) => !hasDigit(word)).join(' ');
  const numbers = words.filter(hasDigit).map((word) => asPhrase(splitWord(word), 'all'));
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
