import PlusOutlined from '@ant-design/icons/es/icons/PlusOutlined';
import { eventCalls } from '@husrum/contract/event';
import { type PanelProps, panels } from '@husrum/contract/panels';
import { EmptyState, lazyComponent, QueryContent, RowsSkeleton, Section } from '@husrum/ui';
import { Button } from '@husrum/ui/core';
import { TablePagination, useLocalTable } from '@husrum/ui/data';
import { useEffect, useState } from 'react';
import { CreateEventModal } from './create-event.modal';
import { useOwnerEvents } from './event.queries';
import { eventTexts } from './event.texts';
import { useEventActions } from './use-event-actions';

const skeleton = <RowsSkeleton rows={3} />;
/** Lazy: the HTML sanitizer is large and not needed without events. */
const EventList = lazyComponent(
  async () => ({ default: (await import('./event-list')).EventList }),
  skeleton,
);

const PAGE_SIZE = 5;

/** The events of an object or a lease, on its page. */
export default function EventsPanel({ type, id, readOnly = false }: PanelProps['events.of']) {
  const [isCreating, setIsCreating] = useState(false);
  const table = useLocalTable();
  const { page, goToPage } = table;
  const query = useOwnerEvents({ type, id }, { page, limit: PAGE_SIZE });
  const { actions, modal } = useEventActions(readOnly, query.data?.data ?? []);
  const lastPage = query.data?.last_page ?? page;
  // Without this, the page would be empty after its only event was removed.
  useEffect(() => {
    if (page > lastPage) goToPage(lastPage);
  }, [page, lastPage, goToPage]);
  const create = readOnly ? undefined : (
    <Button call={eventCalls.create} icon={<PlusOutlined />} onClick={() => setIsCreating(true)}>
      {eventTexts.create}
    </Button>
  );
  return (
    <Section title={panels['events.of'].title} extra={create} flush>
      <QueryContent query={query} skeleton={skeleton} compact>
        {(events) =>
          events.total === 0 ? (
            <EmptyState kind="nothing" compact title={eventTexts.none} />
          ) : (
            <>
              <EventList events={events.data} actions={actions} />
              <TablePagination table={table} info={events} />
            </>
          )
        }
      </QueryContent>
      {modal}
      <CreateEventModal
        type={type}
        id={id}
        open={isCreating}
        onClose={() => setIsCreating(false)}
        onCreated={() => {
          setIsCreating(false);
          goToPage(1);
        }}
      />
    </Section>
  );
}
