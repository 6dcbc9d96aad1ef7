import './invoicerows.css';
import type { Invoicebase } from '@husrum/contract';
import { Money } from '@husrum/ui';

/** Sum, VAT by rate, rounding, and what is to be paid. */
export const NoticeTotals = ({ notice }: { notice: Invoicebase }) => {
  const { fee, vat, rounded_amount, pay_amount_rounded, kind } = notice;
  return (
    <dl className="e-totals">
      <dt>Summa exklusive moms</dt>
      <dd>
        <Money value={fee} />
      </dd>
      {vat
        .filter(({ tax_rate }) => tax_rate > 0)
        .map(({ tax_rate, net, tax }) => (
          <div key={tax_rate} style={{ display: 'contents' }}>
            <dt>
              Moms {tax_rate} % på <Money muted value={net} />
            </dt>
            <dd>
              <Money value={tax} />
            </dd>
          </div>
        ))}
      {rounded_amount !== 0 && (
        <>
          <dt>Öresavrundning</dt>
          <dd>
            <Money value={rounded_amount} />
          </dd>
        </>
      )}
      <dt className="e-totals__pay">{kind === 'CREDIT' ? 'Summa att kreditera' : 'Att betala'}</dt>
      <dd className="e-totals__pay">
        <Money strong value={pay_amount_rounded} />
      </dd>
    </dl>
  );
};
