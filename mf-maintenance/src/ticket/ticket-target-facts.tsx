import { routes } from '@husrum/contract/routes';
import type { Ticket } from '@husrum/contract/ticket';
import { formatEntityName } from '@husrum/format';
import { AppLink } from '@husrum/platform';
import { DateText, DescriptionList, Section } from '@husrum/ui';
import { ticketTexts } from './ticket.texts';

export const TicketTargetFacts = ({ ticket: { entity, tenant, updated_at } }: { ticket: Ticket }) => (
  <Section title={ticketTexts.target}>
    <DescriptionList
      columns={1}
      items={[
        ...(entity
          ? [
              {
                label: ticketTexts.entity,
                value: (
                  <AppLink to={routes.entity.detail({ id: entity.id })}>{formatEntityName(entity)}</AppLink>
                ),
              },
            ]
          : []),
        ...(tenant
          ? [
              {
                label: ticketTexts.tenant,
                value: <AppLink to={routes.tenant.detail({ id: tenant.id })}>{tenant.name}</AppLink>,
              },
            ]
          : []),
        ...(entity || tenant ? [] : [{ label: ticketTexts.link, value: ticketTexts.unlinked }]),
        { label: ticketTexts.lastChanged, value: <DateText value={updated_at} time /> },
      ]}
    />
  </Section>
);
