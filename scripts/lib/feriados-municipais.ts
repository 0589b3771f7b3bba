import { type PlainDate, plainDate } from '#kernel/prazo/data.ts';

interface Cidade {
  readonly idMunicipio: number;
  /** Day, month, name. */
  readonly fixos: readonly (readonly [number, number, string])[];
  readonly corpusChristi?: boolean;
  /** Until this year 20 November was a city holiday; then the state or the country took over. */
  readonly conscienciaNegraAte?: number;
}

/** No library has municipal holidays; these are of cities with an office in the demonstration. */
const CIDADES: readonly Cidade[] = [
  // Fortaleza
  {
    idMunicipio: 230440,
    fixos: [
      [13, 4, 'Aniversário de Fortaleza'],
      [15, 8, 'Nossa Senhora da Assunção'],
    ],
    corpusChristi: true,
  },
  // Juazeiro do Norte
  {
    idMunicipio: 230730,
    fixos: [
      [24, 3, 'Nascimento do Padre Cícero'],
      [20, 7, 'Morte do Padre Cícero'],
      [22, 7, 'Aniversário de Juazeiro do Norte'],
      [15, 9, 'Nossa Senhora das Dores'],
    ],
  },
  // São Paulo
  {
    idMunicipio: 355030,
    fixos: [[25, 1, 'Aniversário de São Paulo']],
    corpusChristi: true,
    conscienciaNegraAte: 2022,
  },
  // Belo Horizonte
  {
    idMunicipio: 310620,
    fixos: [
      [15, 8, 'Assunção de Nossa Senhora'],
      [8, 12, 'Imaculada Conceição'],
    ],
    corpusChristi: true,
  },
  // Curitiba
  { idMunicipio: 410690, fixos: [[8, 9, 'Nossa Senhora da Luz dos Pinhais']], corpusChristi: true },
  // Salvador
  {
    idMunicipio: 292740,
    fixos: [
      [24, 6, 'São João'],
      [8, 12, 'Nossa Senhora da Conceição da Praia'],
    ],
    corpusChristi: true,
  },
  // Manaus
  {
    idMunicipio: 130260,
    fixos: [
      [24, 10, 'Aniversário de Manaus'],
      [8, 12, 'Nossa Senhora da Conceição'],
    ],
    corpusChristi: true,
  },
  // Recife
  {
    idMunicipio: 261160,
    fixos: [
      [24, 6, 'São João'],
      [16, 7, 'Nossa Senhora do Carmo'],
      [8, 12, 'Nossa Senhora da Conceição'],
    ],
  },
  // Porto Alegre
  { idMunicipio: 431490, fixos: [[2, 2, 'Nossa Senhora dos Navegantes']], corpusChristi: true },
];

interface FeriadoMunicipal {
  readonly data: PlainDate;
  readonly descricao: string;
  readonly idMunicipio: number;
}

export const feriadosMunicipais = (ano: number, corpusChristi: PlainDate): FeriadoMunicipal[] =>
  CIDADES.flatMap(({ idMunicipio, fixos, ...cidade }) => [
    ...fixos.map(([dia, mes, descricao]) => ({ data: plainDate(ano, mes, dia), descricao, idMunicipio })),
    ...(cidade.corpusChristi ? [{ data: corpusChristi, descricao: 'Corpus Christi', idMunicipio }] : []),
    ...(cidade.conscienciaNegraAte && ano <= cidade.conscienciaNegraAte
      ? [{ data: plainDate(ano, 11, 20), descricao: 'Dia da Consciência Negra', idMunicipio }]
      : []),
  ]);
