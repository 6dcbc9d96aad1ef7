import type { InferType } from 'yup';
import * as yup from 'yup';
import { accountingNames } from '../../../connections/integration/integration.calls';
import { output } from '../../../core/fields';
import { namedObject } from '../../../core/named';

/** What can differ between our invoice and the accounting program's. LEFT is the amount that is left to pay. */
export const divergenceFields = [
  'AMOUNT',
  'LEFT',
  'DUE_DATE',
  'CANCELLED',
  'CREDITED',
  'MISSING',
  'PAYMENT',
] as const;
export type DivergenceField = (typeof divergenceFields)[number];

/** OURS: change the accounting program's invoice. THEIRS: change our invoice. KEEP: leave both as they are. */
export const divergenceDecisions = ['OURS', 'THEIRS', 'KEEP'] as const;
export type DivergenceDecision = (typeof divergenceDecisions)[number];

export const divergenceFieldLabel: Readonly<Record<DivergenceField, string>> = {
  AMOUNT: 'Belopp',
  LEFT: 'Kvar att betala',
  DUE_DATE: 'Förfallodag',
  CANCELLED: 'Makulering',
  CREDITED: 'Kreditering',
  MISSING: 'Hyresavi',
  PAYMENT: 'Betalning',
};

export const divergenceRow = namedObject('AccountingDivergence', {
  id: output.id(),
  invoice: namedObject('DivergingInvoice', {
    id: output.id(),
    reference: output.textOrNull(),
    tenant_name: output.text(),
  }).required(),
  service: output.choice(accountingNames),
  field: output.choice(divergenceFields),
  /** The value in Swedish: an amount, a day or a state. */
  ours: output.text(),
  theirs: output.text(),
  /** What can be decided. KEEP always can. */
  choices: output.list(yup.string().oneOf(divergenceDecisions).required()),
  /** What to do by hand when the program cannot be changed from here. It is null when it can. */
  advice: output.textOrNull().optional(),
  created_at: output.text(),
});
export type DivergenceRow = InferType<typeof divergenceRow>;
