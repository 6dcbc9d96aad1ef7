/**
 * Words that people, Swedes among them, often choose as passwords, without the dots and rings of å, ä and ö. A word comes before
 * the shorter words that it contains.
 */
const COMMON_WORDS = `
  jagalskardig administrator fastigheter fastighet hyresvard hyresgast lagenhet losenordet losenord
  djurgarden stockholm goteborg valkommen password passwort iloveyou sunshine princess football
  baseball superman trustno hammarby alskling september november december februari oktober augusti
  januari welcome letmein hemlighet hemligt sverige fotboll husrum sommar vinter hejsan hockey dragon
  monkey master shadow secret hemlig qwerty azerty uppsala batman passwd admin mamma pappa malmo
  orebro losen hello login host test tjena bajen hyra love pass root asdf user hej abc aik ifk var
`
  .trim()
  .split(/\s+/);
const MAX_COMMON_WORDS = 2;
/** With more letters than this besides common words, the password is hard to guess. */
const MAX_OTHER_LETTERS = 2;

/** Texts that people type by going along a keyboard, the alphabet or the digits, and `abc123` and `qwerty123456` repeated. */
const SEQUENCES = [
  '01234567890123456789',
  'abcdefghijklmnopqrstuvwxyzåäö',
  'qwertyuiopåasdfghjklöäzxcvbnm',
  'qwertyuiopasdfghjklzxcvbnm',
  '1q2w3e4r5t6y7u8i9o0p',
  '1qaz2wsx3edc4rfv5tgb6yhn7ujm',
  'qazwsxedcrfvtgbyhnujm',
  'abc123abc123abc123',
  'qwerty123456qwerty123456',
].flatMap((sequence) => [sequence, [...sequence].reverse().join('')]);

const onlyLetters = (text: string): string => text.replace(/[^\p{L}]/gu, '');
const onlyLettersAndDigits = (text: string): string => text.toLowerCase().replace(/[^\p{L}\d]/gu, '');
/** `lösenord` and `losenord` are the same word. */
const withoutDiacritics = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '');
/** `p@ssw0rd` is read as `password`. */
const LOOKALIKES: Readonly<Record<string, string>> = {
  '@': 'a',
  '4': 'a',
  '3': 'e',
  '0': 'o',
  $: 's',
  '5': 's',
  '1': 'i',
};
/** Digits at the end are removed first: they are a year or a counter rather than letters. */
const withoutLookalikes = (text: string): string =>
  text.replace(/\d+$/, '').replace(/[@430$51]/g, (character) => LOOKALIKES[character] ?? character);

const isRepeated = (text: string): boolean => /^(.{1,6})\1+.{0,2}$/u.test(text);
/**
 * It is also true for an empty text, for up to five digits, and for one letter and up to four digits: a password of only
 * symbols and a few digits is guessable.
 */
const isSequence = (text: string): boolean =>
  SEQUENCES.some((sequence) => sequence.includes(text) || sequence.includes(text.replace(/\d{1,4}$/, '')));

const consistsOfWords = (text: string, words: readonly string[]): boolean => {
  let rest = text;
  let wordCount = 0;
  for (const word of words) {
    const parts = rest.split(word);
    wordCount += parts.length - 1;
    rest = parts.join(' ');
  }
  return wordCount > 0 && wordCount <= MAX_COMMON_WORDS && onlyLetters(rest).length <= MAX_OTHER_LETTERS;
};

/** The whole email address, and those of its parts that are long enough to be recognised in a password. */
const addressWords = (email: string): string[] => {
  const [local = '', domain = ''] = email.split('@');
  return [email, local, domain, domain.split('.')[0] ?? '']
    .map((part) => withoutDiacritics(onlyLettersAndDigits(part)))
    .filter((word) => word.length >= 4);
};

/**
 * Whether a password is among the first that somebody would try: common words with digits, keyboard rows, repetitions, or the
 * user's own email address. Its length is checked elsewhere.
 */
export const isGuessablePassword = (password: string, email = ''): boolean => {
  const text = onlyLettersAndDigits(password);
  const words = [...addressWords(email), ...COMMON_WORDS];
  const spellings = [text, onlyLettersAndDigits(withoutLookalikes(password.toLowerCase()))];
  return (
    isRepeated(text) ||
    isSequence(text) ||
    spellings.some((spelling) => consistsOfWords(withoutDiacritics(spelling), words))
  );
};

export const passwordTexts = {
  guessable: 'Lösenordet är lätt att gissa. Välj ett annat, till exempel en mening.',
} as const;
