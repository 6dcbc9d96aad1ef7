import { isInvoiceFilter } from '@husrum/contract/invoice';
import { routes } from '@husrum/contract/routes';
import { Navigate, useParams } from 'react-router-dom';
import { InvoiceList } from './invoice-list';

export default function InvoiceByStatusScreen() {
  const { status = '' } = useParams();
  return isInvoiceFilter(status) ? (
    <InvoiceList key={status} filter={status} />
  ) : (
    <Navigate to={routes.session.notFound()} replace />
  );
}
