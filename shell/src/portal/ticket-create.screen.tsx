import type { BodyOf } from '@husrum/contract/core';
import {
  type PortalLease,
  type portalCalls,
  portalTicketInput,
  tenantTicketTypes,
} from '@husrum/contract/portal';
import { routes } from '@husrum/contract/routes';
import { ticketTypeLabel } from '@husrum/contract/ticket';
import { formatEntityName } from '@husrum/format';
import {
  type InitialValues,
  RadioField,
  SchemaForm,
  SelectField,
  TextAreaField,
  TextField,
  toOptions,
} from '@husrum/forms';
import { notify, useAppNavigate } from '@husrum/platform';
import { EmptyState, QueryContent, Section } from '@husrum/ui';
import { Button } from '@husrum/ui/core';
import { useState } from 'react';
import { PhotoPicker } from './photo-picker';
import { useCreateTicket, usePortalLeases, usePortalMe } from './portal.queries';
import { portalTexts } from './portal.texts';
import { PortalFrame } from './portal-frame';
import { usePortal } from './use-portal';
import { useUploadPhotos } from './use-upload-photos';

export default function PortalTicketCreateScreen() {
  return (
    <PortalFrame title={portalTexts.report}>
      <Report />
    </PortalFrame>
  );
}

type Body = BodyOf<typeof portalCalls.createTicket>;

const isCurrent = ({ status }: PortalLease): boolean => status === 'active' || status === 'ending';

const Report = () => (
  <QueryContent query={usePortalLeases()}>
    {(leases) => {
      const current = leases.filter(isCurrent);
      return current.length === 0 ? (
        <EmptyState kind="nothing" title={portalTexts.nothingToReport} />
      ) : (
        <ReportForm leases={current} />
      );
    }}
  </QueryContent>
);

const ReportForm = ({ leases }: { leases: readonly PortalLease[] }) => {
  const { stub } = usePortal();
  const landlord = usePortalMe().data?.landlord;
  const navigate = useAppNavigate();
  const create = useCreateTicket();
  const uploadPhotos = useUploadPhotos();
  const [photos, setPhotos] = useState<readonly File[]>([]);
  const entities = new Map(leases.map(({ entity }) => [entity.id, formatEntityName(entity)]));
  const [first] = entities.keys();
  const initialValues: InitialValues<Body> = {
    type: 'REPORT',
    entity_id: entities.size === 1 ? (first ?? null) : null,
    subject: '',
    description: '',
  };
  return (
    <Section>
      {landlord && <p>{portalTexts.reportIntro(landlord.name)}</p>}
      {landlord?.phone && <p>{portalTexts.urgent(landlord.phone)}</p>}
      <SchemaForm<Body>
        schema={portalTicketInput}
        initialValues={initialValues}
        submitLabel={portalTexts.send}
        showServerMessage
        onSubmit={async (body) => {
          const { id } = await create.mutateAsync({ body });
          await uploadPhotos(id, photos);
          notify.success(portalTexts.sent);
          navigate(routes.portal.ticket({ stub, id }), { replace: true });
        }}
      >
        <RadioField name="type" options={toOptions(tenantTicketTypes, ticketTypeLabel)} />
        <SelectField name="entity_id" options={[...entities].map(([value, label]) => ({ value, label }))} />
        <TextField name="subject" placeholder={portalTexts.placeholderSubject} />
        <TextAreaField name="description" rows={5} hint={portalTexts.descriptionHint} />
        <ChosenPhotos photos={photos} onChange={setPhotos} />
      </SchemaForm>
    </Section>
  );
};

interface ChosenPhotosProps {
  photos: readonly File[];
  onChange: (photos: readonly File[]) => void;
}

const ChosenPhotos = ({ photos, onChange }: ChosenPhotosProps) => (
  <div className="s-tenant__stack">
    <PhotoPicker label={portalTexts.choosePhotos} onChoose={(chosen) => onChange([...photos, ...chosen])} />
    <span className="h-muted">{portalTexts.photosHint}</span>
    {photos.length > 0 && (
      <ul className="s-tenant__photos" aria-label={portalTexts.photos}>
        {photos.map((photo, index) => (
          <li key={`${photo.name} ${photo.lastModified} ${photo.size}`}>
            <Button
              aria-label={portalTexts.removePhoto(photo.name)}
              onClick={() => onChange(photos.filter((_photo, other) => other !== index))}
            >
              {photo.name} ✕
            </Button>
          </li>
        ))}
      </ul>
    )}
  </div>
);
