import { formatKronor } from '@husrum/format';

export const lateChargeTexts = {
  notSent: 'Avin är inte skickad, eller en kreditavi. Den kan inte ha avgifter.',
  notLate: 'Avin har inte betalats för sent.',
  inProgram: 'Avin ligger i bokföringsprogrammet. Debitera den där.',
  noLease: 'Uthyrningen finns inte kvar, så det finns ingen att debitera.',
  otherTenant: 'Uthyrningen har en annan hyresgäst nu. Debitera den förra hyresgästen utanför Husrum.',
  tooLarge: (kind: string, max: number) => `${kind} får vara högst ${formatKronor(max)} (lag 1981:739).`,
  onlyBusinesses:
    'Förseningsersättning gäller bara mellan företag. Hyresgästen är en privatperson (lag 1981:739, 4 a §).',
  feeExists:
    'Avin har redan en påminnelse- eller inkassoavgift. Förseningsersättningen täcker den, så båda får inte tas ut.',
  compensated: 'Avin har redan en förseningsersättning, som täcker avgifter för påminnelse och inkasso.',
  alreadyCharged: 'Avin har redan en sådan avgift.',
  withdrawn: 'Den är redan tillbakadragen.',
  billed: (reference: string | null) =>
    `Den är fakturerad på avi ${reference ?? ''}. Ta bort raden där, eller kreditera avin.`,
  notBilled:
    'Inget kunde faktureras. Avgifterna är fakturerade eller tillbakadragna, eller uthyrningen har en annan hyresgäst nu.',
} as const;
