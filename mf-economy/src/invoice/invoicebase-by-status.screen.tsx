import { isInvoiceFilter } from '@husrum/contract/invoice';
import { routes } from '@husrum/contract/routes';
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
