import { type InspectionRequirement, inspectionKindInfo } from '@husrum/contract/statutory-inspection';
import { DateText, EntityLabel, StatusTag } from '@husrum/ui';
import type { Column } from '@husrum/ui/data';
import { inspectionTexts } from './inspection.texts';
import { describeReason } from './inspection-text.rules';

export const requirementSortable = ['entity', 'company', 'kind', 'status', 'last_on', 'due_on'] as const;
export const panelSortable = ['kind', 'status', 'due_on'] as const;

type RequirementColumn<K extends string> = Column<InspectionRequirement, K>;

const kind: RequirementColumn<'kind'> = {
  key: 'kind',
  title: inspectionTexts.columns.kind,
  sort: 'kind',
  main: true,
  wrap: true,
  render: (row) =>
    [inspectionKindInfo[row.kind].shortName, row.installation?.name].filter(Boolean).join(': '),
};
const status: RequirementColumn<'status'> = {
  key: 'status',
  title: inspectionTexts.columns.status,
  sort: 'status',
  noWrap: true,
  render: (row) => <StatusTag kind="inspection" value={row.status} />,
};
const toDo: RequirementColumn<never> = {
  key: 'to_do',
  title: inspectionTexts.columns.toDo,
  wrap: true,
  render: describeReason,
};
const entity: RequirementColumn<'entity'> = {
  key: 'entity',
  title: inspectionTexts.columns.entity,
  sort: 'entity',
  wrap: true,
  render: (row) => <EntityLabel entity={row.entity} />,
};
const company: RequirementColumn<'company'> = {
  key: 'company',
  title: inspectionTexts.columns.company,
  sort: 'company',
  wrap: true,
  hideOnMobile: true,
  render: (row) => row.company.name,
};
const last: RequirementColumn<'last_on'> = {
  key: 'last_on',
  title: inspectionTexts.columns.last,
  sort: 'last_on',
  noWrap: true,
  render: (row) => <DateText value={row.last_on} />,
};
const due: RequirementColumn<'due_on'> = {
  key: 'due_on',
  title: inspectionTexts.columns.due,
  sort: 'due_on',
  noWrap: true,
  render: (row) => (row.once && row.due_on === null ? inspectionTexts.once : <DateText value={row.due_on} />),
};

export const requirementColumns: readonly RequirementColumn<(typeof requirementSortable)[number]>[] = [
  kind,
  status,
  entity,
  company,
  last,
  due,
  toDo,
];
/** The columns on the page of an object. */
export const panelColumns: readonly RequirementColumn<(typeof panelSortable)[number]>[] = [
  kind,
  status,
  due,
  toDo,
];
