import { call, defineCalls } from '../../../core/call';
import { messageResponse } from '../../../core/list';
import { indexClauseInput, leaseIndexClause } from './index-clause.schema';

/** Index clauses of leases of premises (docs/domain-rules.md, D-30). */
export const indexClauseCalls = defineCalls('indexClause', {
  ofLease: call({
    method: 'GET',
    path: '/api/indexclause/lease/{id}',
    summary: 'En uthyrnings indexklausul och de tillägg som är räknade',
    response: leaseIndexClause,
  }),
  save: call({
    method: 'POST',
    path: '/api/indexclause/lease/{id}',
    summary: 'Spara en uthyrnings indexklausul',
    body: indexClauseInput,
    response: leaseIndexClause,
  }),
  remove: call({
    method: 'DELETE',
    path: '/api/indexclause/lease/{id}',
    summary: 'Ta bort en uthyrnings indexklausul',
    response: messageResponse,
  }),
});
