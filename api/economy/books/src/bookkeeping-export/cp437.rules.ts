import anyAscii from 'any-ascii';

/** The characters 128–254 of code page 437. 255 is the no-break space, which is written as a space. */
const upperHalf =
  'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜ¢£¥₧ƒ' +
  'áíóúñÑªº¿⌐¬½¼¡«»░▒▓│┤╡╢╖╕╣║╗╝╜╛┐' +
  '└┴┬├─┼╞╟╚╔╩╦╠═╬╧╨╤╥╙╘╒╓╫╪┘┌█▄▌▐▀' +
  'αßΓπΣσµτΦΘΩδ∞φε∩≡±≥≤⌠⌡÷≈°∙·√ⁿ²■';
const FIRST_UPPER = 128;

const isEncodable = (character: string): boolean => character < '\u007f' || upperHalf.includes(character);

/** Code page 437 has a few Greek letters only: a name would be written in two scripts. */
const isKept = (character: string): boolean => isEncodable(character) && !/\p{Script=Greek}/u.test(character);

/**
 * What stands for a character that code page 437 does not have: letters of ASCII that are read the same (`Ł` is `L`, `Ю` is `Yu`), and
 * the sign that is most like another one. A letter that is not read, such as an Arabic alif, is left out, and no letter becomes `?`.
 */
const replace = (character: string): string =>
  anyAscii(character) || (/[\p{L}\p{M}]/u.test(character) ? '' : '?');

/** The text in characters of code page 437, without control characters and with plain spaces. */
export const toCp437Text = (text: string): string =>
  [
    ...text
      .normalize('NFC')
      .replace(/[\p{Cc}\p{Cf}\s]+/gu, ' ')
      .trim(),
  ]
    .map((character) => (isKept(character) ? character : replace(character)))
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
