import { letToExistingInput, letToNewInput } from '@husrum/contract/lease';
import * as yup from 'yup';

export type TenantMode = 'new' | 'existing';
export type CreateBody = yup.InferType<typeof letToNewInput>;
export type ConnectBody = yup.InferType<typeof letToExistingInput>;

const isExisting = (values: unknown): boolean =>
  typeof values === 'object' && values !== null && 'mode' in values && values.mode === 'existing';

/** One form, two calls: a new tenant is described, an existing one is named. */
export const newLeaseSchema = yup.lazy(
  (values: unknown): yup.ISchema<CreateBody | ConnectBody> =>
    isExisting(values) ? letToExistingInput : letToNewInput,
);
