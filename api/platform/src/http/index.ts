export type { Account, ActorContext, PublicContext, RequestContext, TransactionsContext } from './context';
export { violates } from './database-problems';
export { requireRole } from './require-role';
export type { FileResponse } from './route-response';
export {
  type Answer,
  type Input,
  type Route,
  serve,
  servePublic,
  serveReadOnly,
  serveWithTransactions,
  type Upload,
} from './serve';
