import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import {
  corpusChristiDe,
  feriadosDaBiblioteca,
  quartaDeCinzasDe,
  semOsNacionais,
} from '#capabilities/feriado/domain/biblioteca.ts';
import type { Feriado as DoCalendario } from '#kernel/prazo/calendario.ts';
import { daysBetween, parseIsoDate, toIsoDate } from '#kernel/prazo/data.ts';
import { pascoa } from '#kernel/prazo/pascoa.ts';
import { feriadosMunicipais } from './lib/feriados-municipais.ts';

const FILE = path.resolve(import.meta.dirname, '../db/reference/61-feriado.json');
const ANOS = Array.from({ length: 18 }, (_, index) => 2015 + index);
/** Rows that administrators add get ids from 100001 on. */
const ULTIMO_ID = 100_000;

interface Feriado {
  readonly data: string;
  readonly descricao: string;
  readonly abrangencia: DoCalendario['abrangencia'];
  readonly uf: string | null;
  readonly id_municipio: number | null;
  readonly reduzido: boolean;
}
interface Linha extends Feriado {
  readonly id: number;
}

const doAno = (ano: number): Feriado[] => {
  const municipais = feriadosMunicipais(ano, corpusChristiDe(ano)).map(
    ({ data, descricao, idMunicipio }): DoCalendario => ({
      data: toIsoDate(data),
      descricao,
      abrangencia: 'municipal',
      idMunicipio,
    }),
  );
  const cinzas: DoCalendario = {
    data: toIsoDate(quartaDeCinzasDe(ano)),
    descricao: 'Quarta-feira de Cinzas',
    abrangencia: 'federal',
    reduzido: true,
  };
  return semOsNacionais([...feriadosDaBiblioteca(ano), cinzas, ...municipais]).map(
    ({ data, descricao, abrangencia, uf, idMunicipio, reduzido = false }) => ({
      data,
      descricao,
      abrangencia,
      uf: uf ?? null,
      id_municipio: idMunicipio ?? null,
      reduzido,
    }),
  );
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

/** A published day keeps its id for ever, since databases hold it; new days get the next ids. */
const ids = new Map((await readKnown()).map((linha) => [keyOf(linha), linha.id]));
let ultimo = Math.max(0, ...ids.values());
const linhas = ANOS.flatMap((ano) =>
  doAno(ano).sort((a, b) => (a.data < b.data ? -1 : a.data > b.data ? 1 : 0)),
)
  .filter((linha, index, todas) => todas.findIndex((outra) => keyOf(outra) === keyOf(linha)) === index)
  .map((linha): Linha => ({ id: ids.get(keyOf(linha)) ?? ++ultimo, ...linha }));
if (ultimo > ULTIMO_ID) throw new RangeError('No ids left below those the table gives');

/** The same name in the same place: one series, on a fixed day or by its distance to Easter. */
const grupoDe = ({ descricao, abrangencia, uf, id_municipio }: Feriado): string =>
  [descricao, abrangencia, uf, id_municipio].join('|');
const daPascoa = ({ data }: Feriado): number => {
  const dia = parseIsoDate(data);
  if (!dia) throw new Error(`Not a day: ${data}`);
  return daysBetween(pascoa(dia.year), dia);
};

const NAO_VOLTA = { tipo: 'unico', deslocamento: null, id_serie: null } as const;

/**
 * Days of one name at a constant distance from Easter are movable; others return on the same date.
 * A day that state law moves every year, as in Santa Catarina, does neither.
 */
const serieDe = (linha: Linha) => {
  const grupo = linhas.filter((outra) => grupoDe(outra) === grupoDe(linha));
  const movel = grupo.filter((outra) => daPascoa(outra) === daPascoa(linha));
  const fixo = grupo.filter((outra) => outra.data.slice(5) === linha.data.slice(5));
  const serie = movel.length > fixo.length ? movel : fixo;
  const anos = new Set(grupo.map(({ data }) => data.slice(0, 4))).size;
  if (anos === 1 || serie.length * 2 < anos) return NAO_VOLTA;
  const id_serie = Math.min(...serie.map(({ id }) => id));
  return serie === movel
    ? { tipo: 'movel', deslocamento: daPascoa(linha), id_serie }
    : { tipo: 'fixo', deslocamento: null, id_serie };
};

const rows = linhas.map((linha) => `    ${JSON.stringify({ ...linha, ...serieDe(linha) })}`).join(',\n');
await writeFile(
  FILE,
  `{\n  "tabela": "feriado",\n  "chave": ["id"],\n  "mantem": "alterado_em",\n  "linhas": [\n${rows}\n  ]\n}\n`,
);
console.log(`61-feriado.json: ${linhas.length} linhas`);
