import type { z } from 'zod';
import { horaDosMinutos } from '#capabilities/configuracao/domain/definicoes.ts';
import { calendarioDaOuvidoria, calendarioNacional } from '#capabilities/feriado/server/index.ts';
import { invalid } from '#kernel/errors.ts';
import { diaGuardado } from '#kernel/prazo/dia-guardado.ts';
import type { Platform } from '#server/platform.ts';
import type { prazoContract } from '../contract.ts';
import { simular } from '../domain/simulacao.ts';

type Rota = (typeof prazoContract)['GET /app-web/v1/prazos/simular'];
type Pedido = z.output<Rota['query']>;

const complementacaoDe = ({ complementoPedido, complementoResposta }: Pedido) => {
  if (complementoPedido === undefined && complementoResposta === undefined) return null;
  if (complementoPedido === undefined || complementoResposta === undefined) {
    throw invalid('prazo.complementacao-incompleta', 'Diga o dia do pedido e o dia da complementação.');
  }
  return { pedido: diaGuardado(complementoPedido), resposta: diaGuardado(complementoResposta) };
};

export const findHoraDeCorte = async ({ db }: Pick<Platform, 'db'>) => ({
  horaDeCorte: horaDosMinutos((await calendarioNacional(db)).horaDeCorte),
});

export const simularPrazo = async (
  { db }: Pick<Platform, 'db'>,
  pedido: Pedido,
): Promise<z.input<Rota['response']>> => {
  const { procedimento, inicio, aposCorte, prorrogada, idOuvidoria } = pedido;
  const calendario =
    idOuvidoria === undefined ? await calendarioNacional(db) : await calendarioDaOuvidoria(db, idOuvidoria);
  const { dias, ...datas } = simular(calendario, {
    procedimento,
    inicio: diaGuardado(inicio),
    aposCorte,
    prorrogada,
    complementacao: complementacaoDe(pedido),
  });
  return { ...datas, dias: [...dias], horaDeCorte: horaDosMinutos(calendario.horaDeCorte) };
};
