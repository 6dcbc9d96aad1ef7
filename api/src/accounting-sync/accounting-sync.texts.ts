import type { AccountingName } from '@husrum/contract/accounting';
import {
  type DivergenceDecision,
  type DivergenceField,
  divergenceFieldLabel,
} from '@husrum/contract/accounting-sync';
import { integrationLabel } from '@husrum/contract/integration';
import { formatOre } from '@husrum/format';

const counted = (count: number, one: string, many: string): string =>
  count === 1 ? `1 ${one}` : `${count} ${many}`;

const states: Readonly<Record<'CANCELLED' | 'CREDITED' | 'MISSING', readonly [yes: string, no: string]>> = {
  CANCELLED: ['Makulerad', 'Inte makulerad'],
  CREDITED: ['Krediterad', 'Inte krediterad'],
  MISSING: ['Finns', 'Finns inte'],
};

/** One side of a difference, as it is shown. */
export const divergenceValue = (field: DivergenceField, value: string): string => {
  switch (field) {
    case 'DUE_DATE':
      return value;
    case 'AMOUNT':
    case 'LEFT':
      return formatOre(Number(value));
    case 'PAYMENT':
      return Number(value) === 0 ? 'Finns inte' : formatOre(Number(value));
    default:
      return states[field][value === 'YES' ? 0 : 1];
  }
};

const decisionLabel: Readonly<Record<DivergenceDecision, string>> = {
  OURS: 'vårt gäller',
  THEIRS: 'bokföringsprogrammets gäller',
  KEEP: 'båda står kvar',
};

export const accountingSyncTexts = {
  /** Why the payment stopped the sync of its invoice. */
  paymentRefused: (amount: string, paidAt: string, why: string) =>
    `Betalningen ${amount} den ${paidAt} kunde inte registreras. ${why}`,
  stoppedNotice: (count: number, program: AccountingName) => ({
    title: 'Synkronisering inaktiverad',
    body: `${counted(count, 'hyresavi', 'hyresavier')} synkroniseras inte med ${integrationLabel[program]}. Öppna avin, se händelseloggen och återaktivera.`,
  }),
  divergedNotice: (count: number, program: AccountingName) => ({
    title: `${counted(count, 'skillnad', 'skillnader')} mot ${integrationLabel[program]}`,
    body: 'Jämför och avgör vad som gäller.',
  }),
  divergence: (field: DivergenceField, ours: string, theirs: string) =>
    `${divergenceFieldLabel[field]} ${divergenceValue(field, ours)} här, ${divergenceValue(field, theirs)} där`,
  decided: (field: DivergenceField, decision: DivergenceDecision) =>
    `${divergenceFieldLabel[field]}, ${decisionLabel[decision]}`,
  decidedMessage: {
    OURS: 'Bokföringsprogrammet ändras',
    THEIRS: 'Ändrat här',
    KEEP: 'Skillnaden står kvar',
  } satisfies Readonly<Record<DivergenceDecision, string>>,
  alreadyDecided: 'Skillnaden är redan avgjord.',
  notPossible: 'Det går inte att avgöra så. Välj något annat, eller ändra för hand.',
  synced: (payments: number, divergences: number) =>
    payments === 0 && divergences === 0
      ? 'Synkroniserat: inget nytt'
      : `Synkroniserat: ${counted(payments, 'ny betalning', 'nya betalningar')}, ${counted(divergences, 'skillnad', 'skillnader')}`,
  linked: (count: number) =>
    `${counted(count, 'hyresgäst är kopplad', 'hyresgäster är kopplade')} till kunder`,
  noSuchCustomer: 'Kunden finns inte längre i bokföringsprogrammet',
  customerTaken: 'Kunden är redan kopplad till en annan hyresgäst',
} as const;
