import type { Invoice } from '@husrum/contract/invoice';
import { routes } from '@husrum/contract/routes';
import { formatEntityName } from '@husrum/format';
import { AppLink } from '@husrum/platform';
import { Fragment, type ReactNode } from 'react';
import { creditInvoiceTexts } from './credit-invoice.texts';
import { invoiceTexts } from './invoice.texts';

/** The line under the title: number, object, tenant, company, and the credited or crediting invoice. */
export const listInvoiceFacts = (invoice: Invoice): ReactNode[] => {
  const { lease, tenant, company, credits, credited_by, credit_invoices = [] } = invoice;
  return [
    invoice.reference === null ? invoiceTexts.notGenerated : invoiceTexts.invoiceNumber(invoice.reference),
    lease === null ? (
      invoiceTexts.noLease
    ) : (
      <AppLink to={routes.lease.detail({ id: lease.id })}>{formatEntityName(lease.entity)}</AppLink>
    ),
    tenant && <AppLink to={routes.tenant.detail({ id: tenant.id })}>{tenant.name}</AppLink>,
    company && <AppLink to={routes.company.detail({ id: company.id })}>{company.name}</AppLink>,
    credits && (
      <>
        {invoiceTexts.credits}{' '}
        <AppLink to={routes.invoice.detail({ id: credits.id })}>{credits.reference}</AppLink>
      </>
    ),
    credited_by === null && credit_invoices.length > 0 && (
      <>
        {creditInvoiceTexts.partlyCredited}{' '}
        {credit_invoices.map(({ id, reference }, index) => (
          <Fragment key={id}>
            {index > 0 && ', '}
            <AppLink to={routes.invoice.detail({ id })}>{reference}</AppLink>
          </Fragment>
        ))}
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
