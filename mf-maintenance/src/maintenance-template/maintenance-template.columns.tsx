import type { MaintenanceTemplateRow } from '@husrum/contract/maintenance-template';
import { DateText } from '@husrum/ui';
import type { Column } from '@husrum/ui/data';
import { maintenanceTexts } from '../maintenance/maintenance.texts';
import { templateTexts } from './maintenance-template.texts';

export const templateSortable = ['title', 'reschedule_in', 'activities_count', 'updated_at'] as const;

export const templateColumns: readonly Column<MaintenanceTemplateRow, (typeof templateSortable)[number]>[] = [
  {
    key: 'title',
    title: templateTexts.columns.title,
    sort: 'title',
    main: true,
    wrap: true,
    render: ({ title }) => title,
  },
  {
    key: 'reschedule_in',
    title: templateTexts.columns.repetition,
    sort: 'reschedule_in',
    noWrap: true,
    render: ({ reschedule_in }) => maintenanceTexts.repeatsAfter(reschedule_in),
  },
  {
    key: 'tasks',
    title: templateTexts.columns.tasks,
    numeric: true,
    render: ({ tasks }) => tasks.length,
  },
  {
    key: 'activities_count',
    title: templateTexts.columns.activities,
    sort: 'activities_count',
    numeric: true,
    render: ({ activities_count }) => activities_count,
  },
  {
    key: 'updated_at',
    title: templateTexts.columns.updated,
    sort: 'updated_at',
    noWrap: true,
    render: ({ updated_at }) => <DateText value={updated_at} />,
  },
];
