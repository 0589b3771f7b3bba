import { EM_NOME, fraseDoAtendimento } from '#capabilities/manifestacao/domain/em-nome.ts';
import { Acao } from '#capabilities/manifestacao/domain/historico.ts';
import { isAberta } from '#capabilities/manifestacao/domain/situacao.ts';
import { fraseDoRegistro } from '#capabilities/recurso/domain/frases-do-recurso.ts';
import { cadeiaFederal, Instancia } from '#capabilities/remedio/domain/instancia.ts';
import { quemDecide } from '#capabilities/remedio/domain/quem-decide.ts';
import { prazoParaDecidir } from '#capabilities/remedio/domain/recurso-prazos.ts';
import { type RecursoDoCaso, remediosDe } from '#capabilities/remedio/domain/remedios.ts';
import { SituacaoRecurso } from '#capabilities/remedio/domain/situacao-recurso.ts';
import { nextBusinessDay } from '#kernel/prazo/calendario.ts';
import { addDays, localDate, parseIsoDate, toIsoDate } from '#kernel/prazo/data.ts';
import { countedDay } from '#kernel/prazo/prazo.ts';
import { type Andamento, calendarioDo, quemAtende } from './andamento.ts';
import type { RecursoPlanejado } from './caso-planejado.ts';
import { momentoEm } from './dias.ts';
import { chaveDeEnvio, hashDoEnvio } from './envio.ts';
import { orgaoDemo } from './modelos.ts';
import {
  anotar,
  autoridadeDe,
  decididoDe,
  julgadoraDe,
  montarEsclarecimento,
  montarResposta,
  nomeDaInstancia,
} from './recursos-julgados.ts';
import { textosDoRecurso, textosDoSilencio } from './textos-recursos.ts';

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
      registro: localDate(new Date(row.registrada_em).getTime()),
      registroContado: contado,
      prazo: caso.prazo,
      aguardaResposta: isAberta(caso.situacao),
      desistiu: false,
      resposta: row.respondida_em
        ? {
            respondidaEm: new Date(row.respondida_em).getTime(),
            cienciaEm: new Date(row.respondida_em).getTime(),
            idCodigoDecisao: null,
          }
        : null,
      reabertaEm: null,
      retipadaEm: null,
      retipagemCienciaEm: null,
      recursos: anteriores,
      promessas: [],
    },
    em.getTime(),
  )[remedio];
  if (!aberto.verdict.allowed || aberto.instancia === null) {
    throw new RangeError(`${plano.chave}: cannot ${remedio} at ${em.toISOString()}`);
  }
  return { remedio, instancia: aberto.instancia, porSilencio: aberto.porSilencio };
};

/** Who attends files it in the person's name, and the history says so. */
const atender = (
  caso: Andamento,
  { ato, em, frase }: { readonly ato: string; readonly em: Date; readonly frase: string },
) => {
  const quem = quemAtende(caso);
  const dia = localDate(em.getTime());
  caso.linhas.atendimento.push({
    id_manifestacao: caso.id,
    ato,
    canal: 'balcao',
    recebida_em: toIsoDate(dia),
    envio_hash: hashDoEnvio(caso.contexto.config, chaveDeEnvio(`${caso.plano.chave}/atendimento`)),
    id_responsavel: quem.id,
    responsavel: quem.responsavel,
    registrado_em: em,
  });
  return {
    quem: { ...quem, responsavel: `${quem.responsavel}, ${EM_NOME}` },
    idOuvidoria: caso.idOuvidoria,
    informacoes: `${frase} ${fraseDoAtendimento({ canal: 'balcao', dia })}`,
  };
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
    const contado = countedDay(calendarioDo(caso), em.getTime());
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
    const frase = fraseDoRegistro(remedio, {
      instancia: nomeDaInstancia[instancia],
      quemDecide: quemDecide(instancia, `${sigla} – ${nome}`),
      prazo: instancia === Instancia.cmri ? null : prazo,
    });
    anotar(caso, {
      acao: Acao.registroRecurso,
      em,
      ...(planejado.noBalcao
        ? atender(caso, { ato: remedio, em, frase })
        : { quem: null, idOuvidoria: null, informacoes: frase }),
    });
    montarEsclarecimento(caso, planejado, { id, em, quem });
    if (decidido) montarResposta(caso, id, instancia, decidido);
    anteriores.push({
      idInstancia: instancia,
      registradoEm: em.getTime(),
      contraOTipo: false,
      prazo,
      respondidoEm: decidido?.em.getTime() ?? null,
      cienciaEm: decidido?.em.getTime() ?? null,
      idTipoResposta: decidido?.idTipoResposta ?? null,
    });
  }
};
