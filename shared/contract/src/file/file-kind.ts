export const MAX_FILE_MEGABYTES = 25;

/** Endings of names that may be uploaded, with what such a file is. Nothing that a browser would run. */
const kinds = {
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
const byEnding: ReadonlyMap<string, string> = new Map(Object.entries(kinds));

/** For a file chooser: `.pdf,.png,…`. */
export const acceptedEndings = [...byEnding.keys()].map((ending) => `.${ending}`).join();

const endingOf = (name: string): string => /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? '';

/** What a file is, by its name's ending and not by what a browser claims; undefined for what is not taken. */
export const mimetypeOf = (name: string): string | undefined => byEnding.get(endingOf(name));

/** Why a file is not taken: told before it is sent, and by the server. */
export const fileProblem = ({ name, size }: { name: string; size: number }): string | undefined => {
  if (size === 0) return 'Filen är tom';
  if (size > MAX_FILE_MEGABYTES * 1024 * 1024) {
    return `Filen är för stor. Högst ${MAX_FILE_MEGABYTES} MB går att ladda upp.`;
  }
  return mimetypeOf(name) === undefined
    ? 'Filtypen går inte att ladda upp. Välj PDF, bild, text, zip eller ett Office-dokument.'
    : undefined;
};
