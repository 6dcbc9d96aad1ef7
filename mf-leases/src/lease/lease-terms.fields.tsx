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
import { useQuery } from '@tanstack/react-query';
import { useField } from 'formik';
import { tenantQueryOptions } from '../tenant/tenant.queries';
import { leaseTexts } from './lease.texts';

const { fields } = leaseTexts;

const noticeTypeOptions = toOptions(noticeTypes, noticeTypeLabel);
const homeKinds: readonly string[] = ['apartments', 'villas'] satisfies EntityKind[];

interface TaxedRent {
  /** Whether the rent has VAT. A parking space always has it, also for private persons. */
  isTaxed: boolean;
  isHome: boolean;
  isPrivate: boolean;
}

/** Why VAT is probably wrong (docs/domain-rules.md, D-5). */
const explainTax = ({ isTaxed, isHome, isPrivate }: TaxedRent): string | undefined => {
  if (isTaxed && isHome) return fields.homeTaxHint;
  return isTaxed && isPrivate ? fields.privateTenantTaxHint : undefined;
};

interface Props {
  /** The area of the object in m²; null when unknown. */
  area: number | null;
  entityKind: string | undefined;
  /** The first day that changed terms apply, when editing. */
  newTermsStart?: string | undefined;
  /** The path of the lease inside the form's values, for example `lease.`. */
  prefix?: string;
  /** The primary tenant, when editing. */
  tenantId?: number | undefined;
  /** Whether the tenant is a private person, in a new lease. */
  isPrivateTenant?: boolean;
}

/** Period, notice period, rent and VAT of a lease. */
export const LeaseTermsFields = ({
  area,
  entityKind,
  newTermsStart,
  prefix = '',
  tenantId,
  isPrivateTenant = false,
}: Props) => {
  const [{ value: taxRate }] = useField<TaxRate>(`${prefix}tax_rate`);
  const isTaxed = taxRate > 0 && entityKind !== undefined && entityKind !== 'parkings';
  const isHome = entityKind !== undefined && homeKinds.includes(entityKind);
  const { data: tenant } = useQuery({
    ...tenantQueryOptions(tenantId ?? 0),
    enabled: isTaxed && !isHome && tenantId !== undefined,
  });
  const isPrivate = tenant === undefined ? isPrivateTenant : !tenant.organisation;
  const taxHint = explainTax({ isTaxed, isHome, isPrivate });
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
          <TaxRateField name={`${prefix}tax_rate`} hint={taxHint} />
          <TextField name={`${prefix}reference`} hint={fields.referenceHint} />
        </FieldGrid>
      </FormSection>
    </>
  );
};
