import type { AccountingName } from '@husrum/contract/accounting';
import type { IntegrationRow } from '@husrum/contract/integration';
import { toIntegrationRow } from '../integration/connectable-services';
import {
  findIntegrationRecord,
  insertIntegration,
  lockCompanyIntegration,
  lockIntegration,
  saveIntegration,
} from '../integration/integration.store';
import { recordSyncSuccess } from '../integration/integration-health';
import { orNotFound, problem } from '../platform/errors';
import type { RequestContext, TransactionsContext } from '../platform/http';
import { nextRunAt } from '../platform/jobs/schedule.rules';
import type { AccountingCompany, AccountingTokens } from '../ports/accounting/accounting-service';
import { ServiceError } from '../ports/service-client';
import { takeLogin } from './accounting-login.store';
import { accountingLoginTexts } from './accounting-login.texts';
import { type AccountingProgram, findProgram } from './accounting-program';
import { DAILY_SYNC } from './accounting-schedule';
import { encryptTokens } from './accounting-tokens';
import { hashState, redirectUriOf } from './begin-login';

interface Answer {
  readonly code: string;
  readonly state: string | undefined;
}

/** Uses up the login, and returns the connection that it renews, if any. */
const consumeLogin = async (
  { tx, account, clock }: RequestContext,
  name: AccountingName,
  state: string | undefined,
): Promise<number | null> => {
  const login = await takeLogin(tx, {
    name,
    userId: account.userId,
    sessionId: account.sessionId,
    now: clock.now().toISOString(),
    stateSha256: state === undefined ? undefined : hashState(state),
  });
  if (login === undefined) throw problem('conflict', { message: accountingLoginTexts.expired });
  return login.integration_id;
};

const readCompany = (program: AccountingProgram, name: AccountingName, tokens: AccountingTokens) =>
  program
    .createService({
      current: async () => tokens.accessToken,
      renew: async () => {
        throw new ServiceError('unauthorized', `${name} refused a token that it has just given`);
      },
    })
    .readCompany();

/** The connection that gets the tokens: the one that is renewed, or one of the same company, or a new one. */
const findOrInsert = async (
  { tx }: RequestContext,
  {
    name,
    renewedId,
    company,
    values,
  }: {
    readonly name: AccountingName;
    readonly renewedId: number | null;
    readonly company: AccountingCompany;
    readonly values: { readonly credentials: string };
  },
): Promise<number> => {
  const named = { service_company: company.name, organisation_number: company.organisationNumber };
  const known = await lockCompanyIntegration(tx, {
    name,
    company: company.name,
    organisationNumber: company.organisationNumber,
  });
  if (renewedId !== null && known?.id !== renewedId) {
    const renewed = orNotFound(await findIntegrationRecord(tx, renewedId));
    throw problem('conflict', {
      message: accountingLoginTexts.otherCompany(
        name,
        company.name,
        renewed.service_company ?? renewed.description,
      ),
    });
  }
  if (known === undefined)
    return insertIntegration(tx, {
      name,
      description: accountingLoginTexts.description(name, company.name),
      last_error: null,
      ...named,
      ...values,
    });
  await lockIntegration(tx, known.id);
  await saveIntegration(tx, known.id, { refresh_claimed_until: null, ...named, ...values });
  return known.id;
};

/** The error that the user gets when the program fails. */
const toProblem = (error: unknown, name: AccountingName): unknown => {
  if (!(error instanceof ServiceError)) return error;
  const isTemporary = ['unreachable', 'rateLimited', 'failed'].includes(error.failure);
  return isTemporary
    ? problem('unavailable', { message: accountingLoginTexts.unavailable(name) })
    : problem('conflict', { message: accountingLoginTexts.failed[name] });
};

/**
 * Exchanges the code that the program gave the user, reads which company was chosen, and stores the connection. A company that
 * is connected already gets the new tokens on the same connection.
 */
export const completeLogin = async (
  context: TransactionsContext<IntegrationRow>,
  name: AccountingName,
  { code, state }: Answer,
): Promise<IntegrationRow> => {
  const { settings, log } = context.server;
  const program = findProgram(settings, name);
  if (program === undefined) throw problem('conflict', { message: accountingLoginTexts.notConfigured(name) });
  const renewedId = await context.transaction((inside) => consumeLogin(inside, name, state));
  let tokens: AccountingTokens | undefined;
  try {
    const given = await program.oauth.exchangeCode({ code, redirectUri: redirectUriOf(settings, name) });
    tokens = given;
    const company = await readCompany(program, name, given);
    return await context.transaction(async (inside) => {
      const { tx, account, clock } = inside;
      const credentials = encryptTokens(settings, { businessId: account.businessId, name }, given);
      const id = await findOrInsert(inside, { name, renewedId, company, values: { credentials } });
      const now = clock.now();
      await recordSyncSuccess(tx, id, { now, next: nextRunAt(DAILY_SYNC, now) });
      return toIntegrationRow(settings, orNotFound(await findIntegrationRecord(tx, id)));
    });
  } catch (error) {
    log.warn({ err: error, service: name }, 'the accounting program could not be connected');
    // The tokens are not stored, so nobody will use them.
    if (tokens !== undefined) await program.oauth.revoke(tokens.refreshToken).catch(() => undefined);
    throw toProblem(error, name);
  }
};
