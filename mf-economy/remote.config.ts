import { routes } from '@husrum/contract/routes';
import { defineRemote } from '@husrum/platform/remote-config';

export default defineRemote({
  nav: [
    {
      section: 'economy',
      title: 'Hyresavier',
      link: routes.invoice.overview(),
      order: 10,
      icon: 'invoice',
      badges: ['invoicebase_review', 'invoicebase_error'],
      children: [
        {
          title: 'Att attestera',
          link: routes.invoice.byStatus({ status: 'review' }),
          badge: 'invoicebase_review',
        },
        {
          title: 'Redo att skickas',
          link: routes.invoice.byStatus({ status: 'ready' }),
          badge: 'invoicebase_ready',
        },
        {
          title: 'Obetalda',
          link: routes.invoice.byStatus({ status: 'unpaid' }),
          badge: 'invoicebase_unpaid',
        },
        {
          title: 'Förfallna',
          link: routes.invoice.byStatus({ status: 'overdue' }),
          badge: 'invoicebase_overdue',
        },
        {
          title: 'Kräver åtgärd',
          link: routes.invoice.byStatus({ status: 'error' }),
          badge: 'invoicebase_error',
        },
      ],
    },
    {
      section: 'economy',
      title: 'Hyresjusteringar',
      link: routes.rentAdjustment.overview(),
      order: 20,
      icon: 'rentAdjustment',
      badges: [],
      children: [],
    },
    {
      section: 'economy',
      title: 'Tillägg',
      link: routes.addon.overview(),
      order: 30,
      icon: 'addon',
      badges: [],
      children: [],
    },
    {
      section: 'economy',
      title: 'Ekonomisk översikt',
      link: routes.economy.overview(),
      order: 40,
      icon: 'economy',
      badges: ['bank_payment_undecided'],
      children: [
        { title: 'Betalningar', link: routes.bankFile.overview(), badge: 'bank_payment_undecided' },
        { title: 'Avstämning', link: routes.bankStatement.overview() },
        { title: 'Påminnelser', link: routes.reminder.overview() },
        { title: 'Kundfordringar', link: routes.ledger.aged() },
        { title: 'Depositioner', link: routes.deposit.overview() },
        { title: 'Dröjsmålsränta', link: routes.lateCharge.overview() },
        { title: 'Momsrapport', link: routes.vatReport.overview() },
        { title: 'Bokföring', link: routes.companyBooks.overview() },
        { title: 'Ofakturerade perioder', link: routes.economy.unbilled() },
        { title: 'Körningar', link: routes.economy.runs() },
      ],
    },
  ],
});
