import {
  column,
  groupBy,
  naturalSortKey,
  orNotFound,
  paginate,
  type RequestContext,
  requireRow,
  type Tx,
} from '@husrum/api-platform';
import type { QueryOf, ResponseOf } from '@husrum/contract/core';
import type { Deposit, DepositEntry, depositCalls } from '@husrum/contract/deposit';
import { fromOre } from '@husrum/format';
import { lastMovementDay } from './deposit.rules';
import {
  findBalance,
  findDeposits,
  listDepositIds,
  listEntries,
  listInvoicesToPay,
  listReceipts,
  type StoredDeposit,
  type StoredEntry,
  sumHeldByCompany,
} from './deposit.store';
import type { DepositMovement } from './deposit-interest.rules';

type Context = Pick<RequestContext, 'tx'>;

const toEntry = ({
  id,
  what,
  amount_ore,
  day,
  reason,
  to_account,
  by,
  ...entry
}: StoredEntry): DepositEntry => ({
  ...{ id, what, amount: fromOre(amount_ore), day, reason, to_account, by, undone_on: entry.undone_on },
  invoice: entry.invoice_id === null ? null : { id: entry.invoice_id, reference: entry.reference },
});

const toReference = (id: number | null, name: string | null) =>
  id === null ? null : { id, name: name ?? '' };

const toDeposit = (
  deposit: StoredDeposit,
  receipts: readonly DepositMovement[],
  entries: readonly StoredEntry[],
): Deposit => ({
  ...{ id: deposit.id, state: deposit.state, lease_id: deposit.lease_id, entity_name: deposit.entity_name },
  company: toReference(deposit.company_id, deposit.company_name),
  tenant: toReference(deposit.tenant_id, deposit.tenant_name),
  invoice: {
    ...{ id: deposit.invoicebase_id, reference: deposit.reference },
    ...{ status: deposit.status, is_sent: deposit.is_sent },
  },
  due_at: deposit.due_at,
  asked: fromOre(deposit.asked_ore),
  received: fromOre(deposit.received_ore),
  received_on: lastMovementDay(receipts),
  interest: fromOre(deposit.interest_ore),
  used: fromOre(deposit.used_ore),
  repaid: fromOre(deposit.repaid_ore),
  held: fromOre(deposit.held_ore),
  interest_rate: deposit.interest_rate === null ? null : deposit.interest_rate / 100,
  entries: entries.map(toEntry),
});

const readDeposits = async (tx: Tx, ids: readonly number[]): Promise<Deposit[]> => {
  if (ids.length === 0) return [];
  const deposits = await findDeposits(tx, ids);
  const receipts = await listReceipts(
    tx,
    deposits.map(({ invoicebase_id }) => invoicebase_id),
  );
  const entries = groupBy(await listEntries(tx, ids), ({ deposit_id }) => deposit_id);
  return deposits.map((deposit) =>
    toDeposit(deposit, receipts.get(deposit.invoicebase_id) ?? [], entries.get(deposit.id) ?? []),
  );
};

export const readDeposit = async ({ tx }: Context, id: number): Promise<Deposit> =>
  orNotFound((await readDeposits(tx, [id])).at(0));

const readInOrder = async (tx: Tx, ids: readonly number[]): Promise<{ data: Deposit[] }> => ({
  data: (await readDeposits(tx, ids)).toSorted((a, b) => b.id - a.id),
});

/** The deposits of a lease, the latest first. */
export const listDepositsOfLease = async ({ tx }: Context, leaseId: number) => {
  await requireRow(tx, 'lease', leaseId);
  return readInOrder(tx, await listDepositIds(tx, 'lease_id', leaseId));
};

export const listDepositsOfTenant = async ({ tx }: Context, tenantId: number) => {
  await requireRow(tx, 'tenant', tenantId);
  return readInOrder(tx, await listDepositIds(tx, 'tenant_id', tenantId));
};

/** A page of the deposits, the latest due day first, with what each company holds of all. */
export const listDeposits = async (
  context: Pick<RequestContext, 'tx' | 'url'>,
  { company_id, state, ...query }: QueryOf<typeof depositCalls.list>,
): Promise<ResponseOf<typeof depositCalls.list>> => {
  const { tx } = context;
  let deposits = tx
    .selectFrom('deposit_balance')
    .innerJoin('invoicebase', 'invoicebase.id', 'deposit_balance.invoicebase_id');
  if (company_id !== undefined) deposits = deposits.where('deposit_balance.company_id', '=', company_id);
  if (state !== undefined) deposits = deposits.where('deposit_balance.state', '=', state);
  const page = await paginate(context, query, {
    from: deposits,
    id: 'deposit_balance.id',
    sort: {
      due_at: column('deposit_balance.due_at'),
      tenant: naturalSortKey('invoicebase.tenant_name'),
      asked: column('deposit_balance.asked_ore'),
      held: column('deposit_balance.held_ore'),
    },
    defaultSort: [column('deposit_balance.due_at'), 'desc'],
    load: (ids) => readDeposits(tx, ids),
  });
  const held = await sumHeldByCompany(tx);
  return {
    ...page,
    held: held.map(({ id, name, count, heldOre }) => ({
      ...{ company: toReference(id, name), count: Number(count), held: fromOre(heldOre) },
    })),
  };
};

/** The unpaid invoices that a deposit can be used for, the oldest due date first. */
export const readInvoicesOfDeposit = async ({ tx }: Context, id: number) => {
  const invoices = await listInvoicesToPay(tx, orNotFound(await findBalance(tx, id)));
  return {
    data: invoices.map(({ left_ore, ...invoice }) => ({ ...invoice, left: fromOre(left_ore) })),
  };
};
