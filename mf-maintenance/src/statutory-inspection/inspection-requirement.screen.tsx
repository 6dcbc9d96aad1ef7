import ApartmentOutlined from '@ant-design/icons/es/icons/ApartmentOutlined';
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
  isInstalledKind,
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
import { Navigate, useParams, useSearchParams } from 'react-router-dom';
import { useRequirement } from './inspection.queries';
import { inspectionTexts } from './inspection.texts';
import { InspectionHistory } from './inspection-history';
import { InspectionInstallations } from './inspection-installations';
import { InspectionInstallationsModal } from './inspection-installations.modal';
import { InspectionIntervalModal } from './inspection-interval.modal';
import { InspectionRule } from './inspection-rule';
import { describeReason, formatMonths } from './inspection-text.rules';
import { PlanInspectionModal } from './plan-inspection.modal';
import { RegisterInspectionModal } from './register-inspection.modal';

export default function InspectionRequirementScreen() {
  const { kind } = useParams();
  const id = useRouteId();
  const installation = Number(useSearchParams()[0].get('installation')) || undefined;
  return kind !== undefined && isInspectionKind(kind) ? (
    <LoadedRequirement key={`${id} ${kind} ${installation}`} {...{ id, kind, installation }} />
  ) : (
    <Navigate to={routes.session.notFound()} replace />
  );
}

interface LoadedRequirementProps {
  id: number;
  kind: InspectionKind;
  installation: number | undefined;
}
const LoadedRequirement = ({ id, kind, installation }: LoadedRequirementProps) => (
  <QueryContent query={useRequirement(id, kind, installation)}>
    {(requirement) => <Requirement requirement={requirement} />}
  </QueryContent>
);

type Dialog = 'register' | 'plan' | 'interval' | 'installations';

const Requirement = ({ requirement }: { requirement: InspectionRequirementDetail }) => {
  const { entity, kind, installation, status, breadcrumb, planned, own_interval } = requirement;
  const navigate = useAppNavigate();
  const confirm = useConfirm();
  const [dialog, setDialog] = useState<Dialog>();
  const close = () => setDialog(undefined);
  const reset = useApiMutation(statutoryInspectionCalls.resetInterval, {
    publish: () => [busEvent('inspection.changed', { entityId: entity.id })],
    successMessage: inspectionTexts.intervalReset,
  });
  const confirmAndReset = async () => {
    if (await confirm({ text: inspectionTexts.resetQuestion }))
      reset.mutate({ params: { id: entity.id, kind } });
  };
  const { name } = inspectionKindInfo[kind];
  return (
    <PageFrame
      title={installation ? `${name}: ${installation.name}` : name}
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
        ...(isInstalledKind(kind)
          ? [
              {
                key: 'installations',
                call: statutoryInspectionCalls.saveInstallations,
                label: inspectionTexts.installations.edit,
                icon: <ApartmentOutlined />,
                onClick: () => setDialog('installations'),
              },
            ]
          : []),
        ...(own_interval
          ? [
              {
                key: 'reset',
                call: statutoryInspectionCalls.resetInterval,
                label: inspectionTexts.resetInterval,
                icon: <UndoOutlined />,
                onClick: () => void confirmAndReset(),
              },
            ]
          : []),
      ]}
      aside={<InspectionRule requirement={requirement} />}
    >
      <InspectionInstallations requirement={requirement} onEdit={() => setDialog('installations')} />
      <RequirementFacts requirement={requirement} />
      <InspectionHistory requirement={requirement} />
      <RegisterInspectionModal requirement={requirement} open={dialog === 'register'} onClose={close} />
      <PlanInspectionModal requirement={requirement} open={dialog === 'plan'} onClose={close} />
      <InspectionIntervalModal requirement={requirement} open={dialog === 'interval'} onClose={close} />
      {isInstalledKind(kind) && (
        <InspectionInstallationsModal
          requirement={requirement}
          kind={kind}
          open={dialog === 'installations'}
          onClose={close}
        />
      )}
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
