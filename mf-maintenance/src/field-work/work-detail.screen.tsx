import './field-work.css';
import { isWorkType, type WorkItem } from '@husrum/contract/field-work';
import { routes } from '@husrum/contract/routes';
import { useRouteId } from '@husrum/platform';
import { QueryContent } from '@husrum/ui';
import { Navigate, useParams } from 'react-router-dom';
import { useWork } from './field-work.queries';
import { useActivityActions, useTicketActions } from './use-work-actions';
import { WorkPage } from './work-page';

export default function WorkDetailScreen() {
  const { type } = useParams();
  const id = useRouteId();
  return isWorkType(type) ? (
    <WorkLoader key={`${type} ${id}`} type={type} id={id} />
  ) : (
    <Navigate to={routes.session.notFound()} replace />
  );
}

const WorkLoader = ({ type, id }: Pick<WorkItem, 'type' | 'id'>) => (
  <QueryContent query={useWork(type, id)}>
    {(item) => (type === 'ticket' ? <TicketWork item={item} /> : <ActivityWork item={item} />)}
  </QueryContent>
);

const ActivityWork = ({ item }: { item: WorkItem }) => (
  <WorkPage item={item} actions={useActivityActions(item)} />
);
const TicketWork = ({ item }: { item: WorkItem }) => (
  <WorkPage item={item} actions={useTicketActions(item)} />
);
