import {
  invalidInput,
  orNotFound,
  problem,
  type RequestContext,
  type TransactionsContext,
  type Tx,
} from '@husrum/api-platform';
import { ServiceError } from '@husrum/api-ports';
import {
  type AccountingChart,
  type AccountingName,
  type AccountingSettings,
  accountingRules,
  type DimensionOwner,
  isAccountingName,
  standardAccounts,
} from '@husrum/contract/accounting';
import { type TaxRate, taxRates } from '@husrum/contract/core';
import { toIntegrationRow } from '../integration/connectable-services';
import { findIntegrationRecord, type IntegrationRecord } from '../integration/integration.store';
import { recordSyncFailure } from '../integration/integration-health';
import { accountingTexts } from './accounting.texts';
import { openAccountingConnection } from './accounting-connection';
import {
  findAccountNumbers,
  findInvoicingIntegration,
  listDimensions,
  saveAccountNumber,
  saveDimension,
} from './accounting-mapping.store';

/** Throws 404 unless the connection is to an accounting program. */
const requireAccounting = async (
  tx: Tx,
  id: number,
): Promise<{ readonly record: IntegrationRecord; readonly name: AccountingName }> => {
  const record = orNotFound(await findIntegrationRecord(tx, id));
  if (!isAccountingName(record.name)) throw problem('notFound');
  return { record, name: record.name };
};

export const readAccountingSettings = async (
  { tx, settings }: RequestContext,
  id: number,
): Promise<AccountingSettings> => {
  const { record, name } = await requireAccounting(tx, id);
  const numbers = await findAccountNumbers(tx, id);
  const { number, ocr, dueDate } = accountingRules[name];
  return {
    integration: toIntegrationRow(settings, record),
    decides: { number, ocr, due_date: dueDate },
    accounts: taxRates.map((taxRate) => ({
      tax_rate: taxRate,
      account_number: numbers[taxRate],
      standard_number: standardAccounts[taxRate],
    })),
    dimensions: await listDimensions(tx, id),
  };
};

/** Accounts, cost centres and projects as they are in the program now. Throws 424 when it has to be connected again. */
export const readChart = async (
  context: TransactionsContext<AccountingChart>,
  id: number,
): Promise<AccountingChart> => {
  const { name, businessId } = await context.transaction(async ({ tx, account }) => ({
    name: (await requireAccounting(tx, id)).name,
    businessId: account.businessId,
  }));
  const connection = await openAccountingConnection(context.server, businessId, id);
  const needsReconnect = () => problem('notConnected', { message: accountingTexts.needsReconnect(name) });
  if (connection === undefined) throw needsReconnect();
  const { service } = connection;
  try {
    const accounts = await service.listAccounts();
    const costCenters = await service.listCostCenters();
    const projects = await service.listProjects();
    return {
      accounts: accounts.map(({ number, name: title, isActive }) => ({
        number,
        name: title,
        is_active: isActive,
      })),
      cost_centers: [...costCenters],
      projects: [...projects],
    };
  } catch (error) {
    if (!(error instanceof ServiceError)) throw error;
    context.server.log.warn({ err: error, integration: id }, 'the chart of accounts could not be read');
    if (error.failure === 'unauthorized') {
      await context.transaction((request) =>
        recordSyncFailure(request, id, error, { now: request.clock.now() }),
      );
      throw needsReconnect();
    }
    if (error.failure === 'refused' || error.failure === 'notFound')
      throw problem('conflict', { message: accountingTexts.chartRefused(name) });
    throw problem('unavailable', { message: accountingTexts.unavailable(name) });
  }
};

interface RowAccount {
  readonly tax_rate: TaxRate;
  readonly account_number: number;
}

/** Saves the accounts that rows are booked on, one for each VAT rate. */
export const updateAccounts = async (
  { tx }: RequestContext,
  id: number,
  accounts: readonly RowAccount[],
): Promise<{ message: string }> => {
  await requireAccounting(tx, id);
  if (new Set(accounts.map(({ tax_rate }) => tax_rate)).size < accounts.length)
    throw invalidInput({ accounts: [accountingTexts.duplicateRate] });
  for (const account of accounts) await saveAccountNumber(tx, id, account);
  return { message: accountingTexts.accountsSaved };
};

interface UpdateDimensionCommand {
  readonly type: DimensionOwner;
  readonly id: number;
  readonly cost_center: string | null;
  readonly project: string | null;
}

/** Saves the cost centre and the project of an object or a company. */
export const updateDimension = async (
  { tx }: RequestContext,
  integrationId: number,
  { type, id, cost_center, project }: UpdateDimensionCommand,
): Promise<{ message: string }> => {
  await requireAccounting(tx, integrationId);
  const { integration_id } = orNotFound(await findInvoicingIntegration(tx, { type, id }));
  if (integration_id !== integrationId) throw invalidInput({ id: [accountingTexts.otherCompany] });
  await saveDimension(tx, { type, id }, { cost_center, project });
  return { message: accountingTexts.dimensionSaved };
};
