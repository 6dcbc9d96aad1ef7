import type { Invoice } from '@husrum/contract/invoice';
import { routes } from '@husrum/contract/routes';
import { AppLink } from '@husrum/platform';
import { voucherTexts } from './voucher.texts';

/** A link to what the invoice, its payments and its credit invoices changed in the books. An invoice that is not sent has nothing there. */
export const InvoiceVouchersLink = ({ invoice: { id, sent_at } }: { invoice: Invoice }) =>
  sent_at === null ? null : (
    <p>
      <AppLink to={routes.voucher.overview({}, { invoice_id: id })}>{voucherTexts.title}</AppLink>
    </p>
  );
