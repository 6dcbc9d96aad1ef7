import type { Invoicebase } from '@husrum/contract/invoice';
import { routes } from '@husrum/contract/routes';
import { AppLink } from '@husrum/platform';
import type { ReactNode } from 'react';
import { texts } from './invoicebase.texts';

/** One line about where the notice belongs: number, object, tenant, company, and the notice it reverses. */
export const noticeFacts = (notice: Invoicebase): ReactNode[] => {
  const { lease, tenant, company, credits, credited_by } = notice;
  return [
    notice.reference === null ? texts.notGenerated : `Avi ${notice.reference}`,
    lease === null ? (
      texts.noLease
    ) : (
      <AppLink to={routes.lease.detail({ id: lease.id })}>{lease.entity.name}</AppLink>
    ),
    tenant && <AppLink to={routes.tenant.detail({ id: tenant.id })}>{tenant.name}</AppLink>,
    company && <AppLink to={routes.company.detail({ id: company.id })}>{company.name}</AppLink>,
    credits && (
      <>
        Krediterar <AppLink to={routes.invoicebase.detail({ id: credits.id })}>{credits.reference}</AppLink>
      </>
    ),
    credited_by && (
      <>
        Krediterad med{' '}
        <AppLink to={routes.invoicebase.detail({ id: credited_by.id })}>{credited_by.reference}</AppLink>
      </>
    ),
  ];
};
