import { type InvoiceDocumentData, invoiceStatusLabel } from '@husrum/contract/invoice';
import { invoiceTexts } from './invoice.texts';

type Party = InvoiceDocumentData['sender'];

const renderLines = ({ lines }: Party) => lines.map((line) => <div key={line}>{line}</div>);

/** A value of the document. A date in it is never broken at its hyphens. */
const renderValue = (value: string | null) =>
  value?.split(/(\d{4}-\d{2}-\d{2})/).map((part, index) =>
    // `split` puts what the group has matched at the odd places.
    index % 2 === 1 ? (
      <span key={index} className="e-invoice-document__date">
        {part}
      </span>
    ) : (
      part
    ),
  );

/** The mark of an invoice that is not to be paid any more. */
const getMark = ({ cancelled, credited }: InvoiceDocumentData): string | undefined => {
  if (cancelled) return invoiceStatusLabel.CANCELLED;
  return credited ? invoiceStatusLabel.CREDITED : undefined;
};

/** Sender, recipient, subject and payment details. */
export const InvoiceDocumentHeader = ({ data }: { data: InvoiceDocumentData }) => {
  const { sender, recipient, heading, period, draft, facts, payment } = data;
  const mark = getMark(data) ?? (draft && invoiceTexts.draft);
  return (
    <>
      <div className="e-invoice-document__head">
        <div>
          <p className="e-invoice-document__sender">{sender.name}</p>
          <div className="e-invoice-document__small">{renderLines(sender)}</div>
        </div>
        <div className="e-invoice-document__heading">
          <h2>{heading}</h2>
          <p className="e-invoice-document__small">{period}</p>
          {mark && <p className="e-invoice-document__draft">{mark}</p>}
        </div>
      </div>
      <div className="e-invoice-document__parties">
        <dl className="e-invoice-document__facts">
          {facts.map(({ label, value }) => (
            <div key={label} style={{ display: 'contents' }}>
              <dt>{label}</dt>
              <dd>{renderValue(value)}</dd>
            </div>
          ))}
        </dl>
        <address className="e-invoice-document__recipient">
          <div>{recipient.name}</div>
          {renderLines(recipient)}
        </address>
      </div>
      {payment.length > 0 && (
        <dl className="e-invoice-document__payment">
          {payment.map(({ label, value }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value ?? '–'}</dd>
            </div>
          ))}
        </dl>
      )}
    </>
  );
};
