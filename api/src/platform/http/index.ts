export { violates } from './database-problems';
export { type FileAnswer, type Route, serve, serveOpen, type Upload } from './serve';
export type { Account, Acting, OpenWork, Work } from './work';
