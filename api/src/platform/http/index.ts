export { violates } from './database-problems';
export {
  type FileAnswer,
  type Input,
  type Route,
  serve,
  serveInSteps,
  servePrepared,
  serveProven,
  servePublic,
  type Upload,
} from './serve';
export type { Account, ActorContext, PublicContext, RequestContext, SteppedWork } from './work';
