import { MINIMO_DE_PESSOAS } from '#capabilities/dados-abertos/domain/conjuntos.ts';
import type { Db } from '#server/db/database.ts';
import { taxa } from '../domain/medidas.ts';
import { doMaior, ocultar } from '../domain/supressao.ts';
import { type LinhaDoQuadro, OS_OUTROS, type Quadro } from '../domain/visao.ts';
import {
  type Contado,
  contarPessoas,
  type Dimensao,
  type Pessoas,
  type Recorte,
} from './figuras-repository.ts';

export interface Leitor {
  readonly db: Db;
  readonly recorte: Recorte;
}

export const RETIDO: Quadro = { linhas: [], retido: true };

/** What may be shown of the counts. */
export const emQuadro = (contados: readonly Contado[]): Quadro => {
  const motivos = ocultar(contados);
  if (!motivos) return RETIDO;
  return {
    retido: false,
    linhas: contados.map((cada, i): LinhaDoQuadro => {
      const oculto = motivos[i] ?? null;
      const base = { total: cada.respondidas, pessoas: cada.pessoas_respondidas };
      return {
        chave: cada.chave,
        nome: cada.nome ?? cada.chave,
        total: oculto ? null : cada.total,
        oculto,
        noPrazo: oculto ? null : taxa(cada.no_prazo, base),
      };
    }),
  };
};

/** The largest first, and the row for all the others at the end. */
export const emQuadroDoMaior = (contados: readonly Contado[]): Quadro => {
  const { linhas, retido } = emQuadro(contados);
  const isResto = ({ chave }: LinhaDoQuadro): boolean => chave === OS_OUTROS;
  return {
    retido,
    linhas: [...doMaior(linhas.filter((linha) => !isResto(linha))), ...linhas.filter(isResto)],
  };
};

export const comNome = (contados: readonly Contado[], nome: (chave: string) => string): Contado[] =>
  contados.map((cada) => ({ ...cada, nome: cada.nome ?? nome(cada.chave) }));

export const somar = (contados: readonly Contado[], campo: 'total' | 'respondidas' | 'no_prazo'): number =>
  contados.reduce((soma, cada) => soma + cada[campo], 0);

/** Together they have at least as many people as any one: they seldom need counting again. */
export const quemEsta = async (
  { db, recorte }: Leitor,
  dimensao: Dimensao,
  contados: readonly Contado[],
  menos: readonly string[] = [],
): Promise<Pessoas> => {
  const aoMenos = (campo: keyof Pessoas) => Math.max(0, ...contados.map((cada) => cada[campo]));
  const quem = { pessoas: aoMenos('pessoas'), pessoas_respondidas: aoMenos('pessoas_respondidas') };
  const haDuvida =
    (quem.pessoas < MINIMO_DE_PESSOAS && somar(contados, 'total') >= MINIMO_DE_PESSOAS) ||
    (quem.pessoas_respondidas < MINIMO_DE_PESSOAS && somar(contados, 'respondidas') >= MINIMO_DE_PESSOAS);
  return haDuvida ? contarPessoas(db, recorte, dimensao, menos) : quem;
};

/** The largest, and all others as one row: they are many, with few people behind each. */
export const maiores = async (
  leitor: Leitor,
  dimensao: Dimensao,
  contados: readonly Contado[],
  { mais, nomeDosOutros }: { readonly mais: number; readonly nomeDosOutros: (quantos: number) => string },
): Promise<Contado[]> => {
  if (contados.length <= mais + 1) return [...contados];
  const todos = contados.toSorted((a, b) => b.total - a.total || a.chave.localeCompare(b.chave));
  const [vistos, outros] = [todos.slice(0, mais), todos.slice(mais)];
  const chaves = vistos.map(({ chave }) => chave);
  return [
    ...vistos,
    {
      chave: OS_OUTROS,
      nome: nomeDosOutros(outros.length),
      total: somar(outros, 'total'),
      respondidas: somar(outros, 'respondidas'),
      no_prazo: somar(outros, 'no_prazo'),
      ...(await quemEsta(leitor, dimensao, outros, chaves)),
    },
  ];
};
