import type { AccountingName } from '@husrum/contract/accounting';
import { integrationLabel } from '@husrum/contract/integration';

const join = (...parts: readonly (string | null)[]): string => parts.filter(Boolean).join(' ');

export const bookkeepingExportTexts = {
  /** Stands in the file as the program and as the person that wrote it. */
  program: 'Husrum',
  ocr: (ocr: string) => `OCR ${ocr}`,
  invoice: (kind: string, reference: string | null, tenant: string) => join(kind, reference, tenant),
  cancelled: (kind: string, reference: string | null, tenant: string) =>
    join('Makulerad', kind.toLowerCase(), reference, tenant),
  payment: (reference: string | null, tenant: string) => join('Inbetalning avi', reference, tenant),
  undonePayment: (reference: string | null, tenant: string) =>
    join('Ångrad inbetalning avi', reference, tenant),
  movedCredit: (program: AccountingName | null, reference: string | null, tenant: string) =>
    join('Tillgodo till avi', reference, program && `i ${integrationLabel[program]}`, tenant),
  creditFromProgram: (program: AccountingName | null, reference: string | null, tenant: string) =>
    join('Tillgodo', program && `från ${integrationLabel[program]}`, 'till avi', reference, tenant),
  /** A voucher that takes another back, because its invoice belongs in other books. */
  reversed: (text: string) => `Återförd: ${text}`,

  fileName: (company: string, period: string) =>
    `${['husrum', company, period].filter(Boolean).join('-')}.si`,
  nothing: 'Det finns inget att bokföra i perioden.',
  bookedInProgram: (programs: readonly AccountingName[]) =>
    `Periodens avier bokförs i ${programs.map((name) => integrationLabel[name]).join(' och ')}. Det finns inget annat att bokföra.`,
} as const;
