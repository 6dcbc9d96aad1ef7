export const MAX_FILE_MEGABYTES = 25;
export const MAX_FILE_BYTES = MAX_FILE_MEGABYTES * 1024 * 1024;
/** The error for a larger file: in the form before an upload, and from the server, which stops reading at the limit. */
export const FILE_TOO_LARGE_TEXT = `Filen är för stor. Högst ${MAX_FILE_MEGABYTES} MB går att ladda upp.`;

/**
 * The allowed file extensions with their MIME types. Types that a browser would execute, such as HTML and SVG, are not
 * allowed.
 */
const mimetypes = {
  pdf: 'application/pdf',
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  gif: 'image/gif',
  webp: 'image/webp',
  heic: 'image/heic',
  doc: 'application/msword',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  xls: 'application/vnd.ms-excel',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  ppt: 'application/vnd.ms-powerpoint',
  pptx: 'application/vnd.openxmlformats-officedocument.presentationml.presentation',
  odt: 'application/vnd.oasis.opendocument.text',
  ods: 'application/vnd.oasis.opendocument.spreadsheet',
  rtf: 'application/rtf',
  txt: 'text/plain',
  csv: 'text/csv',
  zip: 'application/zip',
  dwg: 'image/vnd.dwg',
} as const;
const mimetypeByExtension: ReadonlyMap<string, string> = new Map(Object.entries(mimetypes));

/** The value of the `accept` attribute of a file input: `.pdf,.png,…`. */
export const acceptedExtensions = [...mimetypeByExtension.keys()].map((extension) => `.${extension}`).join();

/** The extension of a file's name with its dot, as it is written: `.PDF`. The result is empty without one. */
export const extensionOf = (name: string): string => /\.[^.]+$/.exec(name)?.[0] ?? '';

/**
 * The MIME type by the file's extension, not by what the browser claims. The result is undefined for a type that is not
 * allowed.
 */
export const mimetypeOf = (name: string): string | undefined =>
  mimetypeByExtension.get(extensionOf(name).slice(1).toLowerCase());

/** Why a file cannot be uploaded, in Swedish, or undefined. It is checked by the form and by the server. */
export const findFileProblem = ({ name, size }: { name: string; size: number }): string | undefined => {
  if (size === 0) return 'Filen är tom';
  if (size > MAX_FILE_BYTES) return FILE_TOO_LARGE_TEXT;
  return mimetypeOf(name) === undefined
    ? 'Filtypen går inte att ladda upp. Välj PDF, bild, text, zip eller ett Office-dokument.'
    : undefined;
};
