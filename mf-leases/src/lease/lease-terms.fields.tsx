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
import type { ReactNode } from 'react';
import { tenantQueryOptions } from '../tenant/tenant.queries';
import { leaseTexts } from './lease.texts';

const { fields } = leaseTexts;

const noticeTypeOptions = toOptions(noticeTypes, noticeTypeLabel);
const homeKinds: readonly string[] = ['apartments', 'villas'] satisfies EntityKind[];

interface TaxedRent {
  /** Whether the rent has VAT without being that of a parking space, which always has it, for private persons too. */
  hasOptionalTax: boolean;
  isHome: boolean;
  isPrivate: boolean;
}

/** Why the VAT is probably wrong; undefined if it is not (docs/domain-rules.md, D-5). */
const explainTax = ({ hasOptionalTax, isHome, isPrivate }: TaxedRent): string | undefined => {
  if (hasOptionalTax && isHome) return fields.homeTaxHint;
  return hasOptionalTax && isPrivate ? fields.privateTenantTaxHint : undefined;
};

interface Props {
  /** The area of the object in m²; null when unknown. */
  area: number | null;
  entityKind: string | undefined;
  /** The first day on which changed terms apply, when a lease is edited. */
  newTermsStart?: string | undefined;
  /** It is shown below the rent. */
  rentNotice?: ReactNode;
  /** The path of the lease inside the form's values, for example `lease.`. */
  prefix?: string;
  /** The primary tenant, when a lease is edited. */
  tenantId?: number | undefined;
  /** Whether the tenant of a new lease is a private person. */
  isPrivateTenant?: boolean;
}

/** Period, notice period, rent and VAT of a lease. */
export const LeaseTermsFields = ({
  area,
  entityKind,
  newTermsStart,
  rentNotice,
  prefix = '',
  tenantId,
  isPrivateTenant = false,
}: Props) => {
  const [{ value: taxRate }] = useField<TaxRate>(`${prefix}tax_rate`);
  const hasOptionalTax = taxRate > 0 && entityKind !== undefined && entityKind !== 'parkings';
  const isHome = entityKind !== undefined && homeKinds.includes(entityKind);
  const { data: tenant } = useQuery({
    ...tenantQueryOptions(tenantId ?? 0),
    enabled: hasOptionalTax && !isHome && tenantId !== undefined,
  });
  const isPrivate = tenant === undefined ? isPrivateTenant : !tenant.organisation;
  const taxHint = explainTax({ hasOptionalTax, isHome, isPrivate });
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
        {rentNotice}
        <FieldGrid>
          <TaxRateField name={`${prefix}tax_rate`} hint={taxHint} />
          <TextField name={`${prefix}reference`} hint={fields.referenceHint} />
        </FieldGrid>
      </FormSection>
    </>
  );
};
