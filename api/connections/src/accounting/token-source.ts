import { setTimeout as sleep } from 'node:timers/promises';
import { createOutbox, type Tx } from '@husrum/api-platform';
import { type AccountingProgram, type AccountingTokens, ServiceError } from '@husrum/api-ports';
import type { AccountingName } from '@husrum/contract/accounting';
import { saveIntegration } from '../integration/integration.store';
import { recordSyncFailure } from '../integration/integration-health';
import { lockConnection } from './accounting-connection.store';
import { decryptTokens, encryptTokens } from './accounting-tokens';
import type { ServerForAccounting } from './server-for-accounting';

/** A token that expires within this time is exchanged before it is used. */
const REFRESH_MARGIN_MS = 60_000;
/** A process that was killed loses its claim after this time, which is longer than the exchange may take. */
const CLAIM_MS = 30_000;
/** How often, and for how long, a process checks whether another one has stored the new tokens. */
const CHECK_INTERVAL_MS = 100;
const CHECK_LIMIT_MS = 35_000;

interface Connection {
  readonly businessId: number;
  readonly integrationId: number;
  readonly name: AccountingName;
}
type IsStale = (tokens: AccountingTokens) => boolean;

/** Tokens expire in real time, even when the clock of the server is moved. */
const expiresSoon: IsStale = ({ accessExpiresAt }) =>
  Date.parse(accessExpiresAt) - Date.now() < REFRESH_MARGIN_MS;

/** The client id or secret of this server is not accepted: connecting again does not help. */
const isClientRefused = ({ detail }: ServiceError): boolean => detail.includes('invalid_client');

const notAcceptedError = (name: AccountingName): ServiceError =>
  new ServiceError('unauthorized', `The connection to ${name} is not accepted any more`);

/**
 * The access token of a stored connection. One process at a time exchanges the refresh token, because it is single use; the
 * others wait for the pair that it stores. A refused exchange asks the user to connect again, unless another pair has been
 * stored in the meantime.
 */
export const createTokenSource = (
  server: ServerForAccounting,
  connection: Connection,
  oauth: AccountingProgram['oauth'],
): Parameters<AccountingProgram['createService']>[0] => {
  const { businessId, integrationId, name } = connection;
  const owner = { businessId, name };
  let cachedTokens: AccountingTokens | undefined;
  let pendingExchange: Promise<AccountingTokens> | undefined;

  /** The stored pair, in a transaction that has locked the connection. */
  const lockTokens = async (tx: Tx) => {
    const row = await lockConnection(tx, integrationId);
    if (row === undefined || row.credentials === null || row.state !== 'CONNECTED')
      throw notAcceptedError(name);
    return { row, tokens: decryptTokens(server.settings, owner, row.credentials) };
  };
  const inTransaction = <T>(run: (tx: Tx) => Promise<T>): Promise<T> => server.db.forAccount(businessId, run);

  /** Reads the stored pair or, if it is stale, claims the exchange. Returns undefined while another process has claimed it. */
  const readOrClaim = (isStale: IsStale) =>
    inTransaction(async (tx) => {
      const { row, tokens } = await lockTokens(tx);
      if (!isStale(tokens)) return { tokens, isClaimed: false };
      const claimedUntil = row.refresh_claimed_until;
      if (claimedUntil !== null && Date.parse(claimedUntil) > Date.now()) return undefined;
      const until = new Date(Date.now() + CLAIM_MS).toISOString();
      await saveIntegration(tx, integrationId, { refresh_claimed_until: until });
      return { tokens, isClaimed: true };
    });

  const releaseClaim = () =>
    inTransaction(async (tx) => {
      await saveIntegration(tx, integrationId, { refresh_claimed_until: null });
    });

  /** Stores the new pair, unless the user has connected again in the meantime: then it returns the stored pair. */
  const storeTokens = (used: AccountingTokens, renewed: AccountingTokens) =>
    inTransaction(async (tx) => {
      const row = await lockConnection(tx, integrationId);
      if (row === undefined || row.credentials === null) throw notAcceptedError(name);
      const stored = decryptTokens(server.settings, owner, row.credentials);
      const isReplaced = stored.refreshToken !== used.refreshToken;
      await saveIntegration(tx, integrationId, {
        refresh_claimed_until: null,
        ...(isReplaced ? {} : { credentials: encryptTokens(server.settings, owner, renewed) }),
      });
      return isReplaced ? stored : renewed;
    });

  /** After a refused exchange, returns the pair that another process has stored, or marks the connection as lost and throws. */
  const recoverFromRefusal = async (used: AccountingTokens, refusal: unknown): Promise<AccountingTokens> => {
    const replaced = await inTransaction(async (tx) => {
      const { tokens } = await lockTokens(tx);
      if (tokens.refreshToken !== used.refreshToken) return tokens;
      server.log.warn({ err: refusal, integration: integrationId }, 'the refresh token is not accepted');
      await saveIntegration(tx, integrationId, { refresh_claimed_until: null });
      const { settings, clock } = server;
      const outbox = createOutbox(tx, businessId, settings);
      const error = notAcceptedError(name);
      await recordSyncFailure({ tx, outbox, settings }, integrationId, error, { now: clock.now() });
      return undefined;
    });
    if (replaced === undefined) throw notAcceptedError(name);
    return replaced;
  };

  const exchange = async (used: AccountingTokens): Promise<AccountingTokens> => {
    let renewed: AccountingTokens;
    try {
      renewed = await oauth.refresh(used.refreshToken);
    } catch (error) {
      const isRefused = error instanceof ServiceError && ['unauthorized', 'refused'].includes(error.failure);
      if (isRefused && !isClientRefused(error)) return recoverFromRefusal(used, error);
      await releaseClaim();
      throw isRefused ? new ServiceError('failed', error.message, error.detail, { cause: error }) : error;
    }
    return storeTokens(used, renewed);
  };

  const obtainTokens = async (isStale: IsStale): Promise<AccountingTokens> => {
    const deadline = Date.now() + CHECK_LIMIT_MS;
    for (;;) {
      const read = await readOrClaim(isStale);
      if (read !== undefined) return read.isClaimed ? exchange(read.tokens) : read.tokens;
      if (Date.now() > deadline) throw new ServiceError('unreachable', `${name} issued no new token in time`);
      await sleep(CHECK_INTERVAL_MS);
    }
  };
  /** Requests of this process at the same time share one exchange. */
  const getSharedAccessToken = async (isStale: IsStale): Promise<string> => {
    pendingExchange ??= obtainTokens(isStale).finally(() => {
      pendingExchange = undefined;
    });
    cachedTokens = await pendingExchange;
    return cachedTokens.accessToken;
  };

  return {
    company: `${businessId} ${integrationId}`,
    current: async () =>
      cachedTokens !== undefined && !expiresSoon(cachedTokens)
        ? cachedTokens.accessToken
        : getSharedAccessToken(expiresSoon),
    renew: async (rejected) => {
      if (cachedTokens !== undefined && cachedTokens.accessToken !== rejected && !expiresSoon(cachedTokens))
        return cachedTokens.accessToken;
      return getSharedAccessToken((tokens) => tokens.accessToken === rejected || expiresSoon(tokens));
    },
  };
};
