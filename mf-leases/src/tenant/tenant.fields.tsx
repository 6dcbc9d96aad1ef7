import type { TenantInput } from '@husrum/contract/tenant';
import { EmailField, FieldGrid, FullRow, IdentityField, PhoneField, TextField } from '@husrum/forms';
import { useField } from 'formik';
import { KindField } from './kind.field';
import { texts } from './tenant.texts';

export const newTenant: Partial<TenantInput> = {
  name: '',
  identifier: '',
  organisation: false,
  phone: '',
  email: null,
  billing_email: null,
};
export const newAddress = { address: '', postal_code: '', city: '', country: 'Sverige' };

interface Props {
  /** Where the fields stand inside another value: `tenant.`. */
  prefix?: string;
  autoFocus?: boolean;
}

/** What is asked of a tenant. */
export const TenantFields = ({ prefix = '', autoFocus = false }: Props) => {
  const [{ value: organisation }] = useField<boolean>(`${prefix}organisation`);
  return (
    <FieldGrid>
      <FullRow>
        <KindField name={`${prefix}organisation`} />
      </FullRow>
      <TextField name={`${prefix}name`} autoFocus={autoFocus} />
      <IdentityField name={`${prefix}identifier`} kind={organisation ? 'organisation' : 'person'} />
      <PhoneField name={`${prefix}phone`} autoComplete="off" />
      <EmailField name={`${prefix}email`} autoComplete="off" hint={texts.emailHint} />
      <EmailField name={`${prefix}billing_email`} autoComplete="off" hint={texts.billingEmailHint} />
    </FieldGrid>
  );
};
