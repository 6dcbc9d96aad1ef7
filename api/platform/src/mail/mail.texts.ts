export const mailTexts = {
  greeting: (name: string) => `Hej ${name},`,
  regards: 'Vänliga hälsningar',
  attachmentLost: (name: string) => `Bilagan ${name} finns inte längre`,
} as const;
