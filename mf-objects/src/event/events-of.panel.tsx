import PlusOutlined from '@ant-design/icons/es/icons/PlusOutlined';
import { type PanelProps, panels } from '@husrum/contract/panels';
import { EmptyState, Loaded, RowsSkeleton, Section } from '@husrum/ui';
import { Button } from '@husrum/ui/core';
import { TablePages, useLocalTable } from '@husrum/ui/data';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useEventsOf } from './event.queries';
import { texts } from './event.texts';
import { EventCreateModal } from './event-create.modal';
import { useEventActions } from './use-event-actions';

/** What cleans the descriptions is large: where there are no notes it is not fetched. */
const EventList = lazy(async () => ({ default: (await import('./event-list')).EventList }));

const SHOWN = 5;

/** The notes on an object or a lease, on its page. */
export default function EventsOfPanel({ type, id, readOnly = false }: PanelProps['events.of']) {
  const [creating, setCreating] = useState(false);
  const { actions, modal } = useEventActions(readOnly);
  const table = useLocalTable();
  const { page, goToPage } = table;
  const query = useEventsOf({ type, id }, { page, limit: SHOWN });
  const last = query.data?.last_page ?? page;
  // The last note of the last page was removed.
  useEffect(() => {
    if (page > last) goToPage(last);
  }, [page, last, goToPage]);
  const create = readOnly ? undefined : (
    <Button icon={<PlusOutlined />} onClick={() => setCreating(true)}>
      {texts.create}
    </Button>
  );
  const skeleton = <RowsSkeleton rows={3} />;
  return (
    <Section title={panels['events.of'].title} extra={create} flush>
      <Loaded query={query} skeleton={skeleton} compact>
        {(found) =>
          found.total === 0 ? (
            <EmptyState kind="nothing" compact title={texts.none} />
          ) : (
            <Suspense fallback={skeleton}>
              <EventList events={found.data} actions={actions} />
              <TablePages table={table} info={found} />
            </Suspense>
          )
        }
      </Loaded>
      {modal}
      <EventCreateModal
        type={type}
        id={id}
        open={creating}
        onClose={() => setCreating(false)}
        onDone={() => {
          setCreating(false);
          goToPage(1);
        }}
      />
    </Section>
  );
}
