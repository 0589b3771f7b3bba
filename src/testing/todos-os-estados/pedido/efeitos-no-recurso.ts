import {
  decisoesDaInstancia,
  mandaEntregar,
  TipoRespostaRecurso,
} from '#capabilities/remedio/domain/decisao-do-recurso.ts';
import { esclarecimentoProrrogado } from '#capabilities/remedio/domain/recurso-prazos.ts';
import { DIAS_PARA_DECIDIR, DIAS_PARA_ESCLARECER } from '#kernel/prazo/prazos-da-lei.ts';
import { calendario, data, diaDe, vence } from '../dias.ts';
import { comPromessa, type Efeito, voltaAPedido } from './efeitos-no-pedido.ts';
import type { Pedido, RecursoNoPasseio } from './estado.ts';
import { agoraDe } from './fatos-do-passeio.ts';

const noUltimo = (pedido: Pedido, mudancas: Partial<RecursoNoPasseio>): Pedido => ({
  ...pedido,
  recursos: pedido.recursos.map((recurso, indice) =>
    indice === pedido.recursos.length - 1 ? { ...recurso, ...mudancas } : recurso,
  ),
});

const decidido = (pedido: Pedido, idTipoResposta: number): Pedido =>
  noUltimo(pedido, { decididoEm: agoraDe(pedido), idTipoResposta, ouvidoAte: null });

const responder: Efeito = (pedido) => {
  const ultimo = pedido.recursos.at(-1);
  if (!ultimo) return [];
  return decisoesDaInstancia(ultimo).flatMap((idTipoResposta) => {
    const depois = decidido(pedido, idTipoResposta);
    if (!mandaEntregar(idTipoResposta)) return [depois];
    return ultimo.contraOTipo ? voltaAPedido(depois) : comPromessa(depois);
  });
};

/** The days to decide follow the last day of the office that is heard. */
const ouvirAte = (pedido: Pedido, ouvidoAte: number): Pedido =>
  noUltimo(pedido, { ouvidoAte, jaOuvido: true, prazo: vence(ouvidoAte, DIAS_PARA_DECIDIR) });

/** What the acts on the last appeal do, by name. */
export const efeitosNoRecurso: Readonly<Record<string, Efeito>> = {
  conhecer: (pedido) => [noUltimo(pedido, { conhecido: true })],
  naoConhecer: (pedido) => [decidido(pedido, TipoRespostaRecurso.naoConhecimento)],
  responder,
  marcarReuniao: (pedido) => [noUltimo(pedido, { prazo: pedido.hoje + 14 })],
  pedirEsclarecimento: (pedido) => {
    const ouvidoAte = vence(pedido.hoje, DIAS_PARA_ESCLARECER);
    return [ouvirAte(pedido, ouvidoAte)];
  },
  prorrogarEsclarecimento: (pedido) => {
    const { ouvidoAte = null } = pedido.recursos.at(-1) ?? {};
    if (ouvidoAte === null) return [];
    const ate = diaDe(esclarecimentoProrrogado(calendario, data(ouvidoAte)));
    return [noUltimo(ouvirAte(pedido, ate), { ouvidoOutraVez: true })];
  },
  esclarecer: (pedido) => [
    noUltimo(pedido, { ouvidoAte: null, prazo: vence(pedido.hoje, DIAS_PARA_DECIDIR) }),
  ],
};
