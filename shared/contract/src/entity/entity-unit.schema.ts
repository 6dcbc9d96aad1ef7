import type * as yup from 'yup';
import { output, reference } from '../core/fields';
import { namedObject } from '../core/named';
import { paymentIntervals } from '../lease/payment-interval';
import { entityKinds } from './entity.kinds';

/** Whether a unit is let today. The lease of an `ending` unit runs today and has a last day, whether that is near or far. */
export const unitStates = ['rented', 'vacant', 'ending'] as const;
export type UnitState = (typeof unitStates)[number];

/** An object that can be let, with what the house view shows of it. */
export const entityUnit = namedObject('EntityUnit', {
  id: output.id(),
  name: output.text(),
  kind: output.choice(entityKinds),
  address: output.text(),
  /** 0 is the floor of the entrance, negative floors are below it. Null when neither a field nor the name tells it. */
  floor: output.numberOrNull(),
  /** The object that the unit lies in, if it lies below the house and cannot be let itself. */
  stairwell: reference.nullable().defined(),
  /** The unit that this one lies in, such as the flat of a storage space. */
  parent: reference.nullable().defined(),
  state: output.choice(unitStates),
  /** The last day of the current lease. */
  stop: output.dateOrNull(),
  /** The first day of the next lease. */
  let_from: output.dateOrNull(),
  /** The primary tenant of the current lease. */
  tenant: output.textOrNull(),
  /** The rent per interval, excluding VAT and add-ons: that of the current lease, or what is asked of a vacant unit. */
  total: output.numberOrNull(),
  payment_interval: output.choice(paymentIntervals),
});
export type EntityUnit = yup.InferType<typeof entityUnit>;
