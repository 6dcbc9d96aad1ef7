import type { InvoiceDocumentData } from '@husrum/contract/invoice';
import { Money } from '@husrum/ui';

/** Sum, VAT per rate, rounding, and the amount to pay. */
export const InvoiceDocumentTotals = ({ data: { sums, total } }: { data: InvoiceDocumentData }) => (
  <dl className="e-invoice-document__sums">
    {sums.map(({ label, amount }) => (
      <div key={label} style={{ display: 'contents' }}>
        <dt>{label}</dt>
        <dd>
          <Money value={amount} />
        </dd>
      </div>
    ))}
    <dt className="e-invoice-document__total">{total.label}</dt>
    <dd className="e-invoice-document__total">
      <Money strong value={total.amount} />
    </dd>
  </dl>
);
