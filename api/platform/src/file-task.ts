/**
 * What a `*.file-task.ts` needs of the platform. A file process starts for the first file of a minute, and loading the server as a whole
 * takes it seconds.
 */
export { groupBy } from './collections';
export { invalidInput } from './errors/problem';
export { type FileContent, readContent } from './file-store';
