import './send-all.css';
import CheckCircleOutlined from '@ant-design/icons/es/icons/CheckCircleOutlined';
import ExclamationCircleOutlined from '@ant-design/icons/es/icons/ExclamationCircleOutlined';
import { kronor } from '@husrum/format';
import { Button } from '@husrum/ui/core';
import { type CheckedInvoice, checksOf } from './send-all.rules';

interface Props {
  invoices: readonly CheckedInvoice[];
  onNext: () => void;
  onClose: () => void;
}

const totalOf = (invoices: readonly CheckedInvoice[]) =>
  kronor(invoices.reduce((sum, invoice) => sum + invoice.pay_amount_rounded, 0));

/** What was looked through, and what it found, before anybody is asked. */
export const SendAllChecks = ({ invoices, onNext, onClose }: Props) => (
  <>
    <p>
      <strong>
        {invoices.length} {invoices.length === 1 ? 'hyresavi' : 'hyresavier'}
      </strong>{' '}
      är redo att skickas, tillsammans <strong className="h-number">{totalOf(invoices)}</strong>.
    </p>
    <ul className="e-checks">
      {checksOf(invoices).map(({ label, count }) => (
        <li key={label} className={count > 0 ? 'e-checks__found' : undefined}>
          {count > 0 ? <ExclamationCircleOutlined /> : <CheckCircleOutlined />}
          <span>
            {label}: {count === 0 ? 'ingen' : count}
          </span>
        </li>
      ))}
    </ul>
    <div className="e-modal-foot">
      <Button type="primary" onClick={onNext}>
        Fortsätt
      </Button>
      <Button onClick={onClose}>Avbryt</Button>
    </div>
  </>
);
