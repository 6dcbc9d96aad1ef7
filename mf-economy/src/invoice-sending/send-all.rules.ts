import type { OkOf } from '@husrum/contract/core';
import {
  blockingRemarks,
  type InvoicebaseRow,
  type invoiceCalls,
  type RemarkKind,
  remarkKinds,
  remarkLabel,
} from '@husrum/contract/invoice';

export type NoticeRemark = OkOf<typeof invoiceCalls.remarks>['remarks'][number];

/** A notice that is ready, with what the server stops at. */
export interface CheckedNotice extends InvoicebaseRow {
  remarks: readonly NoticeRemark[];
}

export const withRemarks = (
  notices: readonly InvoicebaseRow[],
  remarks: readonly NoticeRemark[],
): CheckedNotice[] =>
  notices.map((notice) => ({ ...notice, remarks: remarks.filter(({ id }) => id === notice.id) }));

export const isBlocking = ({ kind }: NoticeRemark): boolean => blockingRemarks.includes(kind);

/** Said beside the notice: the label, or what it is measured by. */
export const remarkText = ({ kind, detail }: NoticeRemark): string => detail ?? remarkLabel[kind];

export interface Check {
  label: string;
  /** How many notices it concerns: none is good. */
  count: number;
}

const counted = (notices: readonly CheckedNotice[], kind: RemarkKind): number =>
  notices.filter(({ remarks }) => remarks.some((remark) => remark.kind === kind)).length;

/** The checks that are made before anything is sent, and what each found. */
export const checksOf = (notices: readonly CheckedNotice[]): Check[] =>
  remarkKinds.map((kind) => ({ label: remarkLabel[kind], count: counted(notices, kind) }));

export const isSendable = ({ remarks }: CheckedNotice): boolean => !remarks.some(isBlocking);
