import './paper.css';
import type { Invoicebase } from '@husrum/contract/invoice';
import { texts } from '../invoice-row/invoicerow.texts';
import { Invoicerows } from '../invoice-row/invoicerows';
import { PaperHead } from './paper-head';
import { PaperSums } from './paper-sums';

/** The notice as the tenant gets it, in the words and figures of the PDF. It is paper: light in both themes. */
export const NoticePaper = ({ notice, editable }: { notice: Invoicebase; editable: boolean }) => (
  <>
    <section className="h-paper e-paper" aria-label="Avin som hyresgästen ser den">
      <PaperHead paper={notice.paper} />
      <Invoicerows notice={notice} editable={editable} />
      <PaperSums paper={notice.paper} />
      <footer className="e-paper__foot">
        {notice.paper.foot.map((line) => (
          <p key={line}>{line}</p>
        ))}
      </footer>
    </section>
    {!editable && <p className="e-paper__locked h-muted">{texts.locked}</p>}
  </>
);
