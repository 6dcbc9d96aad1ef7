import { ServiceError } from '@husrum/api-ports';
import { openAccountingConnection } from './accounting-connection';
import { listInterruptedExchanges, removeExchangeClaim } from './accounting-connection.store';
import type { ServerForAccounting } from './server-for-accounting';

/**
 * Calls the program of each connection whose exchange of the refresh token was interrupted. A process that was killed after the
 * exchange has lost the new token: the program then refuses the old one, and the connection shows at once that it must be connected
 * again, instead of when somebody needs it.
 */
export const checkInterruptedExchanges = async (server: ServerForAccounting): Promise<void> => {
  // Claims are in real time, as tokens are.
  const now = new Date().toISOString();
  const interrupted = await server.db.system((tx) => listInterruptedExchanges(tx, now));
  for (const { id, billable_id, refresh_claimed_until } of interrupted) {
    try {
      const connection = await openAccountingConnection(server, billable_id, id);
      await connection?.service.readCompany();
    } catch (error) {
      server.log.warn({ err: error, integration: id }, 'a connection could not be used');
      const isRefusal = error instanceof ServiceError && ['unauthorized', 'refused'].includes(error.failure);
      // After any other error the claim stays, so that the next check tries again.
      if (!isRefusal) continue;
    }
    await server.db.forAccount(billable_id, (tx) => removeExchangeClaim(tx, id, refresh_claimed_until));
  }
};
