import './inspection-history.css';
import { busEvent } from '@husrum/contract/bus';
import { routes } from '@husrum/contract/routes';
import {
  type InspectionRequirementDetail,
  type StatutoryInspection,
  statutoryInspectionCalls,
} from '@husrum/contract/statutory-inspection';
import { AppLink, openFile, useApiMutation } from '@husrum/platform';
import { DateText, DescriptionList, EmptyState, Money, Section, StatusTag, useConfirm } from '@husrum/ui';
import { Button } from '@husrum/ui/core';
import { inspectionTexts } from './inspection.texts';

/** The registered inspections, newest first. */
export const InspectionHistory = ({
  requirement: { entity, inspections },
}: {
  requirement: InspectionRequirementDetail;
}) => (
  <Section title={inspectionTexts.history}>
    {inspections.length === 0 ? (
      <EmptyState kind="nothing" compact title={inspectionTexts.noHistory} />
    ) : (
      <ol className="m-inspections">
        {inspections.map((inspection) => (
          <li key={inspection.id}>
            <Inspection inspection={inspection} entityId={entity.id} />
          </li>
        ))}
      </ol>
    )}
  </Section>
);

const Inspection = ({ inspection, entityId }: { inspection: StatutoryInspection; entityId: number }) => {
  const { id, performed_on, result, inspector_name, inspector_company, file, remarks } = inspection;
  const confirm = useConfirm();
  const remove = useApiMutation(statutoryInspectionCalls.remove, {
    publish: () => [busEvent('inspection.changed', { entityId })],
    successMessage: inspectionTexts.removed,
  });
  const confirmAndRemove = async () => {
    if (await confirm({ text: inspectionTexts.removeQuestion, danger: true }))
      remove.mutate({ params: { id } });
  };
  return (
    <article aria-label={performed_on}>
      <header className="m-inspections__head">
        <h3>
          <DateText value={performed_on} />
        </h3>
        <StatusTag kind="inspectionResult" value={result} />
        <Button
          call={statutoryInspectionCalls.remove}
          type="text"
          size="small"
          danger
          aria-label={inspectionTexts.removeInspection(performed_on)}
          loading={remove.isPending}
          onClick={() => void confirmAndRemove()}
        >
          {inspectionTexts.remove}
        </Button>
      </header>
      <DescriptionList
        items={[
          {
            label: inspectionTexts.performedBy,
            value: [inspector_name, inspector_company].filter(Boolean).join(', '),
          },
          ...listDetails(inspection),
          ...(file
            ? [
                {
                  label: inspectionTexts.inspectionReport,
                  value: (
                    <Button
                      type="link"
                      className="m-inspections__file"
                      onClick={() => void openFile(file.id)}
                    >
                      {file.name}
                    </Button>
                  ),
                },
              ]
            : []),
        ]}
      />
      {remarks.length > 0 && (
        <>
          <h4>{inspectionTexts.remarks}</h4>
          <ul className="m-inspections__remarks">
            {remarks.map((remark) => (
              <li key={remark.id}>
                <span>{remark.remark}</span>
                <RemarkTicket remark={remark} entityId={entityId} />
              </li>
            ))}
          </ul>
        </>
      )}
    </article>
  );
};

const listDetails = (inspection: StatutoryInspection) => {
  const { certificate_number, certificate_valid_to, reinspect_by, budget, cost, maintenance_id, note } =
    inspection;
  const certificate = [
    certificate_number,
    certificate_valid_to && inspectionTexts.validTo(certificate_valid_to),
  ];
  return [
    ...(certificate.some(Boolean)
      ? [{ label: inspectionTexts.certificate, value: certificate.filter(Boolean).join(', ') }]
      : []),
    ...(reinspect_by ? [{ label: inspectionTexts.reinspect, value: <DateText value={reinspect_by} /> }] : []),
    ...(budget === null ? [] : [{ label: inspectionTexts.budget, value: <Money value={budget} /> }]),
    ...(cost === null ? [] : [{ label: inspectionTexts.cost, value: <Money value={cost} /> }]),
    ...(maintenance_id === null
      ? []
      : [
          {
            label: inspectionTexts.byActivity,
            value: (
              <AppLink to={routes.maintenance.detail({ id: maintenance_id })}>
                {inspectionTexts.activityLink}
              </AppLink>
            ),
          },
        ]),
    ...(note ? [{ label: inspectionTexts.note, value: note }] : []),
  ];
};

const RemarkTicket = ({
  remark: { id, remark, ticket },
  entityId,
}: {
  remark: StatutoryInspection['remarks'][number];
  entityId: number;
}) => {
  const create = useApiMutation(statutoryInspectionCalls.createTicket, {
    publish: (created) => [
      busEvent('inspection.changed', { entityId }),
      ...(created.ticket ? [busEvent('ticket.created', { ticketId: created.ticket.id })] : []),
    ],
    successMessage: inspectionTexts.ticketCreated,
  });
  if (ticket)
    return (
      <span>
        <AppLink to={routes.ticket.detail({ id: ticket.id })}>{ticket.reference}</AppLink>{' '}
        <StatusTag kind="ticket" value={ticket.status} />
      </span>
    );
  return (
    <Button
      call={statutoryInspectionCalls.createTicket}
      size="small"
      aria-label={inspectionTexts.createTicketOf(remark)}
      loading={create.isPending}
      onClick={() => create.mutate({ params: { id } })}
    >
      {inspectionTexts.createTicket}
    </Button>
  );
};
