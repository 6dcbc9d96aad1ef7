const invoices = (count: number) => (count === 1 ? '1 hyresavi' : `${count} hyresavier`);

export const texts = {
  approve: 'Godkänn',
  approveTitle: 'Godkänn hyresavier',
  approveQuestion: (count: number) => `Vill du godkänna ${invoices(count)}? De blir redo att skickas.`,
  approved: (count: number) => `${invoices(count)} godkända.`,

  send: 'Skicka',
  sendTitle: 'Skicka hyresavier',
  sendQuestion: (count: number) => `Vill du skicka ${invoices(count)}?`,

  due: 'Ändra förfallodag',
  dueQuestion: (count: number) => `${invoices(count)} får den förfallodag du väljer.`,
  dueLater: 'Avier som redan är skickade ändras inte hos hyresgästen.',
  moved: (count: number) => `${invoices(count)} har fått ny förfallodag.`,

  preview: 'Förhandsgranska PDF',
  export: 'Exportera',
  exporting: 'Filen laddas ner',

  keepOpen: 'Stäng inte sidan medan det pågår.',
  failed: (count: number) => `${count} gick inte:`,
  stopped: 'Det avbröts av ett fel. Det som redan är gjort står kvar.',
} as const;
