import type { InvoicebaseRow } from '@husrum/contract';

/** What should be looked at before a notice leaves; `blocking` ones cannot be sent. */
export interface Remark {
  text: string;
  blocking: boolean;
}

export const remarksOf = (notice: InvoicebaseRow): Remark[] => {
  const { tenant, kind, pay_amount_rounded: amount } = notice;
  const remarks: Remark[] = [];
  if (tenant === null) remarks.push({ text: 'Saknar hyresgäst', blocking: true });
  else if (tenant.email === null) remarks.push({ text: 'Saknar e-postadress', blocking: true });
  if (kind !== 'CREDIT' && amount === 0) remarks.push({ text: 'Avin är på 0 kr', blocking: false });
  return remarks;
};

export interface Check {
  label: string;
  /** How many notices it concerns: none is good. */
  count: number;
}

const withRemark = (notices: readonly InvoicebaseRow[], text: string): number =>
  notices.filter((notice) => remarksOf(notice).some((remark) => remark.text === text)).length;

/** The checks that are made before anything is sent, and what each found. */
export const checksOf = (notices: readonly InvoicebaseRow[]): Check[] =>
  ['Saknar hyresgäst', 'Saknar e-postadress', 'Avin är på 0 kr'].map((label) => ({
    label,
    count: withRemark(notices, label),
  }));

export const isSendable = (notice: InvoicebaseRow): boolean =>
  !remarksOf(notice).some((remark) => remark.blocking);
