import { isAberta } from '#capabilities/manifestacao/domain/situacao.ts';
import { abreInstancia } from '#capabilities/remedio/domain/comissao.ts';
import { isFavoravelDeTodo } from '#capabilities/remedio/domain/decisao-do-recurso.ts';
import { Instancia } from '#capabilities/remedio/domain/instancia.ts';
import { DIAS_PARA_RECORRER } from '#kernel/prazo/prazos-da-lei.ts';
import { type Dia, vence } from '../dias.ts';
import type { Pedido, RecursoNoPasseio } from './estado.ts';
import { isDepois, jaReclamou, limitesDoCaso, limitesDoRecurso } from './limites.ts';

/** Before, on or after each limit. */
const classes = (limites: readonly (Dia | null)[], hoje: Dia): string =>
  limites.map((dia) => (dia === null ? '-' : Math.sign(dia - hoje) + 1)).join('');

/** What the rules make of a decision: all was granted, the commission may be asked, or neither. */
const tipoDaDecisao = (idTipoResposta: number): string => {
  if (isFavoravelDeTodo(idTipoResposta)) return 'favorável';
  return abreInstancia(Instancia.cmri, idTipoResposta) ? 'negado' : 'outra';
};

const emAndamento = ({ conhecido, jaOuvido, ouvidoAte, ouvidoOutraVez }: RecursoNoPasseio): string =>
  [conhecido, jaOuvido, ouvidoAte !== null && ouvidoOutraVez].map(Number).join('');

const doRecurso = (recurso: RecursoNoPasseio): string => {
  const { idInstancia, contraOTipo, idTipoResposta } = recurso;
  const onde = `${idInstancia}${contraOTipo ? 't' : ''}`;
  return onde + (idTipoResposta === null ? emAndamento(recurso) : tipoDaDecisao(idTipoResposta));
};

/** One that is over counts only as the last. */
const dasPromessas = ({ promessas }: Pedido): string => {
  const [primeira, segunda] = promessas;
  return segunda && primeira !== 'viva' ? segunda : promessas.join();
};

/** Of the appeals before the last, what the rules still ask. */
const passados = (pedido: Pedido): string => {
  const { recursos, acesso, resposta } = pedido;
  const revisao = recursos.find(({ idInstancia }) => idInstancia === Instancia.revisao);
  return [
    jaReclamou(pedido),
    acesso || !revisao ? '' : revisao.decididoEm !== null,
    resposta ? '' : recursos.some(({ decididoEm }) => decididoEm === null),
  ].join();
};

const daResposta = ({ resposta, recursos, hoje }: Pedido): string => {
  if (!resposta) return '';
  const ultimo = recursos.at(-1);
  const semMeios = resposta.orientada && vence(resposta.em.dia, DIAS_PARA_RECORRER) >= hoje;
  return `${semMeios}${ultimo ? isDepois(resposta.em, ultimo.decididoEm ?? ultimo.em) : ''}`;
};

/**
 * States with the same key have the same future, but for how many days lie between two limits: the
 * rules read the last appeal, what became of those before it, and on which side of each limit today is.
 */
export const chaveDo = (pedido: Pedido): string => {
  const { hoje, situacao } = pedido;
  const ultimo = pedido.recursos.at(-1);
  return [
    situacao,
    pedido.acesso,
    isAberta(situacao) && pedido.prorrogado,
    classes(limitesDoCaso(pedido), hoje),
    daResposta(pedido),
    ultimo && doRecurso(ultimo) + classes(limitesDoRecurso(ultimo), hoje),
    passados(pedido),
    dasPromessas(pedido),
    pedido.desistiu,
    pedido.pediuReabertura,
    pedido.reaberturaPedida,
  ].join('|');
};
