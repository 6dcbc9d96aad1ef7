import type { InspectionKindInfo } from './inspection-kind';
import { civilProtectionAct, createSource, sweepingRegulations } from './inspection-source.texts';

/** The catalogue's inspections of fire protection and sweeping. */
export const fireInspections = {
  FIRE_SAFETY: {
    name: 'Brandskyddsrond (SBA)',
    shortName: 'Brandskyddsrond',
    authority: 'ADVICE',
    sources: [
      civilProtectionAct('2 kap. 2 §'),
      createSource(
        'Räddningsverkets allmänna råd om systematiskt brandskyddsarbete (SRVFS 2004:3)',
        null,
        '2004-02-06',
        'https://lagen.nu/srvfs/2004:3',
      ),
    ],
    interval:
      'Ägaren ska hålla ett skäligt brandskydd. Lagen anger inget intervall; egna ronder fyra gånger om året är vanligt.',
    inspector: 'Egen personal',
    certified: false,
    facts: ['building_use'],
    caution: 'Intervallet är ett råd. Ändra det efter vad er riskbedömning säger.',
  },
  FIRE_INSPECTION: {
    name: 'Brandskyddskontroll av eldstäder och pannor',
    shortName: 'Brandskyddskontroll',
    authority: 'LAW',
    sources: [civilProtectionAct('3 kap. 4 §'), sweepingRegulations('4–9 §§')],
    interval:
      'Panna för fast bränsle och eldstad som är rummets huvudsakliga värme vart tredje år. Helautomatisk pelletspanna, oljepanna, gaspanna och eldstad som används i mindre omfattning vart sjätte år.',
    inspector: 'Kommunen, eller den som kommunen har utsett',
    certified: true,
    facts: ['heating', 'fireplaces'],
    caution:
      'Kommunen kallar till kontrollen. Har huset flera eldstäder gäller här det kortaste intervallet.',
  },
  SWEEPING: {
    name: 'Rengöring (sotning)',
    shortName: 'Sotning',
    authority: 'LOCAL',
    sources: [civilProtectionAct('3 kap. 4 §'), sweepingRegulations('3 §')],
    interval: 'Kommunen bestämmer hur ofta. Ange kommunens frist som eget intervall.',
    inspector: 'Kommunen, eller den som kommunen har medgett',
    certified: true,
    facts: ['heating', 'fireplaces', 'commercial_kitchen'],
    caution: 'Gäller också imkanaler i större kök. Det som bara eldas med gas sotas inte.',
  },
  KITCHEN_DUCT: {
    name: 'Brandskyddskontroll av imkanal',
    shortName: 'Imkanal',
    authority: 'LAW',
    sources: [civilProtectionAct('3 kap. 4 §'), sweepingRegulations('10 §')],
    interval: 'Imkanaler i restauranger och andra större kök vartannat år.',
    inspector: 'Kommunen, eller den som kommunen har utsett',
    certified: true,
    facts: ['commercial_kitchen'],
    caution: null,
  },
} as const satisfies Readonly<Record<string, InspectionKindInfo>>;
