import './payments.css';
import type { Invoicebase } from '@husrum/contract';
import { DateText, Money, Section } from '@husrum/ui';
import { kindLabel, texts } from './payment.texts';

/** The money on the notice, entry by entry. */
export const Payments = ({ payments }: Pick<Invoicebase, 'payments'>) => (
  <Section title={texts.title}>
    {payments.length === 0 ? (
      <p className="h-muted e-payments__none">{texts.none}</p>
    ) : (
      <ul className="e-payments">
        {payments.map(({ id, kind, amount, paid_at }) => (
          <li key={id}>
            <span>
              {kindLabel[kind]}
              <br />
              <span className="h-muted">
                <DateText value={paid_at} />
              </span>
            </span>
            <Money strong value={amount} />
          </li>
        ))}
      </ul>
    )}
  </Section>
);
