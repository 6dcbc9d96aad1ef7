export { violates } from './database-problems';
export { type FileAnswer, type Input, type Route, serve, serveOpen, serveProven, type Upload } from './serve';
export type { Account, Acting, OpenWork, Work } from './work';
