import './send-all.css';
import SendOutlined from '@ant-design/icons/es/icons/SendOutlined';
import { invoiceKindLabel } from '@husrum/contract/invoice';
import { formatDate, formatEntityName } from '@husrum/format';
import { Money, ToneTag } from '@husrum/ui';
import { Checkbox } from '@husrum/ui/choice';
import { Button } from '@husrum/ui/core';
import { invoiceSendingTexts } from './invoice-sending.texts';
import { formatRemark, type InvoiceWithRemarks, isBlocking, isSendable } from './send-all.rules';
import { SendingPreview } from './sending-preview';

interface Props {
  invoices: readonly InvoiceWithRemarks[];
  selected: ReadonlySet<number>;
  onSelect: (selected: ReadonlySet<number>) => void;
  isSending: boolean;
  onSend: () => void;
  onBack: () => void;
}

/** Step 2: a checklist of the invoices and the send button. An invoice that cannot be sent shows why. */
export const SendAllSelection = ({ invoices, selected, onSelect, isSending, onSend, onBack }: Props) => {
  const toggle = (id: number, on: boolean) => {
    const next = new Set(selected);
    if (on) next.add(id);
    else next.delete(id);
    onSelect(next);
  };
  const buttons = (
    <div className="e-modal-foot">
      <Button
        type="primary"
        icon={<SendOutlined />}
        disabled={selected.size === 0}
        loading={isSending}
        onClick={onSend}
      >
        {invoiceSendingTexts.sendInvoices(selected.size)}
      </Button>
      <Button disabled={isSending} onClick={onBack}>
        {invoiceSendingTexts.back}
      </Button>
    </div>
  );
  return (
    <>
      <div className="e-checklist">
        <ul aria-label={invoiceSendingTexts.selectableInvoices}>
          {invoices.map((invoice) => (
            <li key={invoice.id}>
              <Checkbox
                checked={selected.has(invoice.id)}
                disabled={!isSendable(invoice) || isSending}
                onChange={(event) => toggle(invoice.id, event.target.checked)}
              >
                <span className="h-number">{invoice.reference}</span> {invoice.tenant?.name}
              </Checkbox>
              <Money value={invoice.pay_amount_rounded} />
              <span className="e-checklist__detail h-muted">
                {[
                  invoice.lease && formatEntityName(invoice.lease.entity),
                  invoice.tenant?.email,
                  invoice.due_when_sent && invoiceSendingTexts.due(formatDate(invoice.due_when_sent)),
                ]
                  .filter(Boolean)
                  .join(' · ')}{' '}
                {invoice.kind === 'CREDIT' && <ToneTag tone="grey">{invoiceKindLabel.CREDIT}</ToneTag>}
                {invoice.is_due_soon && (
                  <ToneTag tone="gold">{invoiceSendingTexts.dueSoon(invoice.min_days ?? 0)}</ToneTag>
                )}
                {invoice.remarks.map((remark) => (
                  <ToneTag key={remark.kind} tone={isBlocking(remark) ? 'red' : 'gold'}>
                    {formatRemark(remark)}
                  </ToneTag>
                ))}
              </span>
            </li>
          ))}
        </ul>
      </div>
      <p role="status">
        {selected.size === 0
          ? invoiceSendingTexts.selectOne
          : invoiceSendingTexts.sendAllQuestion(selected.size)}
      </p>
      {selected.size === 0 ? (
        buttons
      ) : (
        <SendingPreview ids={[...selected]} action="SEND" withList={false}>
          {() => buttons}
        </SendingPreview>
      )}
    </>
  );
};
