import { busEvent } from '@husrum/contract/bus';
import { routes } from '@husrum/contract/routes';
import { ticketCalls } from '@husrum/contract/ticket';
import { SchemaForm } from '@husrum/forms';
import { AppLink, useGo, useRouteId, useSave } from '@husrum/platform';
import { Loaded, PageFrame, Section } from '@husrum/ui';
import { Navigate, useParams } from 'react-router-dom';
import { texts } from './ticket.texts';
import { TicketFields } from './ticket-fields';
import { isSubjectType, type Subject, type SubjectType, useSubject } from './ticket-subject';

export default function TicketCreateScreen() {
  const { type } = useParams();
  const id = useRouteId();
  return isSubjectType(type) ? (
    <LoadedSubject key={`${type}-${id}`} type={type} id={id} />
  ) : (
    <Navigate to={routes.session.notFound()} replace />
  );
}

const LoadedSubject = ({ type, id }: { type: SubjectType; id: number }) => (
  <Loaded query={useSubject(type, id)}>
    {(subject) => <CreateTicket type={type} id={id} subject={subject} />}
  </Loaded>
);

const CreateTicket = ({ type, id, subject }: { type: SubjectType; id: number; subject: Subject }) => {
  const go = useGo();
  const save = useSave(ticketCalls.create, {
    publish: (ticket) => [busEvent('ticket.created', { ticketId: ticket.id })],
    success: texts.created,
    onDone: (ticket) => go(routes.ticket.detail({ id: ticket.id }), { replace: true }),
  });
  return (
    <PageFrame
      narrow
      title={texts.create}
      breadcrumb={[
        { title: texts.title, link: routes.ticket.overview() },
        { title: texts.create, link: null },
      ]}
      facts={[
        <>
          Gäller <AppLink to={subject.link}>{subject.name}</AppLink>
        </>,
      ]}
    >
      <Section>
        <SchemaForm
          schema={ticketCalls.create.body}
          initial={{
            tenant_id: type === 'tenant' ? id : null,
            entity_id: type === 'entity' ? id : null,
            type: 'REPORT' as const,
            subject: '',
            description: '',
          }}
          onSubmit={(body) => save.mutateAsync({ body })}
          submitLabel={texts.create}
          onCancel={() => go(subject.link)}
        >
          <TicketFields />
        </SchemaForm>
      </Section>
    </PageFrame>
  );
};
