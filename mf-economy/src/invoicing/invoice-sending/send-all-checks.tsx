import './send-all.css';
import CheckCircleOutlined from '@ant-design/icons/es/icons/CheckCircleOutlined';
import ExclamationCircleOutlined from '@ant-design/icons/es/icons/ExclamationCircleOutlined';
import { formatKronor } from '@husrum/format';
import { Button } from '@husrum/ui/core';
import { invoiceTexts } from '../invoice/invoice.texts';
import { invoiceSendingTexts } from './invoice-sending.texts';
import { countChecks, type InvoiceWithRemarks, sumReady } from './send-all.rules';

interface Props {
  invoices: readonly InvoiceWithRemarks[];
  onNext: () => void;
  onClose: () => void;
}

/** The sum that the tenants are asked to pay, and the credit invoices besides. */
const Total = ({ invoices }: Pick<Props, 'invoices'>) => {
  const { count, amount, credits, creditAmount } = sumReady(invoices);
  return credits === 0 ? (
    <>
      {invoiceSendingTexts.readyAndTotal} <strong className="h-number">{formatKronor(amount)}</strong>
    </>
  ) : (
    <>
      {invoiceSendingTexts.ready}{' '}
      <strong>{invoiceTexts.countWithCredits(count, amount, credits, creditAmount)}</strong>
    </>
  );
};

/** Step 1: what was checked and how many invoices have each remark. */
export const SendAllChecks = ({ invoices, onNext, onClose }: Props) => (
  <>
    <p>
      <strong>{invoiceTexts.count(invoices.length)}</strong> <Total invoices={invoices} />.
    </p>
    <ul className="e-checks">
      {countChecks(invoices).map(({ label, count }) => (
        <li key={label} className={count > 0 ? 'e-checks__found' : undefined}>
          {count > 0 ? <ExclamationCircleOutlined /> : <CheckCircleOutlined />}
          <span>{invoiceSendingTexts.checkResult(label, count)}</span>
        </li>
      ))}
    </ul>
    <div className="e-modal-foot">
      <Button type="primary" onClick={onNext}>
        {invoiceSendingTexts.next}
      </Button>
      <Button onClick={onClose}>{invoiceSendingTexts.cancel}</Button>
    </div>
  </>
);
