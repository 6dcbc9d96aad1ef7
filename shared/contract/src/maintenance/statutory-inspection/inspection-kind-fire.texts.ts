import type { InspectionKindInfo } from './inspection-kind';
import { civilProtectionAct, sweepingRegulations } from './inspection-source.texts';

/** The catalogue's inspections of fire protection and sweeping. */
export const fireInspections = {
  FIRE_SAFETY: {
    name: 'Brandskyddsrond (SBA)',
    shortName: 'Brandskyddsrond',
    intervalBasis: 'ADVICE',
    sources: [
      civilProtectionAct('2 kap. 2 §'),
      {
        title: 'Räddningsverkets allmänna råd om systematiskt brandskyddsarbete (SRVFS 2004:3)',
        section: null,
        appliesFrom: '2004-02-06',
        url: 'https://lagen.nu/srvfs/2004:3',
      },
    ],
    interval:
      'Ägaren ska hålla ett skäligt brandskydd. Lagen anger inget intervall; egna ronder fyra gånger om året är vanligt.',
    inspector: 'Egen personal',
    needsCertifiedInspector: false,
    facts: ['building_use'],
    guidance: 'Intervallet är ett råd. Ändra det efter vad er riskbedömning säger.',
  },
  FIRE_INSPECTION: {
    name: 'Brandskyddskontroll av eldstäder och pannor',
    shortName: 'Brandskyddskontroll',
    intervalBasis: 'LAW',
    sources: [civilProtectionAct('3 kap. 4 §'), sweepingRegulations('4–9 §§')],
    interval:
      'Panna, eldstad och vedspis för fast bränsle vart tredje år. Helautomatisk pelletspanna, oljepanna, gaspanna och eldstad som används i mindre omfattning vart sjätte år. Mindre omfattning är normalt högst någon gång i veckan och högst 500 kg ved om året.',
    inspector: 'Kommunen, eller den som kommunen har utsett',
    needsCertifiedInspector: true,
    facts: ['heating', 'fireplaces'],
    guidance:
      'Kommunen kallar till kontrollen. Har huset flera eldstäder gäller här det kortaste intervallet. Tjock eldningsolja (nr 3 och högre) ger tre år, och en panna som eldas enstaka gånger om året sex: ange det som eget intervall. Det som bara eldas med gas kontrolleras om det har en avgaskanal.',
  },
  SWEEPING: {
    name: 'Rengöring (sotning)',
    shortName: 'Sotning',
    intervalBasis: 'LOCAL',
    sources: [civilProtectionAct('3 kap. 4 §'), sweepingRegulations('3 §')],
    interval: 'Kommunen bestämmer hur ofta. Ange kommunens frist som eget intervall.',
    inspector: 'Kommunen, eller ägaren själv om kommunen har medgett det',
    needsCertifiedInspector: false,
    facts: ['heating', 'fireplaces', 'commercial_kitchen'],
    guidance: 'Gäller också imkanaler i större kök. Det som bara eldas med gas sotas inte.',
  },
  KITCHEN_DUCT: {
    name: 'Brandskyddskontroll av imkanal',
    shortName: 'Imkanal',
    intervalBasis: 'LAW',
    sources: [civilProtectionAct('3 kap. 4 §'), sweepingRegulations('10 §')],
    interval: 'Imkanaler i restauranger och andra större kök vartannat år.',
    inspector: 'Kommunen, eller den som kommunen har utsett',
    needsCertifiedInspector: true,
    facts: ['commercial_kitchen'],
    guidance: null,
  },
} as const satisfies Readonly<Record<string, InspectionKindInfo>>;
