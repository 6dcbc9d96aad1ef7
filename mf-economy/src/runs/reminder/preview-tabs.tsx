import { routes } from '@husrum/contract/routes';
import { NavTabs } from '../../invoicing/invoice/nav-tabs';
import { reminderTexts as texts } from './reminder.texts';

/** Links to the reminders that can be sent, and to the invoices that are left out. */
export const PreviewTabs = ({
  current,
  excluded,
}: {
  current: 'preview' | 'excluded';
  excluded?: number | undefined;
}) => (
  <NavTabs
    label={texts.previewTitle}
    tabs={[
      { title: texts.tabToSend, to: routes.reminder.preview(), current: current === 'preview' },
      {
        title: texts.tabExcluded,
        to: routes.reminder.excluded(),
        current: current === 'excluded',
        count: excluded,
      },
    ]}
  />
);

export const previewBreadcrumb = (title: string) => [
  { title: texts.economy, link: routes.economy.overview() },
  { title: texts.title, link: routes.reminder.overview() },
  { title, link: null },
];
