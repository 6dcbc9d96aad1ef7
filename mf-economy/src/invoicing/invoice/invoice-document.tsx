import './invoice-document.css';
import type { Invoice } from '@husrum/contract/invoice';
import { invoiceRowTexts } from '../invoice-row/invoice-row.texts';
import { InvoiceRows } from '../invoice-row/invoice-rows';
import { invoiceTexts } from './invoice.texts';
import { InvoiceDocumentHeader } from './invoice-document-header';
import { InvoiceDocumentTotals } from './invoice-document-totals';

/** The invoice with the same texts and amounts as the PDF. It is as light as paper in the dark theme, too. */
export const InvoiceDocument = ({ invoice, editable }: { invoice: Invoice; editable: boolean }) => (
  <>
    <section className="h-paper e-invoice-document" aria-label={invoiceTexts.document}>
      <InvoiceDocumentHeader data={invoice.paper} />
      <InvoiceRows invoice={invoice} editable={editable} />
      <InvoiceDocumentTotals data={invoice.paper} />
      <footer className="e-invoice-document__foot">
        {invoice.paper.foot.map((line) => (
          <p key={line}>{line}</p>
        ))}
      </footer>
    </section>
    {invoice.locked_at !== null && (
      <p className="e-invoice-document__locked h-muted">{invoiceRowTexts.locked}</p>
    )}
  </>
);
