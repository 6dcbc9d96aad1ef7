import type { TaxRate } from '@husrum/contract/core';
import type { Entity } from '@husrum/contract/entity';
import { useFormikContext } from '@husrum/forms';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { tenantQueryOptions } from '../tenant/tenant.queries';
import { getDefaultTaxRate } from './new-lease.rules';
import type { TenantMode } from './new-lease.schema';

interface Values {
  mode: TenantMode;
  lease: { tax_rate: TaxRate };
  tenant: { id?: number | null; organisation?: boolean };
}

/** Whether the tenant of the new lease is an organisation; false until an existing tenant is chosen. */
export const useIsOrganisation = (): boolean => {
  const { mode, tenant } = useFormikContext<Values>().values;
  const id = mode === 'existing' ? (tenant.id ?? null) : null;
  const { data } = useQuery({ ...tenantQueryOptions(id ?? 0), enabled: id !== null });
  if (mode === 'new') return tenant.organisation === true;
  return id !== null && data?.organisation === true;
};

/**
 * When the tenant becomes an organisation or a private person, changes the VAT rate to the default of the object's type,
 * unless the user has chosen another rate.
 */
export const useApplyDefaultTaxRate = (entity: Entity | undefined, organisation: boolean): void => {
  const { values, setFieldValue } = useFormikContext<Values>();
  const previous = useRef(organisation);
  const taxRate = values.lease.tax_rate;
  useEffect(() => {
    if (previous.current === organisation) return;
    if (entity && taxRate === getDefaultTaxRate(entity, previous.current))
      void setFieldValue('lease.tax_rate', getDefaultTaxRate(entity, organisation));
    previous.current = organisation;
  }, [entity, organisation, taxRate, setFieldValue]);
};
