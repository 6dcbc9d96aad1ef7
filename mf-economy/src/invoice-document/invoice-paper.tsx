import './paper.css';
import type { Invoice } from '@husrum/contract/invoice';
import { texts } from '../invoice-row/invoice-row.texts';
import { Invoicerows } from '../invoice-row/invoice-rows';
import { PaperHead } from './paper-head';
import { PaperSums } from './paper-sums';

/** The invoice as the tenant gets it, in the words and figures of the PDF. It is paper: light in both themes. */
export const InvoicePaper = ({ invoice, editable }: { invoice: Invoice; editable: boolean }) => (
  <>
    <section className="h-paper e-paper" aria-label="Avin som hyresgästen ser den">
      <PaperHead paper={invoice.paper} />
      <Invoicerows invoice={invoice} editable={editable} />
      <PaperSums paper={invoice.paper} />
      <footer className="e-paper__foot">
        {invoice.paper.foot.map((line) => (
          <p key={line}>{line}</p>
        ))}
      </footer>
    </section>
    {!editable && <p className="e-paper__locked h-muted">{texts.locked}</p>}
  </>
);
