import { type AccountingService, findProgram } from '@husrum/api-ports';
import { type AccountingName, isAccountingName } from '@husrum/contract/accounting';
import { findConnection } from './accounting-connection.store';
import { readTokens } from './accounting-tokens';
import type { ServerForAccounting } from './server-for-accounting';
import { createTokenSource } from './token-source';

export interface AccountingConnection {
  readonly id: number;
  readonly name: AccountingName;
  readonly service: AccountingService;
}

/**
 * The accounting program of a connection. The result is undefined when the connection is removed or not accepted any more,
 * when this server cannot read its credentials, and when this server is not configured for the program. It must be called outside
 * transactions, like every method of the service.
 */
export const openAccountingConnection = async (
  server: ServerForAccounting,
  businessId: number,
  integrationId: number,
): Promise<AccountingConnection | undefined> => {
  const found = await server.db.forAccount(businessId, (tx) => findConnection(tx, integrationId));
  if (found === undefined || found.credentials === null || found.state !== 'CONNECTED') return undefined;
  const { id, name } = found;
  if (!isAccountingName(name)) return undefined;
  if (readTokens(server.settings, { businessId, name }, found.credentials) === undefined) {
    server.log.warn({ integration: id }, 'the credentials cannot be read with the keys of this server');
    return undefined;
  }
  const program = findProgram(server.settings, name);
  if (program === undefined) return undefined;
  const tokens = createTokenSource(server, { businessId, integrationId: id, name }, program.oauth);
  return { id, name, service: program.createService(tokens) };
};
