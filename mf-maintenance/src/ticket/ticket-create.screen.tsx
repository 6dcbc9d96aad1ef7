import { busEvent } from '@husrum/contract/bus';
import { routes } from '@husrum/contract/routes';
import { ticketCalls } from '@husrum/contract/ticket';
import { SchemaForm } from '@husrum/forms';
import { AppLink, useApiMutation, useAppNavigate, useRouteId } from '@husrum/platform';
import { PageFrame, parseId, QueryContent, Section, useUrlState } from '@husrum/ui';
import { Navigate, useParams } from 'react-router-dom';
import { newTicketPlanning, TicketFields } from './ticket.fields';
import { useTicketActivity } from './ticket.queries';
import { ticketTexts } from './ticket.texts';
import { isTargetType, type TargetType, type TicketTarget, useTicketTarget } from './ticket-target.queries';

export default function TicketCreateScreen() {
  const { type } = useParams();
  const id = useRouteId();
  return isTargetType(type) ? (
    <LoadedTarget key={`${type}-${id}`} type={type} id={id} />
  ) : (
    <Navigate to={routes.session.notFound()} replace />
  );
}

const LoadedTarget = ({ type, id }: { type: TargetType; id: number }) => (
  <QueryContent query={useTicketTarget(type, id)}>
    {(target) => <CreateTicket type={type} id={id} target={target} />}
  </QueryContent>
);

/** `?maintenance=7` in the URL: the activity from which the ticket is created. */
const useActivityIdFromUrl = (): number | undefined => {
  const [text] = useUrlState('maintenance');
  return parseId(text) ?? undefined;
};

const CreateTicket = ({ type, id, target }: { type: TargetType; id: number; target: TicketTarget }) => {
  const activityId = useActivityIdFromUrl();
  const activity = useTicketActivity(activityId).data;
  const navigate = useAppNavigate();
  const save = useApiMutation(ticketCalls.create, {
    publish: (ticket) => [busEvent('ticket.created', { ticketId: ticket.id })],
    successMessage: ticketTexts.created,
    onSuccess: (ticket) => navigate(routes.ticket.detail({ id: ticket.id }), { replace: true }),
  });
  return (
    <PageFrame
      narrow
      title={ticketTexts.create}
      breadcrumb={[
        { title: ticketTexts.title, link: routes.ticket.overview() },
        { title: ticketTexts.create, link: null },
      ]}
      facts={[
        <>
          {ticketTexts.target} <AppLink to={target.link}>{target.name}</AppLink>
        </>,
        activity && (
          <>
            {ticketTexts.activity}{' '}
            <AppLink to={routes.maintenance.detail({ id: activity.id })}>{activity.title}</AppLink>
          </>
        ),
      ]}
    >
      <Section>
        <SchemaForm
          schema={ticketCalls.create.body}
          call={ticketCalls.create}
          initialValues={{
            tenant_id: type === 'tenant' ? id : null,
            entity_id: type === 'entity' ? id : null,
            maintenance_id: activityId ?? null,
            type: 'REPORT' as const,
            subject: '',
            description: '',
            ...newTicketPlanning,
          }}
          onSubmit={(body) => save.mutateAsync({ body })}
          submitLabel={ticketTexts.create}
          onCancel={() => navigate(target.link)}
        >
          <TicketFields />
        </SchemaForm>
      </Section>
    </PageFrame>
  );
};
