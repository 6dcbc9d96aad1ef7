import type { TaxRate } from '@husrum/contract/core';
import type { EntityKind } from '@husrum/contract/entity';
import { noticeTypeLabel, noticeTypes } from '@husrum/contract/lease';
import {
  DateField,
  FieldGrid,
  FormSection,
  NumberField,
  RentFields,
  SelectField,
  TaxRateField,
  TextField,
  toOptions,
} from '@husrum/forms';
import { useField } from 'formik';
import { leaseTexts } from './lease.texts';

const { fields } = leaseTexts;

const noticeTypeOptions = toOptions(noticeTypes, noticeTypeLabel);
const homeKinds: readonly string[] = ['apartments', 'villas'] satisfies EntityKind[];

interface Props {
  /** The area of the object in m²; null when unknown. */
  area: number | null;
  entityKind: string | undefined;
  /** The first day that changed terms apply, when editing. */
  newTermsStart?: string | undefined;
  /** The path of the lease inside the form's values, for example `lease.`. */
  prefix?: string;
}

/** Period, notice period, rent and VAT of a lease. */
export const LeaseTermsFields = ({ area, entityKind, newTermsStart, prefix = '' }: Props) => {
  const [{ value: taxRate }] = useField<TaxRate>(`${prefix}tax_rate`);
  const isTaxedHome = taxRate > 0 && entityKind !== undefined && homeKinds.includes(entityKind);
  return (
    <>
      <FormSection title={fields.period}>
        <FieldGrid>
          <DateField
            name={`${prefix}start`}
            hint={newTermsStart === undefined ? undefined : fields.movedStartHint}
          />
          <DateField name={`${prefix}stop`} hint={fields.stopHint} />
          <NumberField name={`${prefix}notice_length`} decimals={0} />
          <SelectField name={`${prefix}notice_type`} label={fields.noticeUnit} options={noticeTypeOptions} />
        </FieldGrid>
      </FormSection>
      <FormSection title={fields.rent}>
        <RentFields
          prefix={prefix}
          areaM2={area}
          hint={newTermsStart === undefined ? fields.rentHint : fields.newRentFrom(newTermsStart)}
        />
        <FieldGrid>
          <TaxRateField name={`${prefix}tax_rate`} hint={isTaxedHome ? fields.homeTaxHint : undefined} />
          <TextField name={`${prefix}reference`} hint={fields.referenceHint} />
        </FieldGrid>
      </FormSection>
    </>
  );
};
