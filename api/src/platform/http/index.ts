export { violates } from './database-problems';
export {
  type FileAnswer,
  type Input,
  type Route,
  serve,
  serveInSteps,
  serveOpen,
  servePrepared,
  serveProven,
  type Upload,
} from './serve';
export type { Account, Acting, OpenWork, SteppedWork, Work } from './work';
