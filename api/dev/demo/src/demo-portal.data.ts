/** The portal of the demo account, and the published sign-in of one of its tenants. The password is the demo user's. */
export const demoPortal = {
  stub: 'demo',
  phone: '070-174 06 05',
  email: 'uthyrning@demofastigheter.example',
  message: 'Välkommen! Här ser du dina avier och anmäler fel.',
  tenantEmail: 'hyresgast@husrum.se',
} as const;
