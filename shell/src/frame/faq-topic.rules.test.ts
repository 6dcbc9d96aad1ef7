import { routes } from '@husrum/contract/routes';
import { findFaqTopic } from './faq-topic.rules';

test.each([
  [routes.lease.detail({ id: 7 }), 'leases'],
  [routes.invoice.overview(), 'invoices'],
  [routes.company.invoicing({ id: 1 }), 'objects'],
  [routes.setting.users(), 'account'],
  [routes.contact.message({ id: 3 }), 'leases'],
  [routes.fieldWork.today(), 'tickets'],
  [routes.inspection.overview(), 'tickets'],
  [routes.calendar.week(), 'tickets'],
  [routes.home.dashboard(), 'start'],
])('%s opens the questions about %s', (path, topic) => {
  expect(findFaqTopic(path)).toBe(topic);
});
