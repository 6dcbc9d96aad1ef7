import { type InvoiceKind, JUMP_PERCENT, type RemarkKind } from '@husrum/contract/invoice';
import { formatOre } from '@husrum/format';
import { remarkTexts } from './invoice-remarks.texts';

/** An unsent invoice with the data that remarks depend on; amounts in öre. */
export interface UnsentInvoice {
  kind: InvoiceKind;
  payOre: number;
  tenant: { email: string | null } | null;
  /** It is false when the invoice is no longer synchronised with its accounting program. */
  syncActive: boolean;
  /** The amount of the lease's previous rent invoice; null if there is none. */
  previousPayOre: number | null;
  /**
   * The reference of another invoice of the same lease and kind, neither cancelled nor credited, that overlaps it; of a
   * supplement, one with the same amount and rows.
   */
  overlappingReference: string | null;
}

export interface Remark {
  kind: RemarkKind;
  detail: string | null;
}

const jumpDetail = ({ kind, payOre, previousPayOre }: UnsentInvoice): string | null => {
  if (kind !== 'RENT' || previousPayOre === null || previousPayOre <= 0) return null;
  const percent = ((payOre - previousPayOre) * 100) / previousPayOre;
  return Math.abs(percent) <= JUMP_PERCENT ? null : remarkTexts.jump(percent, previousPayOre);
};

/** What should be checked before an invoice is sent, in the order of `remarkKinds`. */
export const invoiceRemarks = (invoice: UnsentInvoice): Remark[] => {
  const isCharge = invoice.kind !== 'CREDIT';
  const jump = jumpDetail(invoice);
  const remarks: readonly (Remark | false)[] = [
    invoice.tenant === null && { kind: 'NO_TENANT', detail: null },
    invoice.tenant !== null && invoice.tenant.email === null && { kind: 'NO_EMAIL', detail: null },
    isCharge && invoice.payOre < 0 && { kind: 'NEGATIVE', detail: formatOre(invoice.payOre) },
    isCharge && invoice.payOre === 0 && { kind: 'ZERO', detail: null },
    jump !== null && { kind: 'JUMP', detail: jump },
    isCharge &&
      invoice.overlappingReference !== null && {
        kind: 'DOUBLE',
        detail: remarkTexts.overlaps(invoice.overlappingReference),
      },
    !invoice.syncActive && { kind: 'SYNC_OFF', detail: null },
  ];
  return remarks.filter((remark) => remark !== false);
};
