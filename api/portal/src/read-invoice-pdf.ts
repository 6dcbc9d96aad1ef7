import { findInvoice, previewInvoicePdf } from '@husrum/api-invoicing';
import { type FileResponse, orNotFound, problem } from '@husrum/api-platform';
import { hasReceivedInvoice } from './portal-invoice.store';
import type { LandlordContext, TenantTransactions } from './serve-tenant';

/** The PDF of an invoice that was sent to the tenant. If no PDF was stored, as for an invoice on paper, it is rendered now. */
export const readPortalInvoicePdf = async (
  { files, transaction, actAsLandlord }: TenantTransactions,
  id: number,
): Promise<FileResponse> => {
  const file = await previewInvoicePdf<LandlordContext>(
    {
      files,
      transaction: (run) =>
        transaction(async (context) => {
          if (!(await hasReceivedInvoice(context.tx, context.tenant.tenantId, id))) throw problem('notFound');
          return run(await actAsLandlord(context));
        }),
    },
    async ({ tx }) => orNotFound(await findInvoice(tx, id)),
  );
  return { ...file, inline: true };
};
