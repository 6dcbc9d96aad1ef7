import type { AccountingName } from '@husrum/contract/accounting';
import { integrationLabel } from '@husrum/contract/integration';
import type { LocalDate } from '@husrum/format';

export const writeOffTexts = {
  creditInvoice: 'Avin är en kreditavi. Den kan inte skrivas av.',
  deposit: 'Avin begär en deposition. Kreditera det som är kvar i stället.',
  inProgram: (program: AccountingName | null) =>
    `Avin bokförs i ${program === null ? 'bokföringsprogrammet' : integrationLabel[program]}. Skriv av den där.`,
  writtenOff: 'Avin är redan avskriven.',
  nothingLeft: 'Inget är kvar att betala på avin.',
  notOverdue: 'Avin har inte förfallit. Den kan skrivas av dagen efter förfallodagen.',
  inFuture: 'Dagen kan inte vara i framtiden',
  tooEarly: (day: LocalDate) => `Dagen kan vara tidigast ${day}`,
  notWrittenOff: 'Avin är inte avskriven.',
  /** What happened to an invoice: `5 625 kr: Konkurs`. */
  event: (amount: string, reason: string) => `${amount}: ${reason}`,
} as const;
