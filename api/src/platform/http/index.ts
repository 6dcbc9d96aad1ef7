export { violates } from './database-problems';
export { type FileAnswer, type Route, serve, serveOpen, type Upload } from './serve';
export type { Account, OpenWork, Work } from './work';
