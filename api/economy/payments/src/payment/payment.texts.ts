export const paymentTexts = {
  paidInFuture: 'Betaldatum kan inte vara i framtiden',
  paidTooEarly: (day: string) => `Betaldatum kan vara tidigast ${day}`,
  moreThanLeft: 'Beloppet är större än det som är kvar att betala',
} as const;
