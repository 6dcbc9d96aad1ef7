export const paymentTexts = {
  paidInFuture: 'Betaldatum kan inte vara i framtiden',
  paidTooEarly: (day: string) => `Betaldatum kan vara tidigast ${day}`,
  alreadyPaid: 'Avin är redan betald',
  writtenOff: 'Avin är avskriven. Registrera betalningen på den',
  paidInProgram: 'Betalningen registreras i bokföringsprogrammet',
  paidBack: 'Pengarna har betalats tillbaka till hyresgästen. Ångra återbetalningen först.',
  moreThanLeft: 'Beloppet är större än det som är kvar att betala',
} as const;
