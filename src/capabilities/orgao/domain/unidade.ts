import { z } from 'zod';
import { id } from '#kernel/campos.ts';
import { conflict } from '#kernel/errors.ts';
import { semAcento } from '#kernel/texto.ts';
import { campo } from '#kernel/validacao/campo.ts';
import { umaLinha } from '#kernel/validacao/uma-linha.ts';
import { allow, refuse, type Verdict } from '#kernel/verdict.ts';
import { vazioENada } from './dados-do-orgao.ts';
import { paiInvalido } from './orgao-errors.ts';

export const dadosDaUnidade = z.strictObject({
  nome: campo('Nome', z.string().overwrite(umaLinha).trim().min(3).max(150)),
  sigla: campo('Sigla', z.string().overwrite(umaLinha).trim().min(2).max(20)),
  email: vazioENada(campo('E-mail', z.email().max(200))),
  /** The unit above; null for one directly under the office. */
  idPai: vazioENada(campo('Unidade superior', id)),
  ativa: z.boolean().default(true),
  pessoas: campo('Pessoas', z.array(id).max(200)).default([]),
});
export type DadosDaUnidade = z.output<typeof dadosDaUnidade>;

interface NaArvore {
  readonly idUnidade: number;
  readonly idPai: number | null;
}

/** The unit and everything below it. */
export const comSubordinadas = (arvore: readonly NaArvore[], idUnidade: number): ReadonlySet<number> => {
  const achadas = new Set([idUnidade]);
  let antes = 0;
  while (antes < achadas.size) {
    antes = achadas.size;
    for (const cada of arvore)
      if (cada.idPai !== null && achadas.has(cada.idPai)) achadas.add(cada.idUnidade);
  }
  return achadas;
};

type ComNome = NaArvore & { readonly sigla: string };

/** In tree order: each unit after its parent, siblings by sigla. */
export const emArvore = <T extends ComNome>(unidades: readonly T[]): { unidade: T; nivel: number }[] => {
  const filhas = Map.groupBy(unidades, ({ idPai }) => idPai);
  const descer = (idPai: number | null, nivel: number): { unidade: T; nivel: number }[] =>
    (filhas.get(idPai) ?? [])
      .toSorted((a, b) => a.sigla.localeCompare(b.sigla, 'pt-BR'))
      .flatMap((unidade) => [{ unidade, nivel }, ...descer(unidade.idUnidade, nivel + 1)]);
  return descer(null, 0);
};

/** To a reader, 'uz' and 'UZ' are the same sigla. */
const comoSeLe = (sigla: string): string => semAcento(sigla).toLowerCase();

export const isSiglaDeOutra = (
  unidades: readonly ComNome[],
  sigla: string,
  /** Null for a new unit. */
  idUnidade: number | null,
): boolean =>
  unidades.some((cada) => cada.idUnidade !== idUnidade && comoSeLe(cada.sigla) === comoSeLe(sigla));

interface PaiPedido {
  readonly arvore: readonly (NaArvore & { readonly ativa: boolean })[];
  /** Null for a new unit. */
  readonly idUnidade: number | null;
  readonly idPai: number | null;
  readonly ativa: boolean;
}

export const podeFicarSob = ({ arvore, idUnidade, idPai, ativa }: PaiPedido): Verdict => {
  if (idPai === null) return allow;
  const pai = arvore.find((cada) => cada.idUnidade === idPai);
  if (!pai) return refuse(paiInvalido('Escolha uma unidade deste órgão.'));
  if (idUnidade !== null && comSubordinadas(arvore, idUnidade).has(idPai)) {
    return refuse(paiInvalido('Uma unidade não pode ficar abaixo dela mesma.'));
  }
  if (ativa && !pai.ativa) {
    return refuse(paiInvalido('A unidade superior está inativa. Escolha outra ou reative-a antes.'));
  }
  return allow;
};

interface Inativacao {
  readonly subordinadasAtivas: number;
  readonly pedidosAbertos: number;
  /** The person was told how many requests stay open there, and confirmed. */
  readonly ciente: boolean;
}

const frasesDosPedidos = (n: number): string =>
  n === 1
    ? 'Há 1 pedido de contribuição aberto nesta unidade. Ele continua com quem trabalha nela; novos não chegam.'
    : `Há ${n.toLocaleString('pt-BR')} pedidos de contribuição abertos nesta unidade. Eles continuam com quem trabalha nela; novos não chegam.`;

export const podeInativarUnidade = ({ subordinadasAtivas, pedidosAbertos, ciente }: Inativacao): Verdict => {
  if (subordinadasAtivas > 0) {
    return refuse(
      conflict(
        'unidade.com-subordinadas',
        subordinadasAtivas === 1
          ? 'Há 1 unidade ativa abaixo desta. Mova-a ou inative-a antes.'
          : `Há ${subordinadasAtivas} unidades ativas abaixo desta. Mova-as ou inative-as antes.`,
      ),
    );
  }
  if (pedidosAbertos === 0 || ciente) return allow;
  return refuse(conflict('unidade.com-pedidos', frasesDosPedidos(pedidosAbertos), { pedidosAbertos }));
};
