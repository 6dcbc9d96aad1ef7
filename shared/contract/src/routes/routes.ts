import { route } from './route';

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
    changeEmail: route('shell', '/change/email/:token'),
    notFound: route('shell', '/404'),
  },
  home: {
    dashboard: route('shell', '/dashboard'),
    onboard: route('shell', '/onboard'),
  },
  company: {
    overview: route('mf-objects', '/company'),
    create: route('mf-objects', '/company/create'),
    detail: route('mf-objects', '/company/:id'),
    edit: route('mf-objects', '/company/:id/edit'),
    invoicing: route('mf-objects', '/company/:id/invoicingconfig'),
  },
  entity: {
    overview: route('mf-objects', '/entity/overview/:page?'),
    byType: route('mf-objects', '/entity/type/:type/:page?'),
    create: route('mf-objects', '/entity/create/:parentType/:parentId'),
    detail: route('mf-objects', '/entity/:id'),
    edit: route('mf-objects', '/entity/:id/edit'),
  },
  file: { overview: route('mf-objects', '/file') },
  lease: {
    overview: route('mf-leases', '/lease/overview/:page?'),
    byState: route('mf-leases', '/lease/filter/:filter/:page?'),
    create: route('mf-leases', '/lease/create'),
    detail: route('mf-leases', '/lease/:id'),
    edit: route('mf-leases', '/lease/:id/edit'),
    addTenant: route('mf-leases', '/lease/:id/tenant/create'),
    addReceipt: route('mf-leases', '/lease/:id/quittance/create'),
  },
  tenant: {
    overview: route('mf-leases', '/tenant/overview/:page?'),
    create: route('mf-leases', '/tenant/create'),
    detail: route('mf-leases', '/tenant/:id'),
    edit: route('mf-leases', '/tenant/:id/edit'),
    addAddress: route('mf-leases', '/address/create/tenant/:id'),
  },
  contact: { write: route('mf-leases', '/contact/:type/:id') },
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
  addon: {
    overview: route('mf-economy', '/addon'),
    create: route('mf-economy', '/addon/create'),
    detail: route('mf-economy', '/addon/:id'),
    edit: route('mf-economy', '/addon/:id/edit'),
  },
  rentAdjustment: {
    overview: route('mf-economy', '/rentadjustment/overview'),
    create: route('mf-economy', '/rentadjustment/create'),
  },
  ticket: {
    overview: route('mf-maintenance', '/ticket/overview/:page?'),
    byStatus: route('mf-maintenance', '/ticket/status/:status/:page?'),
    create: route('mf-maintenance', '/ticket/create/:type/:id'),
    detail: route('mf-maintenance', '/ticket/:id'),
    edit: route('mf-maintenance', '/ticket/:id/edit'),
  },
  maintenance: {
    overview: route('mf-maintenance', '/maintenance/overview'),
    create: route('mf-maintenance', '/:type/:id/maintenance/create'),
    detail: route('mf-maintenance', '/maintenance/:id'),
    edit: route('mf-maintenance', '/maintenance/:id/edit'),
  },
  template: {
    overview: route('mf-maintenance', '/maintenance/template/overview'),
    create: route('mf-maintenance', '/maintenance/template/create'),
    detail: route('mf-maintenance', '/maintenance/template/:id'),
    edit: route('mf-maintenance', '/maintenance/template/:id/edit'),
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
  integration: {
    overview: route('mf-settings', '/integration/overview'),
    create: route('mf-settings', '/integration/create'),
    fortnox: route('mf-settings', '/integrate/fortnox'),
    visma: route('mf-settings', '/integrate/visma'),
  },
  help: {
    contact: route('mf-settings', '/help/contact'),
    faq: route('mf-settings', '/help/faq'),
    about: route('mf-settings', '/help/about'),
  },
  /** For developers of the product. Not found for everybody else. */
  developer: { releases: route('shell', '/developer') },
} as const;
