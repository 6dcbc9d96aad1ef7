import type { BuildingUse, FireplaceUse, Heating, InspectionFactKey, Ventilation } from './inspection-facts';

export const buildingUseLabel: Readonly<Record<BuildingUse, string>> = {
  APARTMENTS: 'Flerbostadshus',
  SMALL_HOUSE: 'En- eller tvåbostadshus',
  OFFICE: 'Kontor',
  SHOP: 'Butik eller publik lokal',
  SCHOOL: 'Förskola eller skola',
  CARE: 'Vårdlokal',
  INDUSTRY: 'Industri',
  GARAGE: 'Fristående garage',
  OTHER: 'Annat',
};

export const ventilationLabel: Readonly<Record<Ventilation, string>> = {
  S: 'S (självdrag)',
  F: 'F (frånluft)',
  FX: 'FX (frånluft med återvinning)',
  FT: 'FT (från- och tilluft)',
  FTX: 'FTX (från- och tilluft med återvinning)',
  NONE: 'Inget ventilationssystem',
};

export const heatingLabel: Readonly<Record<Heating, string>> = {
  DISTRICT: 'Fjärrvärme',
  HEAT_PUMP: 'Värmepump',
  ELECTRIC: 'El',
  PELLETS: 'Pelletspanna, helautomatisk',
  SOLID: 'Annan panna för ved eller annat fast bränsle',
  OIL: 'Oljepanna',
  GAS: 'Gaspanna',
  NONE: 'Ouppvärmt',
};

export const fireplaceUseLabel: Readonly<Record<FireplaceUse, string>> = {
  NO_FIREPLACE: 'Inga eldstäder i bruk',
  SECONDARY: 'Ja, högst någon gång i veckan',
  PRIMARY: 'Ja, oftare',
};

export const inspectionFactLabel: Readonly<Record<InspectionFactKey, string>> = {
  building_use: 'Användning',
  built_year: 'Byggår',
  rebuilt_with_pcb: 'Renoverat 1956–1973',
  ventilation: 'Ventilation',
  lifts: 'Personhissar',
  goods_lifts: 'Varuhissar, trapphissar och små plattformshissar',
  motor_doors: 'Motordrivna portar',
  pressure_vessels: 'Tryckkärl i klass A eller B',
  pressure_vessels_class_a: 'Något tryckkärl i klass A',
  heating: 'Uppvärmning',
  fireplaces: 'Eldstäder',
  commercial_kitchen: 'Restaurangkök eller storkök',
  playground: 'Lekplats',
  shared_hot_water: 'Gemensamt varmvatten',
  heated_area: 'Uppvärmd area (m²)',
  radon_value: 'Radonhalt (Bq/m³)',
  radon_measured_on: 'Radon mätt den',
};
