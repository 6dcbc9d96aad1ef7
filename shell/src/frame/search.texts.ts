export const searchTexts = {
  title: 'Sök',
  label:
    'Sök bland företag, objekt, hyresgäster, uthyrningar, hyresavier, ärenden, aktiviteter och kommandon',
  placeholder: 'Namn, adress, nummer eller ”skapa avi”',
  command: 'Kommando',
  goTo: (title: string) => `Gå till ${title}`,
  goToChild: (title: string, child: string) => `Gå till ${title}: ${child}`,
} as const;

/** The commands of the search. `keywords` are more words that find the command. */
export const commandTexts = {
  createInvoice: { title: 'Skapa avi', keywords: 'hyresavi ny faktura' },
  createLease: { title: 'Skapa uthyrning', keywords: 'kontrakt ny' },
  createTenant: { title: 'Skapa hyresgäst', keywords: 'ny' },
  createCompany: { title: 'Skapa företag', keywords: 'nytt' },
  createEntity: { title: 'Skapa objekt', keywords: 'nytt lägenhet fastighet lokal parkering' },
  createTicket: { title: 'Skapa ärende', keywords: 'nytt felanmälan' },
  createAddon: { title: 'Skapa tillägg', keywords: 'nytt avgift rabatt' },
  adjustRents: { title: 'Justera hyror', keywords: 'hyresjustering höja sänka hyran skapa ny' },
  createReport: { title: 'Skapa rapport', keywords: 'ny rapportbyggare' },
  createMaintenance: { title: 'Skapa aktivitet', keywords: 'underhåll planera ny' },
  createTemplate: { title: 'Skapa underhållsmall', keywords: 'mall aktivitet ny' },
  inviteColleague: { title: 'Bjud in kollega', keywords: 'användare inbjudan ny' },
  import: { title: 'Importera från Excel', keywords: 'csv bestånd fil mall' },
  connectService: {
    title: 'Ny koppling',
    keywords: 'koppla tjänst integration bokföringsprogram fortnox spiris visma fasdok',
  },
  exportBookkeeping: {
    title: 'Hämta SIE-fil',
    keywords: 'bokföring bokföringsunderlag verifikationer export sie',
  },
} as const;
