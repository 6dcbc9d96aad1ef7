import type { AccountingName } from '@husrum/contract/accounting';
import {
  type DivergenceDecision,
  type DivergenceField,
  divergenceFieldLabel,
} from '@husrum/contract/accounting-sync';
import { integrationLabel } from '@husrum/contract/integration';
import { formatOre } from '@husrum/format';

const formatCounted = (count: number, one: string, many: string): string =>
  count === 1 ? `1 ${one}` : `${count} ${many}`;

/** The texts of both values of a divergence that is neither an amount nor a date. */
const stateTexts: Readonly<Record<'CANCELLED' | 'CREDITED' | 'MISSING', readonly [yes: string, no: string]>> =
  {
    CANCELLED: ['Makulerad', 'Inte makulerad'],
    CREDITED: ['Krediterad', 'Inte krediterad'],
    MISSING: ['Finns', 'Finns inte'],
  };

/** The text of one side of a divergence. */
export const formatDivergenceValue = (field: DivergenceField, value: string): string => {
  switch (field) {
    case 'DUE_DATE':
      return value;
    case 'AMOUNT':
    case 'LEFT':
      return formatOre(Number(value));
    case 'PAYMENT':
      return Number(value) === 0 ? 'Finns inte' : formatOre(Number(value));
    default:
      return stateTexts[field][value === 'YES' ? 0 : 1];
  }
};

const advice: Readonly<Record<DivergenceField, (program: string) => string>> = {
  AMOUNT: () => 'En bokförd faktura kan inte ändras. Kreditera avin och skapa en ny.',
  CANCELLED: (program) => `Det som är bokfört i ${program} kan inte makuleras. Kreditera det där.`,
  CREDITED: (program) =>
    `En kreditering kan inte ångras i ${program}. Kreditera avin här, eller skapa en ny.`,
  DUE_DATE: (program) =>
    `${program} ändrar inte förfallodagen på en bokförd faktura. Ändra den här om deras gäller.`,
  LEFT: (program) =>
    program === integrationLabel.VISMA
      ? `${program} kan inte kvitta härifrån: kvitta fakturan mot hyresgästens kreditfaktura där, så försvinner skillnaden vid nästa synkronisering.`
      : `Titta på fakturans betalningar i ${program}. Rätta där, så försvinner skillnaden vid nästa synkronisering.`,
  MISSING: (program) =>
    `Fakturan saknas i ${program} och avin är skickad. Lägg in den där, eller kreditera avin här.`,
  PAYMENT: (program) =>
    `Betalningar kan inte tas bort från en faktura i ${program} härifrån. Ta bort den där om vårt gäller.`,
};

const decisionLabel: Readonly<Record<DivergenceDecision, string>> = {
  OURS: 'vårt gäller',
  THEIRS: 'bokföringsprogrammets gäller',
  KEEP: 'båda står kvar',
};

export const accountingSyncTexts = {
  onlyReady: 'Status kan bara ändras till redo att skicka',
  /** Why the payment stopped the sync of its invoice. */
  paymentRefused: (amount: string, paidAt: string, why: string) =>
    `Betalningen ${amount} den ${paidAt} kunde inte registreras. ${why}`,
  stoppedNotification: (count: number, program: AccountingName) => ({
    title: 'Synkronisering inaktiverad',
    body: `${formatCounted(count, 'hyresavi', 'hyresavier')} synkroniseras inte med ${integrationLabel[program]}. Öppna avin, se händelseloggen och återaktivera.`,
  }),
  divergedNotification: (count: number, program: AccountingName) => ({
    title: `${formatCounted(count, 'skillnad', 'skillnader')} mot ${integrationLabel[program]}`,
    body: 'Jämför och avgör vad som gäller.',
  }),
  divergence: (field: DivergenceField, ours: string, theirs: string) =>
    `${divergenceFieldLabel[field]} ${formatDivergenceValue(field, ours)} här, ${formatDivergenceValue(field, theirs)} där`,
  /** What to do by hand, when OURS cannot be chosen. */
  advice: (field: DivergenceField, program: AccountingName): string =>
    advice[field](integrationLabel[program]),
  /** For a person, who must settle the invoice in the program. */
  settleByHand: (program: AccountingName, ours: string, theirs: string) =>
    `Kvar att betala ${formatOre(Number(ours))} här, ${formatOre(Number(theirs))} i ${integrationLabel[program]}. ${advice.LEFT(integrationLabel[program])}`,
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
      : `Synkroniserat: ${formatCounted(payments, 'ny betalning', 'nya betalningar')}, ${formatCounted(divergences, 'skillnad', 'skillnader')}`,
  linked: (count: number) =>
    count === 1
      ? '1 hyresgäst är kopplad till sin kund'
      : `${count} hyresgäster är kopplade till sina kunder`,
  noSuchCustomer: 'Kunden finns inte längre i bokföringsprogrammet',
  customerTaken: 'Kunden är redan kopplad till en annan hyresgäst',
} as const;
