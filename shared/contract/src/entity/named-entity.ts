import type * as yup from 'yup';
import { output, reference } from '../core/fields';
import { named } from '../core/named';

/** The name of the outermost object that the object lies in. Null for an object that lies in none. */
export const houseNameField = () => output.textOrNull().optional();

/** An object by its name, with the house that it lies in: many houses have an apartment of the same number. */
export const namedEntity = named('NamedEntity', reference.shape({ house: houseNameField() }));
export type NamedEntity = yup.InferType<typeof namedEntity>;
