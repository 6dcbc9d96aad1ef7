import { InvoiceList } from './invoice-list';

export default function InvoiceOverviewScreen() {
  return <InvoiceList />;
}
