import './send-all.css';
import SendOutlined from '@ant-design/icons/es/icons/SendOutlined';
import { Money, ToneTag } from '@husrum/ui';
import { Checkbox } from '@husrum/ui/choice';
import { Button } from '@husrum/ui/core';
import { texts } from './invoice-sending.texts';
import { type CheckedInvoice, isBlocking, isSendable, remarkText } from './send-all.rules';

interface Props {
  invoices: readonly CheckedInvoice[];
  chosen: ReadonlySet<number>;
  onChoose: (chosen: ReadonlySet<number>) => void;
  sending: boolean;
  onSend: () => void;
  onBack: () => void;
}

/** The list with ticks that can be taken away, and the question. What cannot be sent says why. */
export const SendAllChoice = ({ invoices, chosen, onChoose, sending, onSend, onBack }: Props) => {
  const toggle = (id: number, on: boolean) => {
    const next = new Set(chosen);
    if (on) next.add(id);
    else next.delete(id);
    onChoose(next);
  };
  return (
    <>
      <div className="e-choice">
        <ul aria-label="Hyresavier att skicka">
          {invoices.map((invoice) => (
            <li key={invoice.id}>
              <Checkbox
                checked={chosen.has(invoice.id)}
                disabled={!isSendable(invoice) || sending}
                onChange={(event) => toggle(invoice.id, event.target.checked)}
              >
                <span className="h-number">{invoice.reference}</span> {invoice.tenant?.name}
              </Checkbox>
              <Money value={invoice.pay_amount_rounded} />
              <span className="e-choice__detail h-muted">
                {[invoice.lease?.entity.name, invoice.tenant?.email].filter(Boolean).join(' · ')}{' '}
                {invoice.remarks.map((remark) => (
                  <ToneTag key={remark.kind} tone={isBlocking(remark) ? 'red' : 'gold'}>
                    {remarkText(remark)}
                  </ToneTag>
                ))}
              </span>
            </li>
          ))}
        </ul>
      </div>
      <p role="status">{chosen.size === 0 ? 'Välj minst en hyresavi.' : texts.allQuestion(chosen.size)}</p>
      <div className="e-modal-foot">
        <Button
          type="primary"
          icon={<SendOutlined />}
          disabled={chosen.size === 0}
          loading={sending}
          onClick={onSend}
        >
          {chosen.size === 1 ? 'Skicka 1 hyresavi' : `Skicka ${chosen.size} hyresavier`}
        </Button>
        <Button disabled={sending} onClick={onBack}>
          Tillbaka
        </Button>
      </div>
    </>
  );
};
