import { type InvoiceKind, JUMP_PERCENT, type RemarkKind } from '@husrum/contract/invoice';
import { kronorOfOre, percent } from '@husrum/format';

/** What is looked at before a notice leaves; amounts in öre. */
export interface Unsent {
  kind: InvoiceKind;
  payOre: number;
  tenant: { email: string | null } | null;
  syncActive: boolean;
  /** What the lease's notice of rent before this one asked for; null when there is none. */
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

/** Whatever a careful person would stop at before sending a notice, in the order of `remarkKinds`. */
export const noticeRemarks = (notice: Unsent): Remark[] => {
  const asks = notice.kind !== 'CREDIT';
  const changed = jump(notice);
  const found: readonly (Remark | false)[] = [
    notice.tenant === null && { kind: 'NO_TENANT', detail: null },
    notice.tenant !== null && notice.tenant.email === null && { kind: 'NO_EMAIL', detail: null },
    asks && notice.payOre < 0 && { kind: 'NEGATIVE', detail: kronorOfOre(notice.payOre) },
    asks && notice.payOre === 0 && { kind: 'ZERO', detail: null },
    changed !== null && { kind: 'JUMP', detail: changed },
    asks && notice.doubled !== null && { kind: 'DOUBLE', detail: `även avi ${notice.doubled}` },
    !notice.syncActive && { kind: 'SYNC_OFF', detail: null },
  ];
  return found.filter((remark) => remark !== false);
};
