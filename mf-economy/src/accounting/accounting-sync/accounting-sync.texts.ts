import type { DivergenceDecision } from '@husrum/contract/accounting-sync';
import { formatCount } from '@husrum/format';

export const accountingSyncTexts = {
  retryAll: (count: number) => `Försök igen i bokföringsprogrammet (${formatCount(count, 'avi', 'avier')})`,
  retriedAll: (count: number) =>
    count === 0
      ? 'Inget att försöka igen med i bokföringsprogrammet'
      : `${formatCount(count, 'hyresavi', 'hyresavier')} prövas igen i bokföringsprogrammet. Det kan ta en stund.`,
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
  /** `service` is the name of the accounting program. */
  decision: {
    OURS: (service: string) => `Ändra i ${service}`,
    THEIRS: () => 'Ändra här',
    KEEP: () => 'Låt stå',
  } satisfies Readonly<Record<DivergenceDecision, (service: string) => string>>,
  decisionLabel: (decision: string, what: string, invoice: string) => `${decision}: ${what}, avi ${invoice}`,
  /** The page of the invoice shows this. */
  differs: (service: string) => `Hyresavin skiljer sig från ${service}`,
  showDivergences: 'Jämför och avgör',
} as const;
