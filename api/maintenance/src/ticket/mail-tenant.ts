import { findPortalRecipient } from '@husrum/api-leases';
import { type RequestContext, renderMailBody } from '@husrum/api-platform';
import { routes } from '@husrum/contract/routes';
import type { Ticket } from '@husrum/contract/ticket';
import { ticketTexts } from './ticket.texts';

interface TenantMail {
  readonly subject: string;
  readonly paragraphs: readonly string[];
}

export const commentMail = ({ reference, subject }: Ticket, comment: string): TenantMail => ({
  subject: ticketTexts.tenantComment(reference, subject),
  paragraphs: [comment, ticketTexts.tenantAnswer],
});
export const resolvedMail = ({ reference, subject }: Ticket): TenantMail => {
  const title = ticketTexts.tenantResolved(reference, subject);
  return { subject: title, paragraphs: [`${title}.`, ticketTexts.tenantNotResolved] };
};

/** Mails the tenant of a ticket, if the tenant can open it in the portal. Tenants do not see INTERNAL tickets. */
export const mailTenant = async (
  { tx, outbox, settings }: Pick<RequestContext, 'tx' | 'outbox' | 'settings'>,
  { id, type, tenant_id }: Ticket,
  { subject, paragraphs }: TenantMail,
): Promise<void> => {
  if (tenant_id === null || type === 'INTERNAL') return;
  const recipient = await findPortalRecipient(tx, tenant_id);
  if (!recipient || recipient.stub === null) return;
  const { name, email, stub, landlord_name, landlord_email } = recipient;
  await outbox.sendMail({
    to: email,
    from: landlord_name,
    ...(landlord_email === null ? {} : { replyTo: landlord_email }),
    subject,
    ...renderMailBody({
      name,
      paragraphs,
      button: {
        label: ticketTexts.openTicket,
        href: settings.baseUrl + routes.portal.ticket({ stub, id }),
      },
      from: landlord_name,
    }),
  });
};
