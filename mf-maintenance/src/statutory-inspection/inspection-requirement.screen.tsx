import CalendarOutlined from '@ant-design/icons/es/icons/CalendarOutlined';
import CheckOutlined from '@ant-design/icons/es/icons/CheckOutlined';
import EditOutlined from '@ant-design/icons/es/icons/EditOutlined';
import FormOutlined from '@ant-design/icons/es/icons/FormOutlined';
import UndoOutlined from '@ant-design/icons/es/icons/UndoOutlined';
import { busEvent } from '@husrum/contract/bus';
import { routes } from '@husrum/contract/routes';
import {
  type InspectionKind,
  type InspectionRequirementDetail,
  inspectionKindInfo,
  isInspectionKind,
  statutoryInspectionCalls,
} from '@husrum/contract/statutory-inspection';
import { formatEntityName } from '@husrum/format';
import { AppLink, useApiMutation, useAppNavigate, useRouteId } from '@husrum/platform';
import {
  DateText,
  DescriptionList,
  PageFrame,
  QueryContent,
  Section,
  StatusTag,
  useConfirm,
} from '@husrum/ui';
import { Button } from '@husrum/ui/core';
import { useState } from 'react';
import { Navigate, useParams } from 'react-router-dom';
import { useRequirement } from './inspection.queries';
import { inspectionTexts } from './inspection.texts';
import { InspectionHistory } from './inspection-history';
import { InspectionIntervalModal } from './inspection-interval.modal';
import { InspectionRule } from './inspection-rule';
import { describeReason, formatMonths } from './inspection-text.rules';
import { PlanInspectionModal } from './plan-inspection.modal';
import { RegisterInspectionModal } from './register-inspection.modal';

export default function InspectionRequirementScreen() {
  const { kind } = useParams();
  const id = useRouteId();
  return kind !== undefined && isInspectionKind(kind) ? (
    <LoadedRequirement key={`${id} ${kind}`} id={id} kind={kind} />
  ) : (
    <Navigate to={routes.session.notFound()} replace />
  );
}

const LoadedRequirement = ({ id, kind }: { id: number; kind: InspectionKind }) => (
  <QueryContent query={useRequirement(id, kind)}>
    {(requirement) => <Requirement requirement={requirement} />}
  </QueryContent>
);

type Dialog = 'register' | 'plan' | 'interval';

const Requirement = ({ requirement }: { requirement: InspectionRequirementDetail }) => {
  const { entity, kind, status, breadcrumb, planned, own_interval } = requirement;
  const navigate = useAppNavigate();
  const confirm = useConfirm();
  const [dialog, setDialog] = useState<Dialog>();
  const close = () => setDialog(undefined);
  const reset = useApiMutation(statutoryInspectionCalls.resetInterval, {
    publish: () => [busEvent('inspection.changed', { entityId: entity.id })],
    successMessage: inspectionTexts.intervalReset,
  });
  const askToReset = async () => {
    if (await confirm({ text: inspectionTexts.resetQuestion }))
      reset.mutate({ params: { id: entity.id, kind } });
  };
  const { name } = inspectionKindInfo[kind];
  return (
    <PageFrame
      title={name}
      status={<StatusTag kind="inspection" value={status} />}
      breadcrumb={breadcrumb}
      facts={[
        <AppLink key="entity" to={routes.entity.detail({ id: entity.id })}>
          {formatEntityName(entity)}
        </AppLink>,
        describeReason(requirement),
      ]}
      actions={
        <>
          {planned === null && (
            <Button
              call={statutoryInspectionCalls.planActivity}
              icon={<CalendarOutlined />}
              onClick={() => setDialog('plan')}
            >
              {inspectionTexts.planActivity}
            </Button>
          )}
          <Button
            call={statutoryInspectionCalls.register}
            type="primary"
            icon={<CheckOutlined />}
            onClick={() => setDialog('register')}
          >
            {inspectionTexts.register}
          </Button>
        </>
      }
      menuActions={[
        {
          key: 'facts',
          call: statutoryInspectionCalls.saveFacts,
          label: inspectionTexts.factsButton,
          icon: <FormOutlined />,
          onClick: () => navigate(routes.inspection.facts({ id: entity.id })),
        },
        {
          key: 'interval',
          call: statutoryInspectionCalls.setInterval,
          label: inspectionTexts.setInterval,
          icon: <EditOutlined />,
          onClick: () => setDialog('interval'),
        },
        ...(own_interval
          ? [
              {
                key: 'reset',
                call: statutoryInspectionCalls.resetInterval,
                label: inspectionTexts.resetInterval,
                icon: <UndoOutlined />,
                onClick: () => void askToReset(),
              },
            ]
          : []),
      ]}
      aside={<InspectionRule requirement={requirement} />}
    >
      <RequirementFacts requirement={requirement} />
      <InspectionHistory requirement={requirement} />
      <RegisterInspectionModal requirement={requirement} open={dialog === 'register'} onClose={close} />
      <PlanInspectionModal requirement={requirement} open={dialog === 'plan'} onClose={close} />
      <InspectionIntervalModal requirement={requirement} open={dialog === 'interval'} onClose={close} />
    </PageFrame>
  );
};

const describeInterval = ({ months, once, own_interval }: InspectionRequirementDetail): string | null => {
  if (once) return inspectionTexts.once;
  if (months === null) return null;
  return own_interval
    ? inspectionTexts.ownInterval(formatMonths(months), own_interval.reason)
    : formatMonths(months);
};

const MAX_UPCOMING = 8;
const describeUpcoming = (days: readonly string[]): string =>
  [
    ...days.slice(0, MAX_UPCOMING),
    ...(days.length > MAX_UPCOMING ? [inspectionTexts.upcomingMore(days.length - MAX_UPCOMING)] : []),
  ].join(', ');

const RequirementFacts = ({ requirement }: { requirement: InspectionRequirementDetail }) => {
  const { last_on, due_on, planned, upcoming } = requirement;
  return (
    <Section title={inspectionTexts.requirement}>
      <DescriptionList
        items={[
          { label: inspectionTexts.last, value: <DateText value={last_on} /> },
          { label: inspectionTexts.next, value: <DateText value={due_on} /> },
          { label: inspectionTexts.interval, value: describeInterval(requirement) },
          {
            label: inspectionTexts.plannedFor,
            value: planned && (
              <AppLink to={routes.maintenance.detail({ id: planned.id })}>{planned.day}</AppLink>
            ),
          },
          { label: inspectionTexts.upcoming, value: describeUpcoming(upcoming) },
        ]}
      />
    </Section>
  );
};
