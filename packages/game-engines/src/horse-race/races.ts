import type { RaceField } from './finish.ts';
import { raceEngine } from './race-engine.ts';

const HORSES: readonly RaceField[] = [
  {
    runners: ['Tormenta', 'Alba Clara', 'Duque', 'Marejada', 'Lucero', 'Bruma', 'Cierzo', 'Jacaranda'],
    weights: [260, 190, 150, 120, 100, 80, 60, 40],
  },
  {
    runners: ['Relicario', 'Noche Larga', 'Vendaval', 'Ceniza', 'Mirlo', 'Sal Marina', 'Tambor', 'Orquídea'],
    weights: [340, 210, 140, 100, 80, 60, 45, 25],
  },
  {
    runners: ['Pampero', 'Dama Roja', 'Quijote', 'Brezo', 'Espuma', 'Faro', 'Granito', 'Higuera'],
    weights: [170, 160, 150, 140, 120, 100, 90, 70],
  },
  {
    runners: ['Andén', 'Barlovento', 'Candela', 'Dorado', 'Encina', 'Fandango', 'Gavilán', 'Hielo'],
    weights: [220, 200, 160, 130, 110, 80, 60, 40],
  },
  {
    runners: ['Impala', 'Jilguero', 'Kilate', 'Laguna', 'Metralla', 'Nube', 'Otoño', 'Peregrino'],
    weights: [300, 180, 170, 110, 90, 70, 50, 30],
  },
  {
    runners: ['Quilla', 'Romero', 'Solano', 'Trébol', 'Umbral', 'Veleta', 'Yesca', 'Zafiro'],
    weights: [150, 145, 140, 130, 125, 115, 105, 90],
  },
];

const GREYHOUNDS: readonly RaceField[] = [
  { runners: ['Chispa', 'Rayo', 'Canela', 'Pólvora', 'Lince', 'Humo'], weights: [280, 220, 180, 140, 110, 70] },
  { runners: ['Flecha', 'Galgo Azul', 'Mora', 'Saeta', 'Trueno', 'Yute'], weights: [210, 190, 180, 160, 140, 120] },
  { runners: ['Brasa', 'Cometa', 'Dardo', 'Estela', 'Furia', 'Grillo'], weights: [380, 210, 150, 110, 90, 60] },
  { runners: ['Hebra', 'Jara', 'Lobo', 'Menta', 'Nácar', 'Onza'], weights: [240, 230, 190, 150, 110, 80] },
];

/** Eight horses, six race cards. */
export const HORSE_RACE = raceEngine(
  { key: 'horse-race', rtp: { min: 8_990, max: 9_300 }, volatility: 'chosen', payoutMaxHundredths: 99_688 },
  HORSES,
);

/** Six greyhounds, four race cards. */
export const GREYHOUND_RACE = raceEngine(
  { key: 'greyhound-race', rtp: { min: 8_990, max: 9_300 }, volatility: 'chosen', payoutMaxHundredths: 88_777 },
  GREYHOUNDS,
);
