import { orNotFound, type RequestContext } from '@husrum/api-platform';
import type { AccountingName } from '@husrum/contract/accounting';
import { type IntegrationState, integrationLabel } from '@husrum/contract/integration';
import {
  findIntegrationRecord,
  insertIntegration,
  lockIntegration,
  saveIntegration,
} from '../integration/integration.store';
import { deleteIntegration } from '../integration/remove-integration.store';
import { findConnection } from './accounting-connection.store';
import { accountingLoginTexts } from './accounting-login.texts';

/** What a connection was before a login marked it. */
interface EarlierState {
  readonly state: IntegrationState;
  readonly last_error: string | null;
  readonly last_error_at: string | null;
}

/** A login whose code is being exchanged. */
export interface UnfinishedLogin {
  /** The connection that is marked. */
  readonly integrationId: number;
  readonly markedAt: string;
  /** It is undefined for a connection that this login has created. */
  readonly earlier: EarlierState | undefined;
}

/**
 * Marks, before a code is exchanged, that the connection must be connected again. A code works once, and the tokens that it
 * gives are lost if the process is killed before they are stored: then users see this mark. A first login leaves a
 * connection without credentials for the same purpose.
 */
export const markUnfinished = async (
  { tx, clock }: RequestContext,
  name: AccountingName,
  renewedId: number | null,
): Promise<UnfinishedLogin> => {
  const markedAt = clock.now().toISOString();
  const mark = {
    state: 'NEEDS_RECONNECT' as const,
    last_error: accountingLoginTexts.unfinished(name),
    last_error_at: markedAt,
  };
  if (renewedId === null) {
    const id = await insertIntegration(tx, { name, description: integrationLabel[name], ...mark });
    return { integrationId: id, markedAt, earlier: undefined };
  }
  await lockIntegration(tx, renewedId);
  const { state, last_error, last_error_at } = orNotFound(await findIntegrationRecord(tx, renewedId));
  await saveIntegration(tx, renewedId, mark);
  return { integrationId: renewedId, markedAt, earlier: { state, last_error, last_error_at } };
};

/** Whether the connection has never had tokens: it belongs to no company yet. */
export const hasNeverHadTokens = async ({ tx }: Pick<RequestContext, 'tx'>, id: number): Promise<boolean> =>
  (await findConnection(tx, id))?.credentials === null;

/** After a failed login: the connection is as before, unless another login has marked or renewed it in the meantime. */
export const removeMark = async (
  context: RequestContext,
  { integrationId: id, markedAt, earlier }: UnfinishedLogin,
): Promise<void> => {
  const { tx } = context;
  await lockIntegration(tx, id);
  const current = await findIntegrationRecord(tx, id);
  const isMarked = current?.state === 'NEEDS_RECONNECT' && current.last_error_at === markedAt;
  if (!isMarked) return;
  if (earlier !== undefined) await saveIntegration(tx, id, { ...earlier });
  else if (await hasNeverHadTokens(context, id)) await deleteIntegration(tx, id);
};
