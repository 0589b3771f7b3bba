import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { getHolidays, type Holiday, type StateCode } from '@brazilian-utils/brazilian-utils/get-holidays';
import { ufs } from '#kernel/enumeracoes.ts';
import type { Abrangencia } from '#kernel/prazo/calendario.ts';
import { addDays, type PlainDate, plainDate, toIsoDate } from '#kernel/prazo/data.ts';
import { feriadosMunicipais } from './lib/feriados-municipais.ts';

const FILE = path.resolve(import.meta.dirname, '../db/reference/61-feriado.json');
const ANOS = Array.from({ length: 18 }, (_, index) => 2015 + index);
/** The table gives its own rows ids from 100001 on. */
const ULTIMO_ID = 100_000;

interface Linha {
  readonly id: number;
  readonly data: string;
  readonly descricao: string;
  readonly abrangencia: Abrangencia;
  readonly uf: string | null;
  readonly id_municipio: number | null;
}
type Feriado = Omit<Linha, 'id'>;

/** Names as federal law and the yearly calendar of the federal executive write them. */
const nomeOficial: Readonly<Record<string, string>> = {
  'Ano novo': 'Confraternização Universal',
  'Sexta-feira Santa': 'Paixão de Cristo',
  'Dia do trabalhador': 'Dia do Trabalho',
  'Dia da Consciência Negra': 'Dia Nacional de Zumbi e da Consciência Negra',
};

/** The library gives local midnight: the local parts are the day meant, in whatever zone this runs. */
const dayOf = ({ date }: Holiday): PlainDate =>
  plainDate(date.getFullYear(), date.getMonth() + 1, date.getDate());

const found = (holidays: readonly Holiday[], nome: string): PlainDate => {
  const holiday = holidays.find(({ name }) => name === nome);
  if (!holiday) throw new Error(`The library no longer has ${nome}`);
  return dayOf(holiday);
};

const feriado = (
  data: PlainDate,
  descricao: string,
  abrangencia: Abrangencia,
  lugar: { uf?: string; idMunicipio?: number } = {},
): Feriado => ({
  data: toIsoDate(data),
  descricao,
  abrangencia,
  uf: lugar.uf ?? null,
  id_municipio: lugar.idMunicipio ?? null,
});

/** Pernambuco kept its Data Magna on a Sunday until Lei PE 16.059/2017. */
const isObservado = (uf: string, ano: number, nome: string): boolean =>
  !(uf === 'PE' && nome === 'Revolução Pernambucana' && ano < 2018);

const doEstado = (uf: string, ano: number): Feriado[] => [
  ...getHolidays({ year: ano, stateCode: uf as StateCode })
    .filter(({ type, name }) => type === 'state' && isObservado(uf, ano, name))
    .map((holiday) => feriado(dayOf(holiday), holiday.name, 'estadual', { uf })),
  // Lei RJ 5.243/2008, which the library leaves out.
  ...(uf === 'RJ'
    ? [feriado(found(getHolidays(ano), 'Carnaval (terça-feira)'), 'Carnaval', 'estadual', { uf })]
    : []),
];

const doAno = (ano: number): Feriado[] => {
  const holidays = getHolidays(ano);
  const nacionais = holidays
    .filter(({ type }) => type === 'national')
    .map((holiday) => feriado(dayOf(holiday), nomeOficial[holiday.name] ?? holiday.name, 'nacional'));
  const carnaval = found(holidays, 'Carnaval (terça-feira)');
  const corpusChristi = found(holidays, 'Corpus Christi');
  const fechados = new Set(nacionais.map(({ data }) => data));
  const locais = [
    // Ash Wednesday is off only until 14:00, so its day counts.
    feriado(addDays(carnaval, -1), 'Carnaval', 'federal'),
    feriado(carnaval, 'Carnaval', 'federal'),
    feriado(corpusChristi, 'Corpus Christi', 'federal'),
    ...ufs.flatMap((uf) => doEstado(uf, ano)),
    ...feriadosMunicipais(ano, corpusChristi).map(({ data, descricao, idMunicipio }) =>
      feriado(data, descricao, 'municipal', { idMunicipio }),
    ),
  ];
  return [...nacionais, ...locais.filter(({ data }) => !fechados.has(data))];
};

const keyOf = ({ data, abrangencia, uf, id_municipio }: Feriado): string =>
  [data, abrangencia, uf, id_municipio].join('|');

const readKnown = async (): Promise<Linha[]> => {
  try {
    return (JSON.parse(await readFile(FILE, 'utf8')) as { linhas: Linha[] }).linhas;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
};

/** A day already published keeps its id for ever, since databases hold it; new days take the next ids. */
const ids = new Map((await readKnown()).map((linha) => [keyOf(linha), linha.id]));
let ultimo = Math.max(0, ...ids.values());
const linhas = ANOS.flatMap((ano) =>
  doAno(ano).sort((a, b) => (a.data < b.data ? -1 : a.data > b.data ? 1 : 0)),
)
  .filter((linha, index, todas) => todas.findIndex((outra) => keyOf(outra) === keyOf(linha)) === index)
  .map((linha): Linha => ({ id: ids.get(keyOf(linha)) ?? ++ultimo, ...linha }));
if (ultimo > ULTIMO_ID) throw new RangeError('No ids left below those the table gives');

const rows = linhas.map((linha) => `    ${JSON.stringify(linha)}`).join(',\n');
await writeFile(FILE, `{\n  "tabela": "feriado",\n  "chave": ["id"],\n  "linhas": [\n${rows}\n  ]\n}\n`);
console.log(`61-feriado.json: ${linhas.length} linhas`);
