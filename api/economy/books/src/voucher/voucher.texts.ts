import type { AccountingName } from '@husrum/contract/accounting';
import type { DepositEntryKind } from '@husrum/contract/deposit';
import { integrationLabel } from '@husrum/contract/integration';
import type { LocalDate } from '@husrum/format';

const join = (...parts: readonly (string | null)[]): string => parts.filter(Boolean).join(' ');

type DepositFact = { readonly what: DepositEntryKind; readonly reason: string | null } | null;
const depositWord: Readonly<Record<DepositEntryKind, string>> = {
  INTEREST: 'Ränta på deposition',
  USED_INVOICE: 'Använd deposition',
  USED_COST: 'Använd deposition',
  REPAID: 'Återbetald deposition',
};
/** `Använd deposition Anna Ek: Målning`. */
const describeDeposit = (entry: DepositFact, tenant: string): string => {
  const text = join(entry && depositWord[entry.what], tenant);
  return entry?.reason ? `${text}: ${entry.reason}` : text;
};

export const voucherTexts = {
  costCentre: 'Kostnadsställe',
  ocr: (ocr: string) => `OCR ${ocr}`,
  invoice: (kind: string, reference: string | null, tenant: string) => join(kind, reference, tenant),
  cancelled: (kind: string, reference: string | null, tenant: string) =>
    join('Makulerad', kind.toLowerCase(), reference, tenant),
  payment: (reference: string | null, tenant: string) => join('Inbetalning avi', reference, tenant),
  undonePayment: (reference: string | null, tenant: string) =>
    join('Ångrad inbetalning avi', reference, tenant),
  payout: (tenant: string) => join('Återbetalning', tenant),
  undonePayout: (tenant: string) => join('Ångrad återbetalning', tenant),
  writeOff: (reference: string | null, tenant: string) => join('Avskrivning avi', reference, tenant),
  undoneWriteOff: (reference: string | null, tenant: string) =>
    join('Återtagen avskrivning avi', reference, tenant),
  rounding: (reference: string | null, tenant: string) => join('Öresavrundning avi', reference, tenant),
  accrual: (kind: string, reference: string | null, tenant: string) =>
    join('Periodiserad', kind.toLowerCase(), reference, tenant),
  income: (reference: string | null, tenant: string) => join('Intäkt betald avi', reference, tenant),
  movedCredit: (program: AccountingName | null, reference: string | null, tenant: string) =>
    join('Tillgodo till avi', reference, program && `i ${integrationLabel[program]}`, tenant),
  creditFromProgram: (program: AccountingName | null, reference: string | null, tenant: string) =>
    join('Tillgodo', program && `från ${integrationLabel[program]}`, 'till avi', reference, tenant),
  deposit: (entry: DepositFact, tenant: string) => describeDeposit(entry, tenant),
  undoneDeposit: (entry: DepositFact, tenant: string) => `Ångrat: ${describeDeposit(entry, tenant)}`,
  /** A voucher that takes another back, because its invoice belongs in other books. */
  reversed: (text: string) => `Återförd: ${text}`,
  /** The month of the event was locked. */
  late: (text: string, eventDay: LocalDate) => `${text} (${eventDay})`,
} as const;
