import type { AccountingName } from '@husrum/contract/accounting';
import { integrationLabel } from '@husrum/contract/integration';

export const bookkeepingExportTexts = {
  /** Stands in the file as the program and as the person that wrote it. */
  program: 'Husrum',
  fileName: (company: string, period: string) =>
    `${['husrum', company, period].filter(Boolean).join('-')}.si`,
  nothing: 'Det finns inget att bokföra i perioden.',
  bookedInProgram: (programs: readonly AccountingName[]) =>
    `Periodens avier bokförs i ${programs.map((name) => integrationLabel[name]).join(' och ')}. Det finns inget annat att bokföra.`,
} as const;
