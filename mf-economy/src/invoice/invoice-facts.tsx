import type { Invoice } from '@husrum/contract/invoice';
import { routes } from '@husrum/contract/routes';
import { AppLink } from '@husrum/platform';
import type { ReactNode } from 'react';
import { invoiceTexts } from './invoice.texts';

/** The line under the title: number, object, tenant, company, and the credited or crediting invoice. */
export const invoiceFacts = (invoice: Invoice): ReactNode[] => {
  const { lease, tenant, company, credits, credited_by } = invoice;
  return [
    invoice.reference === null ? invoiceTexts.notGenerated : invoiceTexts.number(invoice.reference),
    lease === null ? (
      invoiceTexts.noLease
    ) : (
      <AppLink to={routes.lease.detail({ id: lease.id })}>{lease.entity.name}</AppLink>
    ),
    tenant && <AppLink to={routes.tenant.detail({ id: tenant.id })}>{tenant.name}</AppLink>,
    company && <AppLink to={routes.company.detail({ id: company.id })}>{company.name}</AppLink>,
    credits && (
      <>
        {invoiceTexts.credits}{' '}
        <AppLink to={routes.invoice.detail({ id: credits.id })}>{credits.reference}</AppLink>
      </>
    ),
    credited_by && (
      <>
        {invoiceTexts.creditedBy}{' '}
        <AppLink to={routes.invoice.detail({ id: credited_by.id })}>{credited_by.reference}</AppLink>
      </>
    ),
  ];
};
