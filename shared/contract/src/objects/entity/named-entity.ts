import type * as yup from 'yup';
import { output, reference } from '../../core/fields';
import { nameSchema } from '../../core/named';

/** The name of the outermost object that contains the object. The result is null when no object contains it. */
export const houseNameField = () => output.textOrNull().optional();

/** An object by its name, with the house that contains it: many houses have an apartment with the same number. */
export const namedEntity = nameSchema('NamedEntity', reference.shape({ house: houseNameField() }));
export type NamedEntity = yup.InferType<typeof namedEntity>;
