import { accountingTasks } from '@husrum/api-connections';
import { addInvoiceEvent } from '@husrum/api-invoicing';
import type { Tx } from '@husrum/api-platform';
import { type AccountingName, accountingRules } from '@husrum/contract/accounting';
import { dateInSweden, latestDate } from '@husrum/format';
import { accountingSyncTexts } from './accounting-sync.texts';
import { replaceDivergences } from './divergence.store';
import { toSettleTask } from './settle-remote-invoice';
import { planSettlements } from './settlement.rules';
import { listSurpluses, listUnregisteredAllocations, listUnregisteredAmounts } from './settlement.store';
import type { SyncContext } from './sync-context';

type AllocationRow = Awaited<ReturnType<typeof listUnregisteredAllocations>>[number];

/**
 * Adds a divergence, with an instruction, for an invoice of which an amount could be neither registered nor moved. Returns the
 * number of new divergences.
 */
const addUnsettledDivergence = async (
  tx: Tx,
  program: AccountingName,
  { left_ore, service_left_ore }: AllocationRow,
  invoiceId: number,
): Promise<number> => {
  if (service_left_ore === null || service_left_ore === left_ore) return 0;
  const divergence = { field: 'LEFT' as const, ours: String(left_ore), theirs: String(service_left_ore) };
  const added = await replaceDivergences(
    tx,
    invoiceId,
    [{ ...divergence, serviceId: null }],
    (field) => field === 'LEFT',
  );
  if (added.length > 0)
    await addInvoiceEvent(tx, invoiceId, {
      ...{ kind: 'DIVERGED', userId: null },
      detail: accountingSyncTexts.settleByHand(program, divergence.ours, divergence.theirs),
    });
  return added.length;
};

/**
 * Enqueues the registration in the program of the amounts that tenants' credit has settled here and that are not registered
 * there yet. Returns the number of enqueued tasks, and the number of new divergences.
 */
export const enqueueSettlements = ({
  transaction,
  integrationId,
  program,
}: SyncContext): Promise<{ enqueued: number; divergences: number }> =>
  transaction(async ({ tx, clock }) => {
    const allocations = await listUnregisteredAllocations(tx, integrationId);
    if (allocations.length === 0) return { enqueued: 0, divergences: 0 };
    const paymentIds = [...new Set(allocations.map(({ payment_id }) => payment_id))];
    const plan = planSettlements(
      allocations.map(({ payment_id, invoice_id, ore }) => ({
        paymentId: payment_id,
        invoiceId: invoice_id,
        ore,
      })),
      {
        payments: await listUnregisteredAmounts(tx, integrationId, paymentIds),
        surpluses: await listSurpluses(tx, integrationId, paymentIds),
        canMoveSurplus: accountingRules[program].canMoveSurplus,
      },
    );
    const today = clock.today();
    const rowOf = (invoiceId: number, paymentId?: number): AllocationRow | undefined =>
      allocations.find(
        (row) => row.invoice_id === invoiceId && (paymentId === undefined || row.payment_id === paymentId),
      );
    /** The day of the payment, but not before the invoice was booked. */
    const paidAt = (invoiceId: number, paymentId: number): string => {
      const row = rowOf(invoiceId, paymentId);
      return row === undefined ? today : latestDate(row.paid_at, dateInSweden(new Date(row.booked_at)));
    };
    await accountingTasks.enqueue(
      tx,
      plan.settlements.map(({ isSurplusMove, ...settlement }) =>
        toSettleTask({
          ...settlement,
          integrationId,
          userId: null,
          paidAt: isSurplusMove ? today : paidAt(settlement.invoiceId, settlement.paymentId),
        }),
      ),
    );
    let divergences = 0;
    for (const invoiceId of plan.unsettledInvoiceIds) {
      const row = rowOf(invoiceId);
      if (row !== undefined) divergences += await addUnsettledDivergence(tx, program, row, invoiceId);
    }
    return { enqueued: plan.settlements.length, divergences };
  });
