import type { z } from 'zod';
import type { Platform } from '#server/platform.ts';
import type { painelContract } from '../contract.ts';
import { painelEmPreparo, periodoInvertido } from '../domain/painel-errors.ts';
import { completarPeriodo } from '../domain/periodo.ts';
import type { NomeDoPainel, VisaoDoPainel } from '../domain/visao.ts';
import { findAtualizacao, findPrimeiraVisao } from './atualizacao-repository.ts';
import { montarVisao } from './montar-visao.ts';

const CHAVE = 'GET /app-web/v1/paineis/:painel';
type FiltroDoPainel = z.output<(typeof painelContract)[typeof CHAVE]['query']>;

const MAIS_GUARDADAS = 200;

export type VerPainel = (painel: NomeDoPainel, filtro: FiltroDoPainel) => Promise<VisaoDoPainel>;

/** Views with filters are kept until the next refresh: a shared address is asked for often. */
export const createVerPainel = ({ leitura }: Pick<Platform, 'leitura'>): VerPainel => {
  let vistas = new Map<string, Promise<VisaoDoPainel>>();
  let de = 0;
  return async (painel, filtro) => {
    const atualizacao = await findAtualizacao(leitura);
    if (!atualizacao) throw painelEmPreparo();
    const { lado, atualizado_em, primeiro_mes, ultimo_mes } = atualizacao;
    const ultimoMes = ultimo_mes.slice(0, 7);
    const periodo = completarPeriodo(filtro, ultimoMes);
    if (periodo.de > periodo.ate) throw periodoInvertido();
    const padrao = completarPeriodo({}, ultimoMes);
    const { de: _de, ate: _ate, ...escolhas } = filtro;
    const isPrimeira =
      Object.values(escolhas).every((valor) => valor === undefined) &&
      periodo.de === padrao.de &&
      periodo.ate === padrao.ate;
    if (isPrimeira) {
      const primeira = await findPrimeiraVisao(leitura, painel);
      if (primeira) return primeira;
    }
    if (de !== atualizado_em.getTime()) {
      vistas = new Map();
      de = atualizado_em.getTime();
    }
    const chave = JSON.stringify([painel, periodo, escolhas]);
    const guardada = vistas.get(chave);
    if (guardada) return guardada;
    const visao = montarVisao(
      {
        db: leitura,
        recorte: { lado, acesso: painel === 'lai', ...periodo, ...escolhas },
      },
      { painel, atualizadoEm: atualizado_em, primeiroMes: primeiro_mes.slice(0, 7), ultimoMes },
    );
    const [maisVelha] = vistas.keys();
    if (vistas.size >= MAIS_GUARDADAS && maisVelha) vistas.delete(maisVelha);
    vistas.set(chave, visao);
    visao.catch(() => vistas.delete(chave));
    return visao;
  };
};
