import { isInvoiceFilter, routes } from '@husrum/contract';
import { Navigate, useParams } from 'react-router-dom';
import { NoticeList } from './notice-list';

export default function InvoicebaseByStatusScreen() {
  const { status = '' } = useParams();
  return isInvoiceFilter(status) ? (
    <NoticeList key={status} filter={status} />
  ) : (
    <Navigate to={routes.session.notFound()} replace />
  );
}
