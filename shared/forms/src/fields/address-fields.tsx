import { FieldGrid, FullRow } from '../form/form-layout';
import { TextField } from './text-fields';

/** Address, postal code, city and country. `prefix` is the path of the object that contains them: `address.`. */
export const AddressFields = ({ prefix = '', disabled }: { prefix?: string; disabled?: boolean }) => (
  <FieldGrid>
    <FullRow>
      <TextField name={`${prefix}address`} autoComplete="street-address" disabled={disabled} />
    </FullRow>
    <TextField name={`${prefix}postal_code`} autoComplete="postal-code" disabled={disabled} />
    <TextField name={`${prefix}city`} autoComplete="address-level2" disabled={disabled} />
    <TextField name={`${prefix}country`} autoComplete="country-name" disabled={disabled} />
  </FieldGrid>
);
