import { column, orNotFound, paginate, type RequestContext, requireRow } from '@husrum/api-platform';
import type { QueryOf, ResponseOf } from '@husrum/contract/core';
import {
  type LateCharge,
  type LateChargesOfInvoice,
  type lateChargeCalls,
  maxLateFee,
} from '@husrum/contract/late-charge';
import { toOre } from '@husrum/format';
import { findHalfYearRates } from '../reference-rate/manage-reference-rates';
import { findFeeRefusal } from './add-late-charges';
import { chargeState, findLateCharges, listChargeIdsOfInvoice } from './late-charge.store';
import { findLateInvoices } from './late-invoice.store';
import { previewInterest } from './preview-interest.rules';
import { toLateCharge, toPreview } from './to-late-charge';

type Context = Pick<RequestContext, 'tx' | 'clock'>;

export const findStoredCharge = async ({ tx }: Pick<Context, 'tx'>, id: number): Promise<LateCharge> => {
  const [stored] = await findLateCharges(tx, [id]);
  return toLateCharge(orNotFound(stored));
};

/** What an invoice can be charged for because it was paid late, and has been. */
export const readLateChargesOfInvoice = async (
  context: Context,
  invoiceId: number,
): Promise<LateChargesOfInvoice> => {
  const { tx, clock } = context;
  await requireRow(tx, 'invoicebase', invoiceId);
  const [found] = await findLateInvoices(tx, [invoiceId]);
  const invoice = orNotFound(found);
  const compensation = { kind: 'COMPENSATION', amountOre: toOre(maxLateFee.COMPENSATION) } as const;
  const charges = await findLateCharges(tx, await listChargeIdsOfInvoice(tx, invoiceId));
  return {
    preview: toPreview(previewInterest(invoice, await findHalfYearRates(context), clock.today())),
    compensation_problem: findFeeRefusal(invoice, compensation, clock.today()),
    charges: charges.map(toLateCharge),
  };
};

type List = typeof lateChargeCalls.list;

/** A page of charges, by default the latest first. */
export const listLateCharges = (
  context: Pick<RequestContext, 'tx' | 'url'>,
  query: QueryOf<List>,
): Promise<ResponseOf<List>> => {
  const { company_id, kind, state } = query;
  let charges = context.tx
    .selectFrom('late_charge as charge')
    .innerJoin('invoicebase as invoice', 'invoice.id', 'charge.invoicebase_id');
  if (company_id) charges = charges.where('invoice.company_id', '=', company_id);
  if (kind) charges = charges.where('charge.kind', '=', kind);
  if (state) charges = charges.where(chargeState, '=', state);
  return paginate(context, query, {
    from: charges,
    id: 'charge.id',
    sort: { created_at: column('charge.created_at'), amount: column('charge.amount_ore') },
    defaultSort: [column('charge.id'), 'desc'],
    load: async (ids) => (await findLateCharges(context.tx, ids)).map(toLateCharge),
  });
};
