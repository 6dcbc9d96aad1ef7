import { equalsAny, groupBy, type Tx } from '@husrum/api-platform';
import type { AccountingName } from '@husrum/contract/accounting';
import { accountingNames } from '@husrum/contract/integration';
import type { LocalDate } from '@husrum/format';
import { type RawBuilder, sql } from 'kysely';
import { type CreditOffset, splitUnregisteredCredit } from './unregistered-credit.rules';

/** Credit from a payment of an invoice in a program that was offset on a manual invoice, and that the program did not get. */
interface UnregisteredCredit {
  /** The id of the allocation. */
  readonly id: number;
  readonly paymentId: number;
  /** The program of the invoice that was paid. */
  readonly program: AccountingName;
  /** The number and the tenant of the manual invoice. */
  readonly reference: string | null;
  readonly tenant: string;
  /** Negative when the offset was reversed. */
  readonly ore: number;
  readonly offsetOn: LocalDate;
}

type OffsetRow = CreditOffset & UnregisteredCredit & { readonly unregisteredOre: number };

const programs = sql.join(accountingNames.map((name) => sql.lit(name)));

const listUnregisteredCredits = async (
  tx: Tx,
  condition: RawBuilder<unknown>,
): Promise<UnregisteredCredit[]> => {
  const { rows } = await sql<OffsetRow>`
    select allocation.id, payment.id as "paymentId", payment.unregistered_ore as "unregisteredOre",
      paid.invoice_type as program, target.id as "invoiceId", target.reference, target.tenant_name as tenant,
      allocation.amount_ore as ore, allocation.allocated_at as "offsetOn",
      coalesce(target.invoice_type in (${programs}), false) as "isInProgram",
      coalesce(target.booked_at <= allocation.created_at, false) as "wasBooked"
    from payment
      join invoicebase paid on paid.id = payment.invoicebase_id and paid.invoice_type in (${programs})
      join allocation on allocation.payment_id = payment.id and allocation.invoicebase_id <> paid.id
      join invoicebase target on target.id = allocation.invoicebase_id
    where payment.unregistered_ore > 0 and ${condition}
    order by allocation.id`.execute(tx);
  return [...groupBy(rows, ({ paymentId }) => paymentId).values()].flatMap((offsets) => {
    const unregistered = splitUnregisteredCredit(offsets[0]?.unregisteredOre ?? 0, offsets);
    return offsets.flatMap(({ id, paymentId, program, reference, tenant, offsetOn }) => {
      const ore = unregistered.get(id);
      return ore === undefined ? [] : [{ id, paymentId, program, reference, tenant, ore, offsetOn }];
    });
  });
};

/** Those of the payments, with all their days: how much of an offset was unregistered follows from the offsets before it. */
export const listUnregisteredCreditsOfPayments = (
  tx: Tx,
  paymentIds: readonly number[],
): Promise<UnregisteredCredit[]> => listUnregisteredCredits(tx, equalsAny('payment.id', paymentIds));

/** The öre of each payment that are offset on manual invoices and that the program did not get. */
export const sumUnregisteredCredits = async (
  tx: Tx,
  paymentIds: readonly number[],
): Promise<ReadonlyMap<number, number>> => {
  const sums = new Map<number, number>();
  for (const { paymentId, ore } of await listUnregisteredCreditsOfPayments(tx, paymentIds))
    sums.set(paymentId, (sums.get(paymentId) ?? 0) + ore);
  return sums;
};
