import { connectLeaseInput, createLeaseInput } from '@husrum/contract/lease';
import * as yup from 'yup';

export type TenantMode = 'new' | 'existing';
export type NewTenantLease = yup.InferType<typeof createLeaseInput>;
export type ExistingTenantLease = yup.InferType<typeof connectLeaseInput>;

const isExisting = (values: unknown): boolean =>
  typeof values === 'object' && values !== null && 'mode' in values && values.mode === 'existing';

/** One form for two calls: a new tenant is sent with its fields, an existing one by its id. */
export const newLeaseSchema = yup.lazy(
  (values: unknown): yup.ISchema<NewTenantLease | ExistingTenantLease> =>
    isExisting(values) ? connectLeaseInput : createLeaseInput,
);
