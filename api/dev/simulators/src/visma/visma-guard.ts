import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyRequest } from 'fastify';
import { createFaultInjection, type FaultInjection } from '../fault-injection';
import { VismaError, type VismaErrorName } from './visma-error';
import type { VismaRoute } from './visma-route';
import type { Books, Grant, VismaState } from './visma-state';

const faultNames = [
  'rate_limited',
  'error',
  'slow',
  'token_expired',
  'token_answer_lost',
  'answer_lost',
  'request_lost',
  'setup_incomplete',
  'company_inactive',
  'no_module',
  'no_scope',
  'customer_number_taken',
] as const;
/**
 * The faults that tests can inject. `answer_lost`: a write is performed, and the connection breaks. `request_lost`: the connection
 * breaks before the write. `token_answer_lost`: the tokens have rotated, but the response is lost.
 */
export type VismaFault = (typeof faultNames)[number];
const refusals: Readonly<Partial<Record<VismaFault, VismaErrorName>>> = {
  rate_limited: 'QuotaExceeded',
  error: 'Internal',
  setup_incomplete: 'StartupGuideNotCompleted',
  company_inactive: 'CompanyNotActive',
  no_module: 'NoAccessToModule',
  no_scope: 'NoAccessToScopes',
  customer_number_taken: 'Conflict',
};

const WINDOW_MS = 60_000;

export const createVismaFaults = (): FaultInjection<VismaFault> => createFaultInjection(faultNames);

interface GuardOptions {
  readonly state: VismaState;
  readonly faults: FaultInjection<VismaFault>;
  readonly requestsPerMinute: number;
  readonly slowMs: number;
  tokenNow(): Date;
}

/** The checks of a request before its route: token, injected faults, quota, scopes and the state of the company. */
export const createGuard = ({ state, faults, requestsPerMinute, slowMs, tokenNow }: GuardOptions) => {
  const calls = new Map<string, number[]>();
  const requireQuota = (endpoint: string): void => {
    if (!Number.isFinite(requestsPerMinute)) return;
    const since = performance.now() - WINDOW_MS;
    const recent = (calls.get(endpoint) ?? []).filter((at) => at > since);
    if (recent.length >= requestsPerMinute)
      throw new VismaError('QuotaExceeded', 'API calls quota exceeded! Maximum admitted 600 per 1m.');
    calls.set(endpoint, [...recent, performance.now()]);
  };
  const authorize = ({ headers }: FastifyRequest): Grant => {
    const token = /^Bearer (.+)$/.exec(headers.authorization ?? '')?.[1];
    const grant = [...state.grants.values()].find(({ accessToken }) => accessToken === token);
    if (grant !== undefined && faults.take('token_expired')) grant.accessExpiresAt = 0;
    if (grant === undefined || grant.accessExpiresAt <= tokenNow().getTime())
      throw new VismaError(
        'NotAuthorized',
        'AuthorizationException - Authorization has been denied for this request.',
      );
    return grant;
  };
  const requireAccess = (grant: Grant, { scopes }: VismaRoute, { company }: Books): void => {
    const granted = grant.scope.split(' ');
    if (!granted.includes('ea:api') || !scopes.some((scope) => granted.includes(scope)))
      throw new VismaError('NoAccessToScopes', `Requires any of the scopes ${scopes.join(', ')}`);
    if (!company.isActive) throw new VismaError('CompanyNotActive', 'The company is not active');
    if (!company.hasFinishedStartupGuide)
      throw new VismaError('StartupGuideNotCompleted', 'The startup guide has not been completed');
    if (!company.hasSalesModule)
      throw new VismaError(
        'NoAccessToModule',
        'ForbiddenRequestException - No access to module: api_standard',
      );
  };
  const applyFaults = async ({ method, path }: VismaRoute): Promise<void> => {
    const createsCustomer = method === 'POST' && path === '/customers';
    for (const fault of faultNames) {
      if (fault === 'customer_number_taken' && !createsCustomer) continue;
      const refusal = refusals[fault];
      if (refusal !== undefined && faults.take(fault))
        throw new VismaError(refusal, `Injected fault: ${fault}`);
    }
    if (faults.take('slow')) await sleep(slowMs);
  };
  return { authorize, applyFaults, requireQuota, requireAccess };
};
