import {
  type AnnouncementRow,
  announcementAudiences,
  announcementCalls,
  DEFAULT_ANNOUNCEMENT_DAYS,
} from '@husrum/contract/announcement';
import { addDays, today } from '@husrum/format';
import {
  CheckboxField,
  DateField,
  FieldGrid,
  SchemaForm,
  SelectField,
  TextAreaField,
  TextField,
  toOptions,
} from '@husrum/forms';
import { DateRange, Section, useConfirm } from '@husrum/ui';
import { Button } from '@husrum/ui/core';
import { type Column, UrlTable, useLocalTable } from '@husrum/ui/data';
import { useState } from 'react';
import { useAnnouncementRows, useCreateAnnouncement, useRemoveAnnouncement } from './announcement.queries';
import { audienceLabel, announcementFormTexts as texts } from './announcement.texts';
import { AnnouncementPreview } from './announcement-preview';

const RemoveButton = ({ row }: { row: AnnouncementRow }) => {
  const confirm = useConfirm();
  const remove = useRemoveAnnouncement();
  return (
    <Button
      size="small"
      loading={remove.isPending}
      aria-label={texts.removeRow(row.title)}
      onClick={async () => {
        const isConfirmed = await confirm({
          text: texts.confirmRemove(row.title),
          ok: texts.remove,
          danger: true,
        });
        if (isConfirmed) remove.mutate({ params: { id: row.id } });
      }}
    >
      {texts.remove}
    </Button>
  );
};

const columns: readonly Column<AnnouncementRow, never>[] = [
  { key: 'title', title: texts.title, render: ({ title }) => title },
  { key: 'audience', title: texts.audience, render: ({ audience }) => audienceLabel[audience] },
  {
    key: 'period',
    title: texts.period,
    noWrap: true,
    render: ({ starts_on, ends_on }) => <DateRange start={starts_on} stop={ends_on} />,
  },
  { key: 'seen', title: texts.seen, numeric: true, render: ({ seen }) => seen },
  { key: 'dismissed', title: texts.dismissed, numeric: true, render: ({ dismissed }) => dismissed },
  { key: 'remove', title: '', render: (row) => <RemoveButton row={row} /> },
];

/** The form and the list of announcements to users. It is for developers of the product. */
export const AnnouncementsSection = () => {
  const table = useLocalTable();
  const query = useAnnouncementRows(table.page);
  const create = useCreateAnnouncement();
  const [createdCount, setCreatedCount] = useState(0);
  const start = today(new Date());
  return (
    <Section title={texts.section}>
      <SchemaForm
        key={createdCount}
        schema={announcementCalls.create.body}
        initialValues={{
          title: '',
          body: '',
          audience: 'ALL' as const,
          dismissible: true,
          read_behavior: 'mark_on_view' as const,
          starts_on: start,
          ends_on: addDays(start, DEFAULT_ANNOUNCEMENT_DAYS - 1),
        }}
        onSubmit={async (body) => {
          await create.mutateAsync({ body });
          setCreatedCount((count) => count + 1);
        }}
        submitLabel={texts.submit}
      >
        <TextField name="title" />
        <TextAreaField name="body" rows={2} />
        <FieldGrid>
          <SelectField name="audience" options={toOptions(announcementAudiences, audienceLabel)} />
          <CheckboxField name="dismissible" />
          <DateField name="starts_on" />
          <DateField name="ends_on" />
        </FieldGrid>
        <AnnouncementPreview />
      </SchemaForm>
      <UrlTable
        label={texts.section}
        table={table}
        query={query}
        columns={columns}
        rowKey={({ id }) => id}
        empty={{ title: texts.none }}
      />
    </Section>
  );
};
