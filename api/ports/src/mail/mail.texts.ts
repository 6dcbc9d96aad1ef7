export const mailTexts = {
  attachmentLost: (name: string) => `Bilagan ${name} finns inte längre`,
} as const;
