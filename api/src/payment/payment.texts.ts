export const paymentTexts = {
  paidInFuture: 'Betaldatum kan inte vara i framtiden',
  moreThanLeft: 'Beloppet är större än det som är kvar att betala',
} as const;
