import type { Escritor } from '#kernel/arquivo/escritor.ts';
import { addDays, daysBetween, type PlainDate, parseIsoDate, toIsoDate } from '#kernel/prazo/data.ts';
import { DIAS_DE_MUDANCAS } from './arquivos.ts';
import type { Coluna } from './coluna.ts';
import { conjuntos } from './conjuntos.ts';
import { jsonl } from './escritor.ts';

/** Access to information only: what changes of ouvidoria from day to day would tell the day of a denúncia (docs/adr/0008). */
export const conjuntosComMudancas = [
  'pedidos',
  'recursos',
  'cumprimento',
  'pedidos-publicos',
  'recursos-publicos',
] as const;
export type ConjuntoComMudancas = (typeof conjuntosComMudancas)[number];

/** Of texts only the keys are told: one taken back would have to leave every file of the last weeks. */
const SO_AS_CHAVES: Readonly<Partial<Record<ConjuntoComMudancas, readonly string[]>>> = {
  'pedidos-publicos': ['IdPedido', 'ProtocoloPedido'],
  'recursos-publicos': ['IdRecurso', 'IdPedido', 'ProtocoloPedido'],
};

/** The places of the set's columns that a line has. */
export const lugaresDaMudanca = (conjunto: ConjuntoComMudancas): readonly number[] => {
  const nomes = SO_AS_CHAVES[conjunto];
  return conjuntos[conjunto].colunas.flatMap(({ nome }, i) => (!nomes || nomes.includes(nome) ? [i] : []));
};

const colunasDaLinha = (conjunto: ConjuntoComMudancas): Coluna[] => {
  const { colunas } = conjuntos[conjunto];
  return lugaresDaMudanca(conjunto).flatMap((lugar) => colunas[lugar] ?? []);
};

const daMudanca: readonly Coluna[] = [
  {
    nome: 'Conjunto',
    tipo: 'texto',
    descricao: 'O conjunto de dados a que a linha pertence.',
    obrigatoria: true,
    valores: conjuntosComMudancas,
  },
  {
    nome: 'Mudanca',
    tipo: 'texto',
    descricao:
      "'escrita': a linha é nova ou mudou, e vale como está aqui; 'retirada': deixou de ser publicada, e só vem a sua chave: apague-a.",
    obrigatoria: true,
    valores: ['escrita', 'retirada'],
  },
  { nome: 'DataMudanca', tipo: 'data', descricao: 'Dia da última mudança.', obrigatoria: true },
];

/** A line has those of its set; for a dictionary of the file each stands once, and none is always there. */
export const colunasDeMudancas: readonly Coluna[] = [
  ...daMudanca,
  ...new Map(
    conjuntosComMudancas
      .flatMap(colunasDaLinha)
      .map(({ obrigatoria: _, valores: __, ...coluna }) => [coluna.nome, coluna]),
  ).values(),
];

const chaveDoConjunto = (conjunto: ConjuntoComMudancas): Coluna[] =>
  conjuntos[conjunto].colunas.filter(({ nome }) => nome === conjuntos[conjunto].chave);

/** Writes lines that begin with set, change and day. */
export const escritorDe = (conjunto: ConjuntoComMudancas, mudanca: 'escrita' | 'retirada'): Escritor =>
  jsonl([...daMudanca, ...(mudanca === 'retirada' ? chaveDoConjunto(conjunto) : colunasDaLinha(conjunto))]);

/** The days that have files, oldest first: from the first that was compared, and no more than so many. */
export const diasDasMudancas = (inicio: string, hoje: PlainDate): string[] => {
  const desde = parseIsoDate(inicio);
  if (!desde) throw new RangeError(`Not a day: ${inicio}`);
  const quantos = Math.min(daysBetween(desde, hoje), DIAS_DE_MUDANCAS - 1);
  return Array.from({ length: quantos + 1 }, (_, i) => toIsoDate(addDays(hoje, i - quantos)));
};
