import { type InvoiceKind, JUMP_PERCENT, type RemarkKind } from '@husrum/contract/invoice';
import { kronorOfOre, percent } from '@husrum/format';

/** What is looked at before an invoice leaves; amounts in öre. */
export interface Unsent {
  kind: InvoiceKind;
  payOre: number;
  tenant: { email: string | null } | null;
  syncActive: boolean;
  /** What the lease's invoice of rent before this one asked for; null when there is none. */
  previousOre: number | null;
  /** Another live notice of the lease and kind that shares a day with it. */
  doubled: string | null;
}

export interface Remark {
  kind: RemarkKind;
  detail: string | null;
}

const jump = ({ kind, payOre, previousOre }: Unsent): string | null => {
  if (kind !== 'RENT' || previousOre === null || previousOre <= 0) return null;
  const more = ((payOre - previousOre) * 100) / previousOre;
  if (Math.abs(more) <= JUMP_PERCENT) return null;
  return `${more > 0 ? '+' : ''}${percent(Math.round(more))} mot ${kronorOfOre(previousOre)}`;
};

/** Whatever a careful person would stop at before sending an invoice, in the order of `remarkKinds`. */
export const invoiceRemarks = (invoice: Unsent): Remark[] => {
  const asks = invoice.kind !== 'CREDIT';
  const changed = jump(invoice);
  const found: readonly (Remark | false)[] = [
    invoice.tenant === null && { kind: 'NO_TENANT', detail: null },
    invoice.tenant !== null && invoice.tenant.email === null && { kind: 'NO_EMAIL', detail: null },
    asks && invoice.payOre < 0 && { kind: 'NEGATIVE', detail: kronorOfOre(invoice.payOre) },
    asks && invoice.payOre === 0 && { kind: 'ZERO', detail: null },
    changed !== null && { kind: 'JUMP', detail: changed },
    asks && invoice.doubled !== null && { kind: 'DOUBLE', detail: `även avi ${invoice.doubled}` },
    !invoice.syncActive && { kind: 'SYNC_OFF', detail: null },
  ];
  return found.filter((remark) => remark !== false);
};
