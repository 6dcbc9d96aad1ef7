import {
  hashToken,
  nextRunAt,
  orNotFound,
  problem,
  type RequestContext,
  type TransactionsContext,
} from '@husrum/api-platform';
import { type AccountingProgram, type AccountingTokens, findProgram, ServiceError } from '@husrum/api-ports';
import type { AccountingName } from '@husrum/contract/accounting';
import { type IntegrationRow, integrationLabel } from '@husrum/contract/integration';
import { toIntegrationRow } from '../integration/connectable-services';
import {
  findIntegrationRecord,
  lockCompanyIntegration,
  lockIntegration,
  saveIntegration,
} from '../integration/integration.store';
import { recordSyncSuccess } from '../integration/integration-health';
import { deleteIntegration } from '../integration/remove-integration.store';
import { takeLogin } from './accounting-login.store';
import { accountingLoginTexts } from './accounting-login.texts';
import { DAILY_SYNC } from './accounting-schedule';
import { encryptTokens } from './accounting-tokens';
import { redirectUriOf } from './begin-login';
import { hasNeverHadTokens, markUnfinished, removeMark, type UnfinishedLogin } from './unfinished-login';

interface AuthorizationResponse {
  readonly code: string;
  readonly state: string | undefined;
}

/** Uses up the login, and marks its connection until the tokens are stored. */
const consumeLogin = async (
  context: RequestContext,
  name: AccountingName,
  state: string | undefined,
): Promise<UnfinishedLogin> => {
  const { tx, account, clock } = context;
  const login = await takeLogin(tx, {
    name,
    userId: account.userId,
    sessionId: account.sessionId,
    now: clock.now().toISOString(),
    stateSha256: state === undefined ? undefined : hashToken(state),
  });
  if (login === undefined) throw problem('conflict', { message: accountingLoginTexts.expired });
  return markUnfinished(context, name, login.integration_id);
};

const readCompany = (program: AccountingProgram, name: AccountingName, tokens: AccountingTokens) =>
  program
    .createService({
      current: async () => tokens.accessToken,
      renew: async () => {
        throw new ServiceError('unauthorized', `${name} refused a token that it has just issued`);
      },
    })
    .readCompany();

/** Stores the tokens on the connection that the login has marked, or on the one that the same company already has. Returns its id. */
const storeTokens = async (
  context: RequestContext,
  {
    name,
    login,
    company,
    credentials,
  }: {
    readonly name: AccountingName;
    readonly login: UnfinishedLogin;
    readonly company: Awaited<ReturnType<typeof readCompany>>;
    readonly credentials: string;
  },
): Promise<number> => {
  const { tx, clock } = context;
  const companyFields = { service_company: company.name, organisation_number: company.organisationNumber };
  const connected = await lockCompanyIntegration(tx, {
    name,
    company: company.name,
    organisationNumber: company.organisationNumber,
  });
  const values = { refresh_claimed_until: null, credentials, ...companyFields };
  const marked = orNotFound(await findIntegrationRecord(tx, login.integrationId));
  if (await hasNeverHadTokens(context, login.integrationId)) {
    if (connected === undefined) {
      const description =
        marked.description === integrationLabel[name]
          ? accountingLoginTexts.description(name, company.name)
          : marked.description;
      const createdAt = clock.now().toISOString();
      await saveIntegration(tx, login.integrationId, { ...values, description, created_at: createdAt });
      return login.integrationId;
    }
    await deleteIntegration(tx, login.integrationId);
  } else if (connected?.id !== login.integrationId) {
    throw problem('conflict', {
      message: accountingLoginTexts.otherCompany(
        name,
        company.name,
        marked.service_company ?? marked.description,
      ),
    });
  }
  await lockIntegration(tx, connected.id);
  await saveIntegration(tx, connected.id, values);
  return connected.id;
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
 * is connected already gets the new tokens on the same connection. If the process is killed in between, the connection shows that it
 * must be connected again.
 */
export const completeLogin = async (
  context: TransactionsContext<IntegrationRow>,
  name: AccountingName,
  { code, state }: AuthorizationResponse,
): Promise<IntegrationRow> => {
  const { settings, log } = context.server;
  const program = findProgram(settings, name);
  if (program === undefined) throw problem('conflict', { message: accountingLoginTexts.notConfigured(name) });
  const login = await context.transaction((request) => consumeLogin(request, name, state));
  let tokens: AccountingTokens | undefined;
  try {
    const issuedTokens = await program.oauth.exchangeCode({
      code,
      redirectUri: redirectUriOf(settings, name),
    });
    tokens = issuedTokens;
    const company = await readCompany(program, name, issuedTokens);
    return await context.transaction(async (request) => {
      const { tx, account, clock } = request;
      const credentials = encryptTokens(settings, { businessId: account.businessId, name }, issuedTokens);
      const id = await storeTokens(request, { name, login, company, credentials });
      const now = clock.now();
      await recordSyncSuccess(tx, id, { now, next: nextRunAt(DAILY_SYNC, now) });
      return toIntegrationRow(settings, orNotFound(await findIntegrationRecord(tx, id)));
    });
  } catch (error) {
    log.warn({ err: error, service: name }, 'the accounting program could not be connected');
    // The tokens are not stored, so nobody will use them.
    if (tokens !== undefined) await program.oauth.revoke(tokens.refreshToken).catch(() => undefined);
    await context.transaction((request) => removeMark(request, login));
    throw toProblem(error, name);
  }
};
