import type * as yup from 'yup';
import { output, reference } from '../../core/fields';
import { namedObject } from '../../core/named';
import { paymentIntervals } from '../../leases/lease/payment-interval';
import { entityKinds } from './entity.kinds';

/**
 * Whether a unit is let today, and whether its lease is ending (docs/domain-rules.md, D-17). A unit whose lease ends later
 * than that is `rented` and has a `stop`.
 */
export const unitStates = ['rented', 'vacant', 'ending'] as const;
export type UnitState = (typeof unitStates)[number];

/** An object that can be let, with what the house view shows of it. */
export const entityUnit = namedObject('EntityUnit', {
  id: output.id(),
  name: output.text(),
  kind: output.choice(entityKinds),
  address: output.text(),
  /**
   * 0 is the floor of the entrance, negative floors are below it. It is null when neither a field nor the name says which.
   */
  floor: output.numberOrNull(),
  /**
   * The nearest object that contains the unit, lies below the house and cannot be let itself. It is null without such an
   * object.
   */
  stairwell: reference.nullable().defined(),
  /** The unit that this one lies in, such as the flat of a storage space. */
  parent: reference.nullable().defined(),
  state: output.choice(unitStates),
  /** The last day of the current lease. It is null for a vacant unit, and for a lease until further notice. */
  stop: output.dateOrNull(),
  /** The first day of the next lease. */
  let_from: output.dateOrNull(),
  /** The primary tenant of the current lease. */
  tenant: output.textOrNull(),
  /**
   * The rent in kronor per interval, excluding VAT and add-ons: that of the current lease, or the asking rent of a vacant
   * unit.
   */
  total: output.numberOrNull(),
  payment_interval: output.choice(paymentIntervals),
});
export type EntityUnit = yup.InferType<typeof entityUnit>;
