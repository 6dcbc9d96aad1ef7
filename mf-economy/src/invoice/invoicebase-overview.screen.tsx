import { NoticeList } from './notice-list';

export default function InvoicebaseOverviewScreen() {
  return <NoticeList />;
}
