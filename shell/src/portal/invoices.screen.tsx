import { EmptyState, QueryContent, Section } from '@husrum/ui';
import { InvoiceFacts } from './invoice-facts';
import { usePortalInvoices } from './portal.queries';
import { portalTexts } from './portal.texts';
import { PortalFrame } from './portal-frame';

export default function PortalInvoicesScreen() {
  return (
    <PortalFrame title={portalTexts.invoices} isAlwaysOpen>
      <Invoices />
    </PortalFrame>
  );
}

const Invoices = () => (
  <QueryContent query={usePortalInvoices()}>
    {(invoices) =>
      invoices.length === 0 ? (
        <EmptyState kind="nothing" title={portalTexts.noInvoices} />
      ) : (
        <>
          <p className="h-muted">{portalTexts.invoicesIntro}</p>
          <Section>
            <ul className="s-tenant__list" aria-label={portalTexts.invoices}>
              {invoices.map((invoice) => (
                <li key={invoice.id} className="s-tenant__row">
                  <InvoiceFacts invoice={invoice} />
                </li>
              ))}
            </ul>
          </Section>
        </>
      )
    }
  </QueryContent>
);
