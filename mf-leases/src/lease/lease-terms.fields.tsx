import type { TaxRate } from '@husrum/contract/core';
import type { EntityKind } from '@husrum/contract/entity';
import { noticeTypeLabel, noticeTypes } from '@husrum/contract/lease';
import {
  DateField,
  FieldGrid,
  FormSection,
  NumberField,
  optionsOf,
  RentFields,
  SelectField,
  TaxRateField,
  TextField,
} from '@husrum/forms';
import { useField } from 'formik';

const notices = optionsOf(noticeTypes, noticeTypeLabel);
const homes: readonly string[] = ['apartments', 'villas'] satisfies EntityKind[];

interface Props {
  /** m² of the object; null when it is not known. */
  area: number | null;
  kind: string | undefined;
  /** Where the fields stand inside another value: `lease.`. */
  prefix?: string;
}

/** Rent, VAT, days and notice time of a lease. */
export const LeaseTermsFields = ({ area, kind, prefix = '' }: Props) => {
  const [{ value: taxRate }] = useField<TaxRate>(`${prefix}tax_rate`);
  const taxedHome = taxRate > 0 && kind !== undefined && homes.includes(kind);
  return (
    <>
      <FormSection title="Period">
        <FieldGrid>
          <DateField name={`${prefix}start`} />
          <DateField name={`${prefix}stop`} hint="Lämnas tomt när uthyrningen löper tills vidare." />
          <NumberField name={`${prefix}notice_length`} decimals={0} />
          <SelectField name={`${prefix}notice_type`} label="Enhet" options={notices} />
        </FieldGrid>
      </FormSection>
      <FormSection title="Hyra">
        <RentFields prefix={prefix} area={area} hint="Exklusive moms" />
        <FieldGrid>
          <TaxRateField
            name={`${prefix}tax_rate`}
            hint={taxedHome ? 'Hyra för bostad är normalt momsfri.' : undefined}
          />
          <TextField name={`${prefix}reference`} hint="Till exempel kontraktsnummer. Står på hyresavin." />
        </FieldGrid>
      </FormSection>
    </>
  );
};
