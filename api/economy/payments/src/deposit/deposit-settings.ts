import { type RequestContext, requireRow, type Tx } from '@husrum/api-platform';
import { type DepositSettings, standardDepositAccounts } from '@husrum/contract/deposit';
import { findDepositSettings, saveDepositSettings } from './deposit.store';

/** The accounts of a company, or the standard ones. */
export const findDepositAccounts = async (tx: Tx, companyId: number | null): Promise<DepositSettings> =>
  (companyId === null ? undefined : await findDepositSettings(tx, companyId)) ?? standardDepositAccounts;

export const readDepositSettings = async (
  { tx }: Pick<RequestContext, 'tx'>,
  companyId: number,
): Promise<DepositSettings> => {
  await requireRow(tx, 'company', companyId);
  return findDepositAccounts(tx, companyId);
};

/** Sets the accounts of a company. What is booked, and the account of a deposit that is asked for, stay as they are. */
export const changeDepositSettings = async (
  context: Pick<RequestContext, 'tx'>,
  companyId: number,
  settings: DepositSettings,
): Promise<DepositSettings> => {
  await requireRow(context.tx, 'company', companyId);
  await saveDepositSettings(context.tx, { company_id: companyId, ...settings });
  return readDepositSettings(context, companyId);
};
