import { extensionOf } from '@husrum/contract/file';

/** The header `%PDF-` of a PDF is among its first 1,024 bytes: readers accept other bytes before it. */
export const HEAD_BYTES = 1024;

/** Whether a file begins as a PDF does. A document that cannot be opened must not become an agreement or be signed. */
const beginsAsPdf = (head: Buffer): boolean => head.subarray(0, HEAD_BYTES).includes('%PDF-');

const begins =
  (signature: string, at = 0) =>
  (head: Buffer): boolean =>
    head.toString('latin1', at, at + signature.length) === signature;

const imageSignatures = [
  begins('\x89PNG\r\n\x1a\n'),
  begins('\xff\xd8\xff'),
  begins('GIF8'),
  begins('WEBP', 8),
  begins('ftyp', 4),
];
const isZip = (head: Buffer): boolean => begins('PK\x03\x04')(head) || begins('PK\x05\x06')(head);
const isCompoundFile = begins('\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1');
const isRichText = begins('{\\rtf');
const binarySignatures = [...imageSignatures, beginsAsPdf, isZip, isCompoundFile];

/** Programs name pictures wrongly, and browsers show any picture under the type of another: a picture is a picture. */
const isPicture = (head: Buffer): boolean => imageSignatures.some((fits) => fits(head));
/** Documents with a password are a compound file around the ZIP. */
const isOfficeDocument = (head: Buffer): boolean => isZip(head) || isCompoundFile(head);
const isUtf16 = (head: Buffer): boolean => begins('\xff\xfe')(head) || begins('\xfe\xff')(head);
const isText = (head: Buffer): boolean =>
  !binarySignatures.some((fits) => fits(head)) && (isUtf16(head) || !head.includes(0));

type FitsType = (head: Buffer) => boolean;

/** What the first bytes of a file of each extension must be. */
const checks: Readonly<Record<string, FitsType>> = {
  ...{ pdf: beginsAsPdf, rtf: isRichText, dwg: begins('AC1'), zip: isZip },
  ...{ png: isPicture, jpg: isPicture, jpeg: isPicture, gif: isPicture, webp: isPicture, heic: isPicture },
  ...{ docx: isOfficeDocument, xlsx: isOfficeDocument, pptx: isOfficeDocument, odt: isZip, ods: isZip },
  // Word also saves rich text under `.doc`.
  doc: (head) => isCompoundFile(head) || isRichText(head),
  ...{ xls: isCompoundFile, ppt: isCompoundFile, txt: isText, csv: isText },
};

/** Whether the first bytes of a file fit the extension of its name. */
export const fitsExtension = (name: string, head: Buffer): boolean =>
  checks[extensionOf(name).slice(1).toLowerCase()]?.(head) ?? true;
