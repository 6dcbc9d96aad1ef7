export const mailTexts = {
  greeting: (name: string) => `Hej ${name},`,
  regards: 'Vänliga hälsningar',
} as const;
