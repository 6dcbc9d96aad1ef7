import { formRoute, route } from './route';

/** Every client path of the product with its owner. All links are built from this table. */
export const routes = {
  session: {
    root: route('shell', '/'),
    login: route('shell', '/login', 'public'),
    verified: route('shell', '/verified', 'public'),
    register: route('shell', '/register', 'public'),
    registerInvited: route('shell', '/register/:invite', 'public'),
    forgot: route('shell', '/forgot', 'public'),
    reset: route('shell', '/reset/:token', 'public'),
    terms: route('shell', '/terms', 'public'),
    changeEmail: route('shell', '/change/email/:token'),
    notFound: route('shell', '/404'),
  },
  home: {
    dashboard: route('shell', '/dashboard'),
    onboard: route('shell', '/onboard'),
  },
  company: {
    overview: route('mf-objects', '/company'),
    create: formRoute('mf-objects', '/company/create', 'property.write'),
    detail: route('mf-objects', '/company/:id'),
    edit: formRoute('mf-objects', '/company/:id/edit', 'property.write'),
    invoicing: route('mf-objects', '/company/:id/invoicingconfig'),
  },
  entity: {
    overview: route('mf-objects', '/entity/overview/:page?'),
    byType: route('mf-objects', '/entity/type/:type/:page?'),
    create: formRoute('mf-objects', '/entity/create/:parentType/:parentId', 'property.write'),
    detail: route('mf-objects', '/entity/:id'),
    edit: formRoute('mf-objects', '/entity/:id/edit', 'property.write'),
  },
  file: { overview: route('mf-objects', '/file') },
  import: { create: formRoute('mf-objects', '/import', 'property.write') },
  lease: {
    overview: route('mf-leases', '/lease/overview/:page?'),
    byState: route('mf-leases', '/lease/filter/:filter/:page?'),
    create: formRoute('mf-leases', '/lease/create', 'property.write'),
    detail: route('mf-leases', '/lease/:id'),
    edit: formRoute('mf-leases', '/lease/:id/edit', 'property.write'),
    addTenant: formRoute('mf-leases', '/lease/:id/tenant/create', 'property.write'),
    addReceipt: formRoute('mf-leases', '/lease/:id/quittance/create', 'property.write'),
  },
  tenant: {
    overview: route('mf-leases', '/tenant/overview/:page?'),
    create: formRoute('mf-leases', '/tenant/create', 'property.write'),
    detail: route('mf-leases', '/tenant/:id'),
    edit: formRoute('mf-leases', '/tenant/:id/edit', 'contact.write'),
    addAddress: formRoute('mf-leases', '/address/create/tenant/:id', 'contact.write'),
  },
  contact: {
    write: formRoute('mf-leases', '/contact/:type/:id', 'contact.write'),
    message: route('mf-leases', '/message/:id'),
  },
  accountingSync: {
    divergences: route('mf-economy', '/invoicebase/divergences'),
  },
  invoice: {
    overview: route('mf-economy', '/invoicebase/overview/:page?'),
    byStatus: route('mf-economy', '/invoicebase/status/:status/:page?'),
    detail: route('mf-economy', '/invoicebase/:id'),
  },
  economy: {
    overview: route('mf-economy', '/economy'),
    unbilled: route('mf-economy', '/economy/unbilled'),
    runs: route('mf-economy', '/economy/run'),
    run: route('mf-economy', '/economy/run/:id'),
  },
  reminder: {
    overview: route('mf-economy', '/economy/reminder'),
    preview: route('mf-economy', '/economy/reminder/preview'),
    excluded: route('mf-economy', '/economy/reminder/excluded'),
    settings: route('mf-economy', '/economy/reminder/settings'),
    detail: route('mf-economy', '/economy/reminder/:id'),
  },
  ledger: {
    aged: route('mf-economy', '/economy/ledger'),
    tenant: route('mf-economy', '/economy/ledger/tenant/:id'),
  },
  vatReport: {
    overview: route('mf-economy', '/economy/vat'),
    invoices: route('mf-economy', '/economy/vat/invoice'),
  },
  companyBooks: {
    overview: route('mf-economy', '/economy/books'),
    settings: formRoute('mf-economy', '/economy/books/:id/settings', 'economy.write'),
  },
  voucher: {
    overview: route('mf-economy', '/economy/voucher'),
  },
  deposit: {
    overview: route('mf-economy', '/economy/deposit'),
  },
  bankFile: {
    overview: route('mf-economy', '/economy/bankfile'),
    detail: route('mf-economy', '/economy/bankfile/:id'),
  },
  bankStatement: {
    overview: route('mf-economy', '/economy/statement'),
  },
  lateCharge: {
    overview: route('mf-economy', '/economy/late'),
    charged: route('mf-economy', '/economy/late/charged'),
    settings: formRoute('mf-economy', '/economy/late/:id/settings', 'economy.write'),
  },
  referenceRate: {
    overview: route('mf-economy', '/economy/rate'),
  },
  addon: {
    overview: route('mf-economy', '/addon'),
    create: formRoute('mf-economy', '/addon/create', 'economy.write'),
    detail: route('mf-economy', '/addon/:id'),
    edit: formRoute('mf-economy', '/addon/:id/edit', 'economy.write'),
  },
  rentAdjustment: {
    overview: route('mf-economy', '/rentadjustment/overview'),
    create: formRoute('mf-economy', '/rentadjustment/create', 'economy.write'),
  },
  indexRun: {
    overview: route('mf-economy', '/economy/index'),
    create: formRoute('mf-economy', '/economy/index/create', 'economy.write'),
    detail: route('mf-economy', '/economy/index/run/:id'),
  },
  indexValue: {
    overview: route('mf-economy', '/economy/index/value'),
  },
  ticket: {
    overview: route('mf-maintenance', '/ticket/overview/:page?'),
    byStatus: route('mf-maintenance', '/ticket/status/:status/:page?'),
    create: formRoute('mf-maintenance', '/ticket/create/:type/:id', 'property.write'),
    detail: route('mf-maintenance', '/ticket/:id'),
    edit: formRoute('mf-maintenance', '/ticket/:id/edit', 'property.write'),
  },
  maintenance: {
    overview: route('mf-maintenance', '/maintenance/overview'),
    costs: route('mf-maintenance', '/maintenance/costs'),
    create: formRoute('mf-maintenance', '/:type/:id/maintenance/create', 'property.write'),
    detail: route('mf-maintenance', '/maintenance/:id'),
    edit: formRoute('mf-maintenance', '/maintenance/:id/edit', 'property.write'),
  },
  fieldWork: {
    today: route('mf-maintenance', '/fieldwork'),
    detail: route('mf-maintenance', '/fieldwork/:type/:id'),
  },
  template: {
    overview: route('mf-maintenance', '/maintenance/template/overview'),
    create: formRoute('mf-maintenance', '/maintenance/template/create', 'property.write'),
    detail: route('mf-maintenance', '/maintenance/template/:id'),
    edit: formRoute('mf-maintenance', '/maintenance/template/:id/edit', 'property.write'),
  },
  inspection: {
    overview: route('mf-maintenance', '/inspection/overview/:page?'),
    requirement: route('mf-maintenance', '/inspection/requirement/:id/:kind'),
    facts: formRoute('mf-maintenance', '/inspection/facts/:id', 'property.write'),
    plan: route('mf-maintenance', '/inspection/plan'),
  },
  calendar: { week: route('mf-maintenance', '/calendar') },
  report: {
    premade: route('mf-reports', '/report/premade'),
    create: route('mf-reports', '/report/create'),
  },
  setting: {
    billable: route('mf-settings', '/setting/billable'),
    user: route('mf-settings', '/setting/user'),
    users: route('mf-settings', '/setting/users'),
    membership: route('mf-settings', '/setting/membership'),
    tenantportal: route('mf-settings', '/setting/tenantportal'),
  },
  /** For tenants, who are not users of the product. */
  portal: {
    activate: route('shell', '/portal/activate/:token', 'public'),
    /** Sign-in, or the start page of a tenant who is signed in. The pages below ask for sign-in by themselves. */
    landlord: route('shell', '/portal/:stub', 'public'),
    forgot: route('shell', '/portal/:stub/forgot', 'public'),
    reset: route('shell', '/portal/:stub/reset/:token', 'public'),
    invoices: route('shell', '/portal/:stub/invoice', 'public'),
    ledger: route('shell', '/portal/:stub/ledger', 'public'),
    tickets: route('shell', '/portal/:stub/ticket', 'public'),
    ticket: route('shell', '/portal/:stub/ticket/:id', 'public'),
    createTicket: route('shell', '/portal/:stub/ticket/create', 'public'),
  },
  integration: {
    overview: route('mf-settings', '/integration/overview'),
    create: formRoute('mf-settings', '/integration/create', 'administration.write'),
    fortnox: formRoute('mf-settings', '/integrate/fortnox', 'administration.write'),
    visma: formRoute('mf-settings', '/integrate/visma', 'administration.write'),
    detail: route('mf-settings', '/integration/:id'),
    import: formRoute('mf-settings', '/integration/:id/import', 'economy.write'),
  },
  help: {
    contact: route('mf-settings', '/help/contact'),
    faq: route('mf-settings', '/help/faq'),
    about: route('mf-settings', '/help/about'),
  },
  /** It is for developers of the product. Nobody else finds it. */
  developer: { releases: route('shell', '/developer') },
} as const;
