import type { FastifyRequest } from 'fastify';
import { confirmadoAte } from '#kernel/confirmacao.ts';
import { enforce } from '#kernel/verdict.ts';
import type { Platform } from '#server/platform.ts';
import type { EstadoDoFator } from '../contract.ts';
import { CODIGO_DE_DEMONSTRACAO } from '../domain/codigo.ts';
import {
  type FormaDeConfirmar,
  podeCriarFator,
  podeRemoverFator,
  type TipoDeFator,
} from '../domain/fator.ts';
import { fatorInexistente, semFator } from '../domain/segundo-fator-errors.ts';
import { anotarEAvisar } from './avisar.ts';
import { temFatorDeDemonstracao } from './confirmar.ts';
import {
  countCodigos,
  deleteCodigos,
  deleteFator,
  type FatorRow,
  listFatores,
  lockConta,
} from './fator-repository.ts';
import type { PortaDaSessao } from './porta.ts';
import { trocarCodigos } from './recuperacao.ts';

const formasDe = (
  fatores: readonly FatorRow[],
  codigos: number,
  demonstracao: boolean,
): FormaDeConfirmar[] => {
  const tem = (tipo: TipoDeFator) => fatores.some((fator) => fator.tipo === tipo);
  return [
    ...(tem('passkey') ? (['passkey'] as const) : []),
    ...(tem('app') ? (['app'] as const) : []),
    ...(codigos > 0 ? (['recuperacao'] as const) : []),
    ...(demonstracao ? (['demonstracao'] as const) : []),
  ];
};

const toFator = ({ id, tipo, nome, criado_em, usado_em }: FatorRow): EstadoDoFator['fatores'][number] => ({
  idFator: id,
  tipo: tipo as TipoDeFator,
  nome,
  criadoEm: criado_em.toISOString(),
  usadoEm: usado_em?.toISOString() ?? null,
});

/** The factors that an account has: shown, removed, their recovery codes made anew. */
export const createManter = (platform: Platform, porta: PortaDaSessao) => {
  const { db, config } = platform;
  return {
    estado: async (request: FastifyRequest): Promise<EstadoDoFator> => {
      const { idUsuario, isServidor, fator, isPendente } = porta.atual(request);
      const fatores = await listFatores(db, idUsuario);
      const codigos = await countCodigos(db, idUsuario);
      const demonstracao = temFatorDeDemonstracao(platform, fator.tem);
      return {
        exigido: fator.exigido,
        podeCriar: !isPendente && podeCriarFator(isServidor, fatores.length).allowed,
        confirmadoAte: confirmadoAte(fator)?.toISOString() ?? null,
        formas: formasDe(fatores, codigos, demonstracao),
        codigoDeDemonstracao: demonstracao ? CODIGO_DE_DEMONSTRACAO : null,
        // Whoever only knows the password does not learn what else the person carries.
        fatores: isPendente ? [] : fatores.map(toFator),
        codigosRestantes: isPendente ? 0 : codigos,
      };
    },

    remover: (request: FastifyRequest, idFator: number): Promise<void> =>
      db.transaction().execute(async (trx) => {
        const { idUsuario, fator } = porta.atual(request);
        const conta = await lockConta(trx, idUsuario);
        const fatores = await listFatores(trx, idUsuario);
        const alvo = fatores.find(({ id }) => id === idFator);
        if (!alvo) throw fatorInexistente();
        enforce(podeRemoverFator(fator, fatores.length));
        await deleteFator(trx, idFator);
        // Without a factor there is nothing to recover.
        if (fatores.length === 1) await deleteCodigos(trx, idUsuario);
        await anotarEAvisar(platform, trx, conta, 'Segundo fator removido', {
          nome: alvo.nome,
          tipo: alvo.tipo,
        });
      }),

    novosCodigos: (request: FastifyRequest): Promise<string[]> =>
      db.transaction().execute(async (trx) => {
        const { idUsuario } = porta.atual(request);
        const conta = await lockConta(trx, idUsuario);
        if ((await listFatores(trx, idUsuario)).length === 0) throw semFator();
        await anotarEAvisar(platform, trx, conta, 'Códigos de recuperação criados');
        return trocarCodigos(trx, config, idUsuario);
      }),
  };
};
