import { Acao, MANIFESTANTE } from '#capabilities/manifestacao/domain/historico.ts';
import { fraseDaDecisao } from '#capabilities/recurso/domain/frases-do-recurso.ts';
import { passoSeguinte } from '#capabilities/recurso/domain/resposta-do-recurso.ts';
import { TipoRespostaRecurso } from '#capabilities/remedio/domain/decisao-do-recurso.ts';
import { cadeiaFederal, type IdInstancia, Instancia } from '#capabilities/remedio/domain/instancia.ts';
import { prazoParaDecidir, prazoParaEsclarecer } from '#capabilities/remedio/domain/recurso-prazos.ts';
import { nextBusinessDay } from '#kernel/prazo/calendario.ts';
import { addDays, type PlainDate, toIsoDate } from '#kernel/prazo/data.ts';
import { countedDay } from '#kernel/prazo/prazo.ts';
import { formatData } from '#kernel/texto.ts';
import { hours } from '#server/clock.ts';
import { autoridadesDemo } from '../instancias.ts';
import { type Andamento, calendarioDo } from './andamento.ts';
import type { RecursoPlanejado } from './caso-planejado.ts';
import { type Servidor, servidorDe } from './contexto.ts';
import { momentoEm } from './dias.ts';
import { orgaoDemo } from './modelos.ts';
import { PERGUNTA_AO_ORGAO, RESPOSTA_DO_ORGAO, textosDaDecisao } from './textos-recursos.ts';

const CGU = 6;
const CMRI = 90;

export const nomeDaInstancia: Readonly<Record<IdInstancia, string>> = {
  [Instancia.primeira]: 'Primeira Instância',
  [Instancia.segunda]: 'Segunda Instância',
  [Instancia.cgu]: 'CGU',
  [Instancia.reclamacao]: 'Reclamação',
  [Instancia.cmri]: 'CMRI',
  [Instancia.revisao]: 'Pedido de Revisão',
  [Instancia.terceira]: 'Terceira Instância',
};
const nomeDaDecisao: Readonly<Record<number, string>> = {
  [TipoRespostaRecurso.deferido]: 'Deferido',
  [TipoRespostaRecurso.parcialmenteDeferido]: 'Parcialmente deferido',
  [TipoRespostaRecurso.indeferido]: 'Indeferido',
  [TipoRespostaRecurso.naoConhecimento]: 'Não conhecimento',
};
const textoDaDecisao = (idTipo: number): string => {
  if (idTipo === TipoRespostaRecurso.deferido) return textosDaDecisao.favoravel;
  if (idTipo === TipoRespostaRecurso.parcialmenteDeferido) return textosDaDecisao.parcial;
  return idTipo === TipoRespostaRecurso.naoConhecimento
    ? textosDaDecisao.naoConhecida
    : textosDaDecisao.mantida;
};

export const julgadoraDe = (instancia: IdInstancia, idOuvidoria: number): number => {
  if (instancia === Instancia.cgu) return CGU;
  return instancia === Instancia.cmri ? CMRI : idOuvidoria;
};

export const autoridadeDe = (
  { contexto }: Andamento,
  idOuvidoria: number,
  instancia: IdInstancia,
): Servidor => {
  const nomeada = autoridadesDemo.find(
    (each) => each.idOuvidoria === idOuvidoria && each.idInstancia === instancia,
  );
  // Of most offices nobody has an account: somebody invented decides, as somebody invented answers.
  if (!nomeada) return servidorDe(contexto, idOuvidoria, instancia);
  const { id, nome } = contexto.contaDe(nomeada.login);
  return { id, responsavel: `${nome} (${orgaoDemo(idOuvidoria).sigla})` };
};

interface Decidido {
  readonly em: Date;
  readonly idTipoResposta: number;
  readonly idEspecificacao: number | null;
  readonly entrega: PlainDate | null;
}

/** In office hours of the first business day from then on. */
const horaDaEquipe = (caso: Andamento, ha: number): Date => {
  const dia = nextBusinessDay(calendarioDo(caso), addDays(caso.contexto.hoje, -ha));
  return new Date(
    Math.min(momentoEm(dia, caso.sorte.inteiro(9 * 60, 17 * 60)), caso.contexto.agora.getTime()),
  );
};

export const decididoDe = (caso: Andamento, { decisao, naoConhecido }: RecursoPlanejado): Decidido | null => {
  if (naoConhecido) {
    return {
      em: horaDaEquipe(caso, naoConhecido.ha),
      idTipoResposta: TipoRespostaRecurso.naoConhecimento,
      idEspecificacao: null,
      entrega: null,
    };
  }
  if (!decisao) return null;
  const { ha, idTipoResposta, idEspecificacao, entrega } = decisao;
  return {
    em: horaDaEquipe(caso, ha),
    idTipoResposta,
    idEspecificacao,
    entrega:
      entrega === undefined
        ? null
        : nextBusinessDay(calendarioDo(caso), addDays(caso.contexto.hoje, entrega)),
  };
};

interface Linha {
  readonly acao: typeof Acao.registroRecurso | typeof Acao.registroRespostaRecurso | typeof Acao.analise;
  readonly em: Date;
  readonly quem: Servidor | null;
  readonly idOuvidoria: number | null;
  readonly informacoes: string;
}

export const anotar = (caso: Andamento, { acao, em, quem, idOuvidoria, informacoes }: Linha): void => {
  caso.linhas.manifestacao_historico.push({
    id_manifestacao: caso.id,
    acao,
    ocorrido_em: em,
    responsavel: quem?.responsavel ?? MANIFESTANTE,
    id_responsavel: quem?.id ?? null,
    id_ouvidoria: idOuvidoria,
    id_ouvidoria_do_caso: caso.idOuvidoria,
    informacoes,
    detalhes: '{}',
  });
  Object.assign(caso.row, { atualizada_em: em });
};

export const montarEsclarecimento = (
  caso: Andamento,
  planejado: RecursoPlanejado,
  recurso: { readonly id: number; readonly em: Date; readonly quem: Servidor },
): void => {
  if (!planejado.esclarecimento) return;
  const pedidoEm = new Date(Math.min(recurso.em.getTime() + hours(1), caso.contexto.agora.getTime()));
  const prazo = prazoParaEsclarecer(calendarioDo(caso), countedDay(calendarioDo(caso), pedidoEm.getTime()));
  const linha = caso.linhas.recurso.findLast(({ id }) => id === recurso.id);
  const respondente = planejado.esclarecimento === 'respondido' ? caso.contexto.contaDe('gestor.ifce') : null;
  const respondidoEm = respondente ? horaDaEquipe(caso, 1) : null;
  const desde = respondidoEm ? countedDay(calendarioDo(caso), respondidoEm.getTime()) : prazo;
  const decidir = prazoParaDecidir(caso.contexto.calendarioDe(CGU), desde, Instancia.cgu);
  if (linha && decidir) {
    linha.esclarecimento_limite = toIsoDate(prazo);
    linha.decisao_contada_de = toIsoDate(desde);
    linha.prazo = toIsoDate(decidir);
  }
  caso.linhas.esclarecimento.push({
    id_recurso: recurso.id,
    pergunta: PERGUNTA_AO_ORGAO,
    id_solicitante: recurso.quem.id ?? 0,
    solicitante: recurso.quem.responsavel,
    pedido_em: pedidoEm,
    prazo: toIsoDate(prazo),
    resposta: respondente && RESPOSTA_DO_ORGAO,
    id_respondente: respondente?.id ?? null,
    respondente: respondente && `${respondente.nome} (IFCE)`,
    respondido_em: respondidoEm,
  });
  anotar(caso, {
    acao: Acao.analise,
    em: pedidoEm,
    quem: recurso.quem,
    idOuvidoria: CGU,
    informacoes: `CGU pediu esclarecimento ao órgão, que deve responder até ${formatData(prazo)}.`,
  });
};

export const montarResposta = (
  caso: Andamento,
  idRecurso: number,
  instancia: IdInstancia,
  { em, idTipoResposta, idEspecificacao, entrega }: Decidido,
): void => {
  const idJulgadora = julgadoraDe(instancia, caso.idOuvidoria);
  const quem = autoridadeDe(caso, idJulgadora, instancia);
  const seguinte = passoSeguinte(calendarioDo(caso), cadeiaFederal, {
    instancia,
    idTipoResposta,
    em: em.getTime(),
  });
  caso.linhas.resposta_recurso.push({
    id_recurso: idRecurso,
    id_tipo_resposta_recurso: idTipoResposta,
    id_especificacao: idEspecificacao,
    texto: textoDaDecisao(idTipoResposta),
    data_entrega: entrega && toIsoDate(entrega),
    data_entrega_original: entrega && toIsoDate(entrega),
    id_instancia_seguinte: seguinte?.instancia ?? null,
    prazo_seguinte: seguinte && toIsoDate(seguinte.ultimoDia),
    id_ouvidoria: idJulgadora,
    id_responsavel: quem.id,
    responsavel: quem.responsavel,
    registrada_em: em,
  });
  anotar(caso, {
    acao: Acao.registroRespostaRecurso,
    em,
    quem,
    idOuvidoria: idJulgadora,
    informacoes: fraseDaDecisao(nomeDaInstancia[instancia], nomeDaDecisao[idTipoResposta] ?? '', entrega),
  });
};
