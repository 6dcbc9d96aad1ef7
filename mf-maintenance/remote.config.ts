import { routes } from '@husrum/contract/routes';
import { defineRemote } from '@husrum/platform/remote-config';

export default defineRemote({
  nav: [
    {
      section: 'operations',
      title: 'Teknisk förvaltning',
      link: routes.maintenance.overview(),
      order: 10,
      icon: 'maintenance',
      badges: [],
      children: [
        { title: 'Dagens arbete', link: routes.fieldWork.today() },
        { title: 'Aktiviteter', link: routes.maintenance.overview() },
        { title: 'Mallar', link: routes.template.overview() },
        { title: 'Myndighetskrav', link: routes.inspection.overview() },
        { title: 'Kalender', link: routes.calendar.week() },
      ],
    },
    {
      section: 'operations',
      title: 'Ärenden',
      link: routes.ticket.overview(),
      order: 30,
      icon: 'ticket',
      badges: ['ticket_new'],
      children: [],
    },
  ],
});
