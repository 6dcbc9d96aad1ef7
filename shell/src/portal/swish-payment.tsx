import type { PortalInvoice } from '@husrum/contract/portal';
import { formatKronor } from '@husrum/format';
import { CopyButton, lazyComponent } from '@husrum/ui';
import { portalTexts } from './portal.texts';
import { swishText } from './portal-invoice.rules';

const SwishQr = lazyComponent(() => import('./swish-qr'));

/**
 * What is needed to pay an invoice by Swish: a code for a phone beside the screen, and the number and the message, which a tenant who
 * reads this on the phone itself can copy.
 */
export const SwishPayment = ({ invoice }: { invoice: PortalInvoice }) => {
  const text = swishText(invoice);
  const { swish, ocr, left } = invoice;
  if (text === null || !swish || ocr === null) return null;
  return (
    <div className="s-tenant__swish">
      <SwishQr text={text} label={portalTexts.swish.code(formatKronor(left))} />
      <div className="s-tenant__stack">
        <span>{portalTexts.swish.scan}</span>
        <span>
          {portalTexts.swish.number} <span className="h-number">{swish}</span>
          <CopyButton text={swish.replaceAll(' ', '')} label={portalTexts.swish.copyNumber} />
        </span>
        <span>
          {portalTexts.swish.message} <span className="h-number">{ocr}</span>
          <CopyButton text={ocr} label={portalTexts.swish.copyMessage} />
        </span>
      </div>
    </div>
  );
};
