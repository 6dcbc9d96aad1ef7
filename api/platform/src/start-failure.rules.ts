import { isConnectionLost } from './db/connection-lost';
import { errorCode, Problem, StartError } from './errors';

/** Codes of PostgreSQL and of the operating system, with what the operator can do. */
const sentences: Readonly<Record<string, string>> = {
  '42501': 'The database user may not create roles or tables: make it own the database, with CREATEROLE.',
  '53100': 'The disk of the database is full: free some space and start again.',
  ENOSPC: 'The disk is full: free some space in DATA_DIR and start again.',
  EDQUOT: 'The disk quota is used up: free some space in DATA_DIR and start again.',
  EACCES: 'A file in DATA_DIR may not be read or written by this user.',
  EROFS: 'The file system of DATA_DIR is read-only.',
};

/** The sentence for a failed start that the operator can solve; undefined for a fault of the program. */
export const explainStartFailure = (error: unknown): string | undefined => {
  if (error instanceof StartError) return error.message;
  if (error instanceof Problem && error.key === 'filesDown')
    return 'The file store does not answer: check the S3 settings and that the bucket can be reached.';
  const sentence = sentences[errorCode(error) ?? ''];
  if (sentence !== undefined) return sentence;
  if (isConnectionLost(error))
    return 'The database cannot be reached or refuses the login: check DATABASE_URL and that the server runs.';
  return undefined;
};
