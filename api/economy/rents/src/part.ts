import type { ServerPart } from '@husrum/api-platform';
import { indexClauseRoutes } from './index-clause/index-clause.routes';
import { indexRunJobs } from './index-run/index-run.jobs';
import { indexRunRoutes } from './index-run/index-run.routes';
import { indexValueRoutes } from './index-value/index-value.routes';

export const part: ServerPart = {
  routes: [...indexClauseRoutes, ...indexRunRoutes, ...indexValueRoutes],
  jobs: indexRunJobs,
};
