import './invoice-rows.css';
import QuestionCircleOutlined from '@ant-design/icons/es/icons/QuestionCircleOutlined';
import type { InvoiceRow } from '@husrum/contract/invoice';
import { Popover } from '@husrum/ui/popover';
import { invoiceRowTexts } from './invoice-row.texts';
import { type CreditedInvoice, explainRow } from './row-explanation.rules';

/** A "?" button with a popover: the row's days, the start of its terms, and how the amount was calculated. */
export const RowExplanation = ({ row, credits }: { row: InvoiceRow; credits: CreditedInvoice }) => (
  <Popover
    trigger="click"
    content={
      <dl className="e-row-explanation">
        {explainRow(row, credits).map(({ label, text }) => (
          <div key={label} style={{ display: 'contents' }}>
            <dt>{label}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    }
    title={invoiceRowTexts.explanation}
  >
    <button type="button" className="e-explain-button" aria-label={invoiceRowTexts.explain(row.name)}>
      <QuestionCircleOutlined />
    </button>
  </Popover>
);
