import { Acao, MANIFESTANTE } from '#capabilities/manifestacao/domain/historico.ts';
import { isAberta } from '#capabilities/manifestacao/domain/situacao.ts';
import { TipoRespostaRecurso } from '#capabilities/recurso/domain/decisao.ts';
import { fraseDaDecisao, fraseDoRegistro } from '#capabilities/recurso/domain/frases-do-recurso.ts';
import { cadeiaFederal, type IdInstancia, Instancia } from '#capabilities/recurso/domain/instancia.ts';
import { quemDecide } from '#capabilities/recurso/domain/orientacao.ts';
import { SituacaoRecurso } from '#capabilities/recurso/domain/recurso-acts.ts';
import { prazoParaDecidir, prazoParaEsclarecer } from '#capabilities/recurso/domain/recurso-prazos.ts';
import { type RecursoDoCaso, remediosDe } from '#capabilities/recurso/domain/remedios.ts';
import { passoSeguinte } from '#capabilities/recurso/domain/resposta-do-recurso.ts';
import { nextBusinessDay } from '#kernel/prazo/calendario.ts';
import { addDays, type PlainDate, parseIsoDate, toIsoDate } from '#kernel/prazo/data.ts';
import { countedDay } from '#kernel/prazo/prazo.ts';
import { formatData } from '#kernel/texto.ts';
import { autoridadesDemo } from '../instancias.ts';
import { type Andamento, calendarioDo } from './andamento.ts';
import type { RecursoPlanejado } from './caso-planejado.ts';
import type { Servidor } from './contexto.ts';
import { momentoEm } from './dias.ts';
import { chaveDeEnvio, hashDoEnvio } from './envio.ts';
import { orgaoDemo } from './modelos.ts';
import {
  PERGUNTA_AO_ORGAO,
  RESPOSTA_DO_ORGAO,
  textosDaDecisao,
  textosDoRecurso,
  textosDoSilencio,
} from './textos-recursos.ts';

const CGU = 6;
const CMRI = 90;

const nomeDaInstancia: Readonly<Record<IdInstancia, string>> = {
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

const julgadoraDe = (instancia: IdInstancia, idOuvidoria: number): number => {
  if (instancia === Instancia.cgu) return CGU;
  return instancia === Instancia.cmri ? CMRI : idOuvidoria;
};

const autoridadeDe = ({ contexto }: Andamento, idOuvidoria: number, instancia: IdInstancia): Servidor => {
  const nomeada = autoridadesDemo.find(
    (each) => each.idOuvidoria === idOuvidoria && each.idInstancia === instancia,
  );
  if (!nomeada) throw new RangeError(`Nobody decides at instance ${instancia} of office ${idOuvidoria}`);
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

const decididoDe = (caso: Andamento, { decisao, naoConhecido }: RecursoPlanejado): Decidido | null => {
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

const anotar = (caso: Andamento, { acao, em, quem, idOuvidoria, informacoes }: Linha): void => {
  caso.linhas.manifestacao_historico.push({
    id_manifestacao: caso.id,
    acao,
    ocorrido_em: em,
    responsavel: quem?.responsavel ?? MANIFESTANTE,
    id_responsavel: quem?.id ?? null,
    id_ouvidoria: idOuvidoria,
    informacoes,
    detalhes: '{}',
  });
  Object.assign(caso.row, { atualizada_em: em });
};

/** The rules themselves say whether the person could appeal at that moment, and where to. */
const instanciaAberta = (
  caso: Andamento,
  anteriores: readonly RecursoDoCaso[],
  { remedio = 'recorrer' }: RecursoPlanejado,
  em: Date,
) => {
  const { row, plano } = caso;
  const contado = parseIsoDate(String(row.registro_contado));
  if (!contado) throw new RangeError(`${plano.chave}: not a day`);
  const aberto = remediosDe(
    calendarioDo(caso),
    {
      cadeia: cadeiaFederal,
      registroContado: contado,
      prazo: caso.prazo,
      aguardaResposta: isAberta(caso.situacao),
      resposta: row.respondida_em
        ? {
            respondidaEm: new Date(row.respondida_em).getTime(),
            idCodigoDecisao: null,
            dataEntrega: null,
            descumprimentoDenunciado: false,
          }
        : null,
      retipadaEm: null,
      recursos: anteriores,
    },
    em.getTime(),
  )[remedio];
  if (!aberto.verdict.allowed || aberto.instancia === null) {
    throw new RangeError(`${plano.chave}: cannot ${remedio} at ${em.toISOString()}`);
  }
  return { remedio, instancia: aberto.instancia, porSilencio: aberto.porSilencio };
};

const montarEsclarecimento = (
  caso: Andamento,
  planejado: RecursoPlanejado,
  recurso: { readonly id: number; readonly em: Date; readonly quem: Servidor },
): void => {
  if (!planejado.esclarecimento) return;
  const pedidoEm = new Date(Math.min(recurso.em.getTime() + 3_600_000, caso.contexto.agora.getTime()));
  const prazo = prazoParaEsclarecer(calendarioDo(caso), countedDay(pedidoEm.getTime()));
  const respondente = planejado.esclarecimento === 'respondido' ? caso.contexto.contaDe('gestor.ifce') : null;
  const respondidoEm = respondente ? horaDaEquipe(caso, 1) : null;
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

const montarResposta = (
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

/** Replays the appeals of a case, each checked against the rules at the moment it was filed. */
export const montarRecursos = (caso: Andamento): void => {
  const { contexto, plano, linhas, sorte } = caso;
  const anteriores: RecursoDoCaso[] = [];
  for (const planejado of plano.recursos ?? []) {
    const em = new Date(momentoEm(addDays(contexto.hoje, -planejado.ha), sorte.inteiro(8 * 60, 19 * 60)));
    const { remedio, instancia, porSilencio } = instanciaAberta(caso, anteriores, planejado, em);
    const idJulgadora = julgadoraDe(instancia, caso.idOuvidoria);
    const quem = autoridadeDe(caso, idJulgadora, instancia);
    const contado = countedDay(em.getTime(), contexto.config.horaDeCorte);
    const reuniao =
      planejado.reuniao === undefined
        ? null
        : nextBusinessDay(calendarioDo(caso), addDays(contexto.hoje, planejado.reuniao));
    const prazo = prazoParaDecidir(calendarioDo(caso), contado, instancia) ?? reuniao;
    const decidido = decididoDe(caso, planejado);
    const anterior = linhas.recurso.findLast((row) => row.id_manifestacao === caso.id);
    if (anterior && !anterior.respondido_em) anterior.subiu_em = em;
    const id = contexto.proximoId('recurso');
    linhas.recurso.push({
      id,
      id_manifestacao: caso.id,
      id_instancia: instancia,
      id_situacao: decidido ? SituacaoRecurso.respondido : SituacaoRecurso.emTramitacao,
      id_tipo_recurso: remedio === 'reclamar' ? null : porSilencio ? 1 : sorte.um([2, 3, 5]),
      por_silencio: porSilencio,
      id_ouvidoria_julgadora: idJulgadora,
      texto: sorte.um(porSilencio ? textosDoSilencio : textosDoRecurso),
      envio_hash: hashDoEnvio(contexto.config, chaveDeEnvio(`${plano.chave}/${instancia}`)),
      registrado_em: em,
      registro_contado: toIsoDate(contado),
      prazo_original: prazo && toIsoDate(prazo),
      prazo: prazo && toIsoDate(prazo),
      id_responsavel: decidido || planejado.conhecido ? quem.id : null,
      conhecido: planejado.naoConhecido ? false : decidido || planejado.conhecido ? true : null,
      conhecido_em: decidido?.em ?? (planejado.conhecido ? em : null),
      id_justificativa_nao_conhecimento: planejado.naoConhecido?.idJustificativa ?? null,
      subiu_em: null,
      respondido_em: decidido?.em ?? null,
      atualizado_em: decidido?.em ?? em,
    });
    const { sigla, nome } = orgaoDemo(idJulgadora);
    anotar(caso, {
      acao: Acao.registroRecurso,
      em,
      quem: null,
      idOuvidoria: null,
      informacoes: fraseDoRegistro(remedio, {
        instancia: nomeDaInstancia[instancia],
        quemDecide: quemDecide(instancia, `${sigla} – ${nome}`),
        prazo: instancia === Instancia.cmri ? null : prazo,
      }),
    });
    montarEsclarecimento(caso, planejado, { id, em, quem });
    if (decidido) montarResposta(caso, id, instancia, decidido);
    anteriores.push({
      idInstancia: instancia,
      prazo,
      respondidoEm: decidido?.em.getTime() ?? null,
      idTipoResposta: decidido?.idTipoResposta ?? null,
      dataEntrega: decidido?.entrega ?? null,
      descumprimentoDenunciado: false,
    });
  }
};
