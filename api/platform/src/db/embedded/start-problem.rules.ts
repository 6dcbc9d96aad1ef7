import { StartError } from '../../errors';

/** Parts of messages of PostgreSQL's programs, with what the operator can do. The first that fits is told. */
const sentences: readonly (readonly [RegExp, string])[] = [
  [
    /No space left on device|Disk quota exceeded/,
    'The disk of the embedded database is full: free some space in DATA_DIR and start again.',
  ],
  [
    /could not (create|map|resize) (anonymous )?shared memory|could not create shared memory segment/,
    'There is too little shared memory for the embedded database: give the machine or the container more memory, or set DATABASE_URL.',
  ],
  [
    /database files are incompatible|was initialized by PostgreSQL version/,
    'The embedded database was made by another version of PostgreSQL: start the version of Husrum that made it, make a backup there, and restore it here into an empty DATA_DIR.',
  ],
  [/Read-only file system/, 'The file system of DATA_DIR is read-only.'],
  [
    /has wrong ownership|Permission denied/,
    'The folder of the embedded database belongs to another user: start the server as the user who made it.',
  ],
];

/** The last lines that PostgreSQL wrote say why it gave up. */
const lastComplaint = (output: string): string => {
  const lines = output.split('\n').filter((line) => line.trim() !== '');
  const complaint = lines.filter((line) => /FATAL|PANIC|error:/.test(line)).at(-1) ?? lines.at(-1);
  return complaint?.replace(/^.*?(FATAL|PANIC|error):\s*/, '').trim() ?? 'it gave no reason';
};

/** The sentence for a program of PostgreSQL that failed with this output. */
export const toStartError = (output: string, logFile?: string): StartError => {
  const known = sentences.find(([pattern]) => pattern.test(output))?.[1];
  if (known !== undefined) return new StartError(known);
  const more = logFile === undefined ? '' : ` See ${logFile}.`;
  return new StartError(`The embedded database did not start: ${lastComplaint(output)}.${more}`);
};
