import type { InvoicePaper } from '@husrum/contract/invoice';

type Party = InvoicePaper['sender'];

const lines = ({ lines: of }: Party) => of.map((line) => <div key={line}>{line}</div>);

/** Who asks whom for what, and what one pays by. */
export const PaperHead = ({ paper }: { paper: InvoicePaper }) => {
  const { sender, recipient, heading, period, draft, facts, payment } = paper;
  return (
    <>
      <div className="e-paper__head">
        <div>
          <p className="e-paper__sender">{sender.name}</p>
          <div className="e-paper__small">{lines(sender)}</div>
        </div>
        <div className="e-paper__heading">
          <h2>{heading}</h2>
          <p className="e-paper__small">{period}</p>
          {draft && <p className="e-paper__draft">Utkast – inte skickad</p>}
        </div>
      </div>
      <div className="e-paper__parties">
        <dl className="e-paper__facts">
          {facts.map(({ label, value }) => (
            <div key={label} style={{ display: 'contents' }}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        <address className="e-paper__recipient">
          <div>{recipient.name}</div>
          {lines(recipient)}
        </address>
      </div>
      <dl className="e-paper__payment">
        {payment.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value ?? '–'}</dd>
          </div>
        ))}
      </dl>
    </>
  );
};
