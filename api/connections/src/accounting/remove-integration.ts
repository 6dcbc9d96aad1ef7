import { orNotFound, type RequestContext, type TransactionsContext } from '@husrum/api-platform';
import { findProgram } from '@husrum/api-ports';
import { isAccountingName } from '@husrum/contract/accounting';
import type { ResponseOf } from '@husrum/contract/core';
import type { IntegrationName, integrationCalls } from '@husrum/contract/integration';
import { deleteIntegration, listUnfinishedInvoiceIds } from '../integration/remove-integration.store';
import { accountingTexts } from './accounting.texts';
import { lockConnection } from './accounting-connection.store';
import { listUnbookedInvoiceIds } from './accounting-invoice.store';
import { readTokens } from './accounting-tokens';

type RemovalResponse = ResponseOf<typeof integrationCalls.remove>;

/** What the removal of a connection affects. */
interface AffectedInvoices {
  readonly name: IntegrationName;
  /** The invoices that are not booked in the program yet. */
  readonly unbookedIds: readonly number[];
  /** The invoices that are not paid, credited or cancelled yet. */
  readonly unfinishedIds: readonly number[];
}

/** Removes a connection of any kind. The access to an accounting program is revoked. */
export const removeIntegration = async (
  context: TransactionsContext<RemovalResponse>,
  id: number,
  /** Called in the transaction of the removal, to end what the invoices have with the connection. */
  onRemoved: (request: RequestContext, affected: AffectedInvoices) => Promise<void>,
): Promise<RemovalResponse> => {
  const { name, refreshToken } = await context.transaction(async (request) => {
    const { tx, account, settings } = request;
    const { name, credentials } = orNotFound(await lockConnection(tx, id));
    const affected = {
      name,
      unbookedIds: await listUnbookedInvoiceIds(tx, id),
      unfinishedIds: await listUnfinishedInvoiceIds(tx, id),
    };
    await deleteIntegration(tx, id);
    await onRemoved(request, affected);
    if (credentials === null || !isAccountingName(name)) return { name, refreshToken: undefined };
    const tokens = readTokens(settings, { businessId: account.businessId, name }, credentials);
    return { name, refreshToken: tokens?.refreshToken };
  });
  const program = isAccountingName(name) ? findProgram(context.server.settings, name) : undefined;
  if (refreshToken !== undefined)
    // The connection is removed here, whether or not the program accepts the revocation.
    await program?.oauth.revoke(refreshToken).catch((error: unknown) => {
      context.server.log.warn({ err: error, integration: id }, 'the access could not be revoked');
    });
  return { message: accountingTexts.removed(name) };
};
