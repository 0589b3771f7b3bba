import { isAberta } from '#capabilities/manifestacao/domain/situacao.ts';
import { isFavoravelDeTodo } from '#capabilities/remedio/domain/decisao-do-recurso.ts';
import { Instancia } from '#capabilities/remedio/domain/instancia.ts';
import { janelaDoSilencio } from '#capabilities/remedio/domain/recurso-prazos.ts';
import { reclamacaoWindow } from '#kernel/prazo/prazo.ts';
import { DIAS_PARA_RECORRER } from '#kernel/prazo/prazos-da-lei.ts';
import { calendario, type Dia, data, diaDe, type Momento, porDia, vence } from '../dias.ts';
import type { Pedido, RecursoNoPasseio } from './estado.ts';

export const isDepois = (a: Momento, b: Momento | null): boolean =>
  b === null || a.dia > b.dia || (a.dia === b.dia && a.ordem >= b.ordem);

/** Since the case was last opened. */
export const jaReclamou = ({ recursos, reabertaEm }: Pedido): boolean => {
  const reclamacao = recursos.findLast(({ idInstancia }) => idInstancia === Instancia.reclamacao);
  return reclamacao !== undefined && isDepois(reclamacao.em, reabertaEm);
};

const dezDiasDepois = (momento: Momento): Dia => vence(momento.dia, DIAS_PARA_RECORRER);

const silencioDoOrgao = porDia((vencimento): [Dia, Dia] => {
  const registro = data(0);
  const { abre, fecha } = reclamacaoWindow(calendario, {
    registro,
    contado: registro,
    vencimento: data(vencimento),
  });
  return [diaDe(abre), diaDe(fecha)];
});

const silencioDaInstancia = porDia((prazo) => diaDe(janelaDoSilencio(calendario, data(prazo)).fecha));

/** The days that count for the last appeal. */
export const limitesDoRecurso = ({
  decididoEm,
  idTipoResposta,
  prazo,
  ouvidoAte,
}: RecursoNoPasseio): (Dia | null)[] => {
  if (decididoEm) return isFavoravelDeTodo(idTipoResposta ?? 0) ? [] : [dezDiasDepois(decididoEm)];
  return prazo === null ? [] : [prazo, ouvidoAte, silencioDaInstancia(prazo)];
};

/** The answer's window counts for the first appeal, for a first appeal again, and for who has no means. */
const contaAResposta = ({ recursos, resposta }: Pedido): boolean => {
  const ultimo = recursos.at(-1);
  if (!resposta) return false;
  return (
    !ultimo ||
    resposta.orientada ||
    ultimo.contraOTipo ||
    isDepois(resposta.em, ultimo.decididoEm ?? ultimo.em)
  );
};

/** The silence that may be complained of, until it was. */
const limitesDoSilencio = (pedido: Pedido): Dia[] => {
  const isEsperada = isAberta(pedido.situacao) || pedido.resposta === null;
  return isEsperada && !jaReclamou(pedido)
    ? silencioDoOrgao(Math.max(pedido.prazo, pedido.reabertaEm?.dia ?? 0))
    : [];
};

/** The days that count for the case, each at its own place; null: none. */
export const limitesDoCaso = (pedido: Pedido): (Dia | null)[] => {
  const { prazo, resposta, retipadaEm, desistiu } = pedido;
  if (desistiu) return [];
  return [
    prazo,
    ...limitesDoSilencio(pedido),
    resposta && contaAResposta(pedido) ? dezDiasDepois(resposta.em) : null,
    retipadaEm && dezDiasDepois(retipadaEm),
  ];
};

/** The limits that are still to come, soonest first. */
export const limitesDepoisDeHoje = (pedido: Pedido): Dia[] => {
  const ultimo = pedido.recursos.at(-1);
  const todos = [...limitesDoCaso(pedido), ...(ultimo ? limitesDoRecurso(ultimo) : [])];
  return [...new Set(todos)]
    .filter((dia): dia is Dia => dia !== null && dia >= pedido.hoje)
    .toSorted((a, b) => a - b);
};
