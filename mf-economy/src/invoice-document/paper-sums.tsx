import type { InvoicePaper } from '@husrum/contract/invoice';
import { Money } from '@husrum/ui';

/** Sum, VAT by rate, rounding, and what is to be paid. */
export const PaperSums = ({ paper: { sums, total } }: { paper: InvoicePaper }) => (
  <dl className="e-paper__sums">
    {sums.map(({ label, amount }) => (
      <div key={label} style={{ display: 'contents' }}>
        <dt>{label}</dt>
        <dd>
          <Money value={amount} />
        </dd>
      </div>
    ))}
    <dt className="e-paper__total">{total.label}</dt>
    <dd className="e-paper__total">
      <Money strong value={total.amount} />
    </dd>
  </dl>
);
