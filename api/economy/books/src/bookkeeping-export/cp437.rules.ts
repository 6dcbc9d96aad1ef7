/** The characters 128–254 of code page 437. 255 is the no-break space, which is written as a space. */
const upperHalf =
  'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜ¢£¥₧ƒ' +
  'áíóúñÑªº¿⌐¬½¼¡«»░▒▓│┤╡╢╖╕╣║╗╝╜╛┐' +
  '└┴┬├─┼╞╟╚╔╩╦╠═╬╧╨╤╥╙╘╒╓╫╪┘┌█▄▌▐▀' +
  'αßΓπΣσµτΦΘΩδ∞φε∩≡±≥≤⌠⌡÷≈°∙·√ⁿ²■';
const FIRST_UPPER = 128;

/** What stands for characters that code page 437 does not have. */
const substitutes: Readonly<Record<string, string>> = {
  '–': '-',
  '—': '-',
  '−': '-',
  '‑': '-',
  '’': "'",
  '‘': "'",
  '”': '"',
  '“': '"',
  '…': '...',
  '€': 'EUR',
  Ø: 'O',
  ø: 'o',
};

const isEncodable = (character: string): boolean => character < '\u007f' || upperHalf.includes(character);

/** The letter without an accent that code page 437 does not have; `?` for any other character. */
const replace = (character: string): string => {
  const substitute = substitutes[character];
  if (substitute !== undefined) return substitute;
  const [letter = ''] = character.normalize('NFD');
  return isEncodable(letter) ? letter : '?';
};

/** The text in characters of code page 437, without control characters and with plain spaces. */
export const toCp437Text = (text: string): string =>
  [
    ...text
      .normalize('NFC')
      .replace(/[\p{Cc}\p{Cf}\s]+/gu, ' ')
      .trim(),
  ]
    .map((character) => (isEncodable(character) ? character : replace(character)))
    .join('');

/** Encodes a text that has only characters of code page 437. Throws RangeError for others. */
export const encodeCp437 = (text: string): Buffer => {
  const bytes = Buffer.alloc(text.length);
  for (let index = 0; index < text.length; index++) {
    const character = text.charAt(index);
    if (character >= '\u0080' && !upperHalf.includes(character))
      throw new RangeError(`Not in code page 437: ${character}`);
    bytes[index] = character < '\u0080' ? text.charCodeAt(index) : FIRST_UPPER + upperHalf.indexOf(character);
  }
  return bytes;
};
