import './ticket-planning-facts.css';
import CalendarOutlined from '@ant-design/icons/es/icons/CalendarOutlined';
import { routes } from '@husrum/contract/routes';
import { type Ticket, ticketCalls, ticketPriorityLabel } from '@husrum/contract/ticket';
import { AppLink } from '@husrum/platform';
import { DescriptionList, Section } from '@husrum/ui';
import { Button } from '@husrum/ui/core';
import { useState } from 'react';
import { PlanTicketModal } from './plan-ticket.modal';
import { ticketTexts } from './ticket.texts';
import { TicketDueDay } from './ticket-due-day';

/** Priority, responsible, last day and activity of a ticket. An unresolved ticket about an object can be planned as an activity. */
export const TicketPlanningFacts = ({ ticket }: { ticket: Ticket }) => {
  const [isPlanning, setIsPlanning] = useState(false);
  const canPlan = ticket.entity !== null && ticket.maintenance === null && ticket.status !== 'RESOLVED';
  return (
    <Section title={ticketTexts.planning}>
      <DescriptionList
        columns={1}
        items={[
          { label: ticketTexts.columns.priority, value: ticketPriorityLabel[ticket.priority] },
          { label: ticketTexts.columns.responsible, value: ticket.responsible?.name ?? ticketTexts.nobody },
          { label: ticketTexts.columns.dueDay, value: <TicketDueDay ticket={ticket} /> },
          ...(ticket.maintenance
            ? [
                {
                  label: ticketTexts.activity,
                  value: (
                    <AppLink to={routes.maintenance.detail({ id: ticket.maintenance.id })}>
                      {ticket.maintenance.title}
                    </AppLink>
                  ),
                },
              ]
            : []),
        ]}
      />
      {canPlan && (
        <Button
          className="ticket-plan"
          block
          call={ticketCalls.plan}
          icon={<CalendarOutlined />}
          onClick={() => setIsPlanning(true)}
        >
          {ticketTexts.plan}
        </Button>
      )}
      <PlanTicketModal ticket={ticket} open={isPlanning} onClose={() => setIsPlanning(false)} />
    </Section>
  );
};
