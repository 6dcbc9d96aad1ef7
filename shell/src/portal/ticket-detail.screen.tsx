import type { PortalTicket } from '@husrum/contract/portal';
import { portalCommentInput } from '@husrum/contract/portal';
import { commentableStatuses, ticketTypeLabel } from '@husrum/contract/ticket';
import { formatEntityName } from '@husrum/format';
import { SchemaForm, TextAreaField } from '@husrum/forms';
import { useRouteId } from '@husrum/platform';
import {
  DateText,
  DescriptionList,
  EmptyState,
  ErrorState,
  PageSkeleton,
  Section,
  StatusTag,
} from '@husrum/ui';
import { Button } from '@husrum/ui/core';
import { useState } from 'react';
import { isRefused } from '../tenant-portal/tenant-portal.queries';
import { PhotoPicker } from './photo-picker';
import { PhotoViewer } from './photo-viewer';
import { useComment, usePortalTicket } from './portal.queries';
import { portalTexts } from './portal.texts';
import { PortalFrame } from './portal-frame';
import { TicketComments } from './ticket-comments';
import { usePortal } from './use-portal';
import { useUploadPhotos } from './use-upload-photos';

export default function PortalTicketDetailScreen() {
  const { isSignedIn } = usePortal();
  return isSignedIn ? <Ticket /> : <PortalFrame title={portalTexts.tickets}>{null}</PortalFrame>;
}

const Ticket = () => {
  const { data: ticket, error, refetch } = usePortalTicket(useRouteId());
  if (ticket)
    return (
      <PortalFrame title={ticket.subject} extra={<StatusTag kind="ticket" value={ticket.status} />}>
        <TicketContent ticket={ticket} />
      </PortalFrame>
    );
  if (error && isRefused(error))
    return (
      <PortalFrame title={portalTexts.notFoundTitle}>
        <p>{portalTexts.notFound}</p>
      </PortalFrame>
    );
  return (
    <PortalFrame title={portalTexts.tickets}>
      {error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <PageSkeleton />}
    </PortalFrame>
  );
};

const TicketContent = ({ ticket }: { ticket: PortalTicket }) => (
  <>
    <Section>
      <DescriptionList
        columns={1}
        items={[
          { label: ticketTypeLabel[ticket.type], value: ticket.reference },
          { label: portalTexts.object, value: ticket.entity && formatEntityName(ticket.entity) },
          { label: portalTexts.reportedOn, value: <DateText value={ticket.created_at} time /> },
        ]}
      />
    </Section>
    <Section title={portalTexts.description}>
      <p className="s-tenant__prose">{ticket.description}</p>
    </Section>
    <Photos ticket={ticket} />
    <Section title={portalTexts.comments}>
      {ticket.comments.length === 0 ? (
        <EmptyState kind="nothing" compact title={portalTexts.noComments} />
      ) : (
        <TicketComments comments={ticket.comments} />
      )}
      <AddComment ticket={ticket} />
    </Section>
  </>
);

const Photos = ({ ticket: { id, photos, status } }: { ticket: PortalTicket }) => {
  const uploadPhotos = useUploadPhotos();
  const [isUploading, setUploading] = useState(false);
  const [opened, setOpened] = useState<number>();
  const isResolved = status === 'RESOLVED';
  if (isResolved && photos.length === 0) return null;
  return (
    <Section title={portalTexts.photos}>
      <div className="s-tenant__stack">
        {photos.length > 0 && (
          <ul className="s-tenant__photos" aria-label={portalTexts.photos}>
            {photos.map((photo, position) => (
              <li key={photo.id}>
                <Button aria-label={portalTexts.openPhoto(photo.name)} onClick={() => setOpened(position)}>
                  {photo.name}
                </Button>
              </li>
            ))}
          </ul>
        )}
        {!isResolved && (
          <PhotoPicker
            label={portalTexts.addPhotos}
            loading={isUploading}
            onChoose={(files) => {
              setUploading(true);
              void uploadPhotos(id, files).finally(() => setUploading(false));
            }}
          />
        )}
      </div>
      {opened !== undefined && (
        <PhotoViewer photos={photos} start={opened} onClose={() => setOpened(undefined)} />
      )}
    </Section>
  );
};

const AddComment = ({ ticket: { id, status } }: { ticket: PortalTicket }) => {
  const comment = useComment();
  if (!commentableStatuses.includes(status))
    return <p className="h-muted">{status === 'RESOLVED' ? portalTexts.resolved : portalTexts.notOpenYet}</p>;
  return (
    <SchemaForm
      schema={portalCommentInput}
      initialValues={{ comment: '' }}
      submitLabel={portalTexts.comment}
      showServerMessage
      resetOnSuccess
      onSubmit={(body) => comment.mutateAsync({ params: { id }, body })}
    >
      <TextAreaField name="comment" rows={3} />
    </SchemaForm>
  );
};
