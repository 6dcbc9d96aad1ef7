import { createDepositInvoice, findInvoice } from '@husrum/api-invoicing';
import { orNotFound, type RequestContext } from '@husrum/api-platform';
import type { Deposit } from '@husrum/contract/deposit';
import type { LocalDate } from '@husrum/format';
import { insertDeposit } from './deposit.store';
import { findDepositAccounts } from './deposit-settings';
import { readDeposit } from './read-deposits';

interface NewDeposit {
  readonly leaseId: number;
  readonly amountOre: number;
  readonly dueAt: LocalDate;
  /** In hundredths of a percent for a year. */
  readonly interestRate: number | null;
}

/** Asks for a deposit by an invoice of its own (docs/domain-rules.md, D-31). */
export const requestDeposit = async (
  context: RequestContext,
  { leaseId, amountOre, dueAt, interestRate }: NewDeposit,
): Promise<Deposit> => {
  const { tx, account } = context;
  const invoiceId = await createDepositInvoice(context, { leaseId, amountOre, dueAt });
  const { company_id } = orNotFound(await findInvoice(tx, invoiceId));
  const id = await insertDeposit(tx, {
    ...{ invoicebase_id: invoiceId, account: (await findDepositAccounts(tx, company_id)).account },
    ...{ interest_rate: interestRate, user_id: account.userId },
  });
  return readDeposit(context, id);
};
