import { z } from 'zod';
import { idTexto, numeroEntre } from '#kernel/campos.ts';
import { ufs } from '#kernel/enumeracoes.ts';
import { type Abrangencia, abrangencias } from '#kernel/prazo/calendario.ts';
import { parseIsoDate, plainDate, plainDateOrNull, toIsoDate } from '#kernel/prazo/data.ts';
import { parseData } from '#kernel/texto.ts';
import { campo } from '#kernel/validacao/campo.ts';
import { mensagem } from '#kernel/validacao/mensagens.ts';
import { reject } from '#kernel/validacao/regras.ts';
import { dataExistente, dataMax, dataMin } from '#kernel/validacao/regras-de-data.ts';

/** On one date only, on the same date every year, or at a fixed distance from Easter. */
export const tiposDeFeriado = ['unico', 'fixo', 'movel'] as const;
export type TipoDeFeriado = (typeof tiposDeFeriado)[number];

export const nomesDosTipos: Readonly<Record<TipoDeFeriado, string>> = {
  unico: 'Um dia só',
  fixo: 'Mesmo dia todo ano',
  movel: 'Conforme a Páscoa',
};

export const nomesDasAbrangencias: Readonly<Record<Abrangencia, string>> = {
  nacional: 'Nacional',
  federal: 'Ponto facultativo federal',
  estadual: 'Estadual',
  municipal: 'Municipal',
  orgao: 'De um órgão',
};

/** The offices are closed, or open for a part of the day: no term ends then (Lei 9.784/1999, art. 66 §1). */
export const expedientes = ['nenhum', 'reduzido'] as const;
export type Expediente = (typeof expedientes)[number];

export const nomesDosExpedientes: Readonly<Record<Expediente, string>> = {
  nenhum: 'Sem expediente',
  reduzido: 'Expediente reduzido',
};

export const expedienteDe = ({ reduzido }: Pick<DiaFechado, 'reduzido'>): Expediente =>
  reduzido ? 'reduzido' : 'nenhum';

/** Without the groups of offices that have no territory. */
export const estados = ufs.filter((uf) => /^[A-Z]{2}$/.test(uf));

export const PRIMEIRO_ANO = 2015;
export const ULTIMO_ANO = 2099;
/** How many years one registration may fill: deadlines are counted by dated days, not by rules. */
export const MAXIMO_DE_ANOS = 30;
/** Far enough from Easter for every movable holiday. */
const MAIOR_DESLOCAMENTO = 120;

export interface Lugar {
  readonly abrangencia: Abrangencia;
  readonly uf: string | null;
  readonly idMunicipio: number | null;
  readonly idOuvidoria: number | null;
}

/** One day on which offices are closed, for the whole of it or, if `reduzido`, for a part. */
export interface DiaFechado extends Lugar {
  /** yyyy-mm-dd */
  readonly data: string;
  readonly descricao: string;
  readonly reduzido: boolean;
  readonly tipo: TipoDeFeriado;
  readonly deslocamento: number | null;
}

/** A place has one entry per day: its offices are either closed or open for a part of it. */
export const chaveDoLugar = ({
  data,
  abrangencia,
  uf,
  idMunicipio,
  idOuvidoria,
}: Lugar & Pick<DiaFechado, 'data'>): string =>
  [data, abrangencia, uf ?? idMunicipio ?? idOuvidoria ?? ''].join('|');

/** Two days with the same key are the same to the calendars. */
export const chaveDoDia = (dia: Lugar & Pick<DiaFechado, 'data' | 'reduzido'>): string =>
  [chaveDoLugar(dia), expedienteDe(dia)].join('|');

const vazio = z.literal('').transform(() => null);
const ouVazio = <S extends z.ZodType>(schema: S) => z.union([vazio, schema]).nullable().default(null);
const ano = numeroEntre(PRIMEIRO_ANO, ULTIMO_ANO);

const campos = z.strictObject({
  descricao: campo('Nome do feriado', z.string().trim().min(3).max(120)),
  abrangencia: campo('Onde vale', z.enum(abrangencias)),
  expediente: campo('Expediente', z.enum(expedientes).default('nenhum')),
  uf: campo('Estado', ouVazio(z.enum(estados))),
  idMunicipio: campo('Município', ouVazio(idTexto)),
  idOuvidoria: campo('Órgão', ouVazio(idTexto)),
  tipo: campo('Quando acontece', z.enum(tiposDeFeriado)),
  /** dd/mm/yyyy or yyyy-mm-dd. */
  data: campo(
    'Data',
    z
      .string()
      .trim()
      .check(dataExistente(), dataMin(plainDate(PRIMEIRO_ANO, 1, 1)), dataMax(plainDate(ULTIMO_ANO, 12, 31)))
      .default(''),
  ),
  /** dd/mm */
  diaDoAno: campo('Dia e mês', z.string().trim().default('')),
  deslocamento: campo('Dias depois da Páscoa', ouVazio(numeroEntre(-MAIOR_DESLOCAMENTO, MAIOR_DESLOCAMENTO))),
  deAno: campo('Primeiro ano', ouVazio(ano)),
  ateAno: campo('Último ano', ouVazio(ano)),
});
type Campos = z.output<typeof campos>;

/** 'dd/mm', also 29/02. */
export const parseDiaDoAno = (texto: string): { readonly dia: number; readonly mes: number } | null => {
  const [, dia, mes] = /^(\d{1,2})\/(\d{1,2})$/.exec(texto) ?? [];
  return plainDateOrNull(2024, Number(mes), Number(dia)) && { dia: Number(dia), mes: Number(mes) };
};

const NOMES = {
  uf: 'Estado',
  idMunicipio: 'Município',
  idOuvidoria: 'Órgão',
  data: 'Data',
  diaDoAno: 'Dia e mês',
  deslocamento: 'Dias depois da Páscoa',
  deAno: 'Primeiro ano',
  ateAno: 'Último ano',
} as const;
type Exigivel = keyof typeof NOMES;

const doLugar: Readonly<Partial<Record<Abrangencia, Exigivel>>> = {
  estadual: 'uf',
  municipal: 'idMunicipio',
  orgao: 'idOuvidoria',
};
const doTipo: Readonly<Record<TipoDeFeriado, readonly Exigivel[]>> = {
  unico: ['data'],
  fixo: ['diaDoAno', 'deAno', 'ateAno'],
  movel: ['deslocamento', 'deAno', 'ateAno'],
};

/** Each kind and scope requires its own fields; fields of the others are ignored. */
export const dadosDoFeriado = campos.check((payload) => {
  const { value } = payload;
  const lugar = doLugar[value.abrangencia];
  for (const nome of [...(lugar ? [lugar] : []), ...doTipo[value.tipo]]) {
    if (value[nome] === null || value[nome] === '')
      reject(payload, mensagem('obrigatorio', { label: NOMES[nome] }), [nome]);
  }
  if (value.tipo === 'unico') return;
  if (value.tipo === 'fixo' && value.diaDoAno !== '' && !parseDiaDoAno(value.diaDoAno))
    reject(payload, 'Escreva o dia e o mês, como 25/03.', ['diaDoAno']);
  if (value.deAno === null || value.ateAno === null) return;
  if (value.ateAno < value.deAno) reject(payload, 'O último ano não pode vir antes do primeiro.', ['ateAno']);
  else if (value.ateAno - value.deAno >= MAXIMO_DE_ANOS)
    reject(payload, `Cadastre no máximo ${MAXIMO_DE_ANOS} anos de cada vez.`, ['ateAno']);
});
export type DadosDoFeriado = Campos;

export const lugarDe = ({ abrangencia, uf, idMunicipio, idOuvidoria }: Campos): Lugar => ({
  abrangencia,
  uf: abrangencia === 'estadual' ? uf : null,
  idMunicipio: abrangencia === 'municipal' ? idMunicipio : null,
  idOuvidoria: abrangencia === 'orgao' ? idOuvidoria : null,
});

/** The day typed, as the database stores it. */
export const dataIso = (texto: string): string | null => {
  const dia = parseData(texto) ?? parseIsoDate(texto);
  return dia && toIsoDate(dia);
};
