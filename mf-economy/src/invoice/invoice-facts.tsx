import type { Invoice } from '@husrum/contract/invoice';
import { routes } from '@husrum/contract/routes';
import { AppLink } from '@husrum/platform';
import type { ReactNode } from 'react';
import { texts } from './invoice.texts';

/** One line about where the invoice belongs: number, object, tenant, company, and the invoice it reverses. */
export const invoiceFacts = (invoice: Invoice): ReactNode[] => {
  const { lease, tenant, company, credits, credited_by } = invoice;
  return [
    invoice.reference === null ? texts.notGenerated : `Avi ${invoice.reference}`,
    lease === null ? (
      texts.noLease
    ) : (
      <AppLink to={routes.lease.detail({ id: lease.id })}>{lease.entity.name}</AppLink>
    ),
    tenant && <AppLink to={routes.tenant.detail({ id: tenant.id })}>{tenant.name}</AppLink>,
    company && <AppLink to={routes.company.detail({ id: company.id })}>{company.name}</AppLink>,
    credits && (
      <>
        Krediterar <AppLink to={routes.invoice.detail({ id: credits.id })}>{credits.reference}</AppLink>
      </>
    ),
    credited_by && (
      <>
        Krediterad med{' '}
        <AppLink to={routes.invoice.detail({ id: credited_by.id })}>{credited_by.reference}</AppLink>
      </>
    ),
  ];
};
