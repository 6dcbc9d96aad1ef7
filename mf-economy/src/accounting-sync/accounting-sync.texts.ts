import type { DivergenceDecision } from '@husrum/contract/accounting-sync';

export const accountingSyncTexts = {
  tab: 'Skillnader',
  title: 'Skillnader mot bokföringen',
  lead: 'Här säger Husrum och bokföringsprogrammet olika. Du avgör vad som gäller.',
  none: 'Inga skillnader',
  noneText: 'Husrum och bokföringsprogrammet säger samma sak.',
  invoice: 'Hyresavi',
  noReference: 'Utan nummer',
  field: 'Vad',
  ours: 'Husrum',
  theirs: 'Bokföringsprogrammet',
  decide: 'Avgör',
  /** With the name of the accounting program. */
  decision: {
    OURS: (service: string) => `Ändra i ${service}`,
    THEIRS: () => 'Ändra här',
    KEEP: () => 'Låt stå',
  } satisfies Readonly<Record<DivergenceDecision, (service: string) => string>>,
  decisionLabel: (decision: string, what: string, invoice: string) => `${decision}: ${what}, avi ${invoice}`,
  /** On the page of the invoice. */
  differs: (service: string) => `Hyresavin skiljer sig från ${service}`,
  showDivergences: 'Jämför och avgör',
} as const;
