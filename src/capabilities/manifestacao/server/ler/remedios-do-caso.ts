import { cienciaDe } from '#capabilities/remedio/domain/ciencia.ts';
import { Instancia } from '#capabilities/remedio/domain/instancia.ts';
import {
  isPromessaVencida,
  type PromessaDoCaso,
  podeDeclararSemMeios,
} from '#capabilities/remedio/domain/promessas.ts';
import { emEsclarecimentosAte } from '#capabilities/remedio/domain/recurso-prazos.ts';
import type { Remedio } from '#capabilities/remedio/domain/remedio.ts';
import {
  type FatosDosRemedios,
  type RemedioDoCaso,
  recursoPendente,
  remediosDe,
} from '#capabilities/remedio/domain/remedios.ts';
import { type Saida, saidasDe } from '#capabilities/remedio/domain/saida.ts';
import { isAcesso } from '#kernel/enumeracoes.ts';
import type { Calendario } from '#kernel/prazo/calendario.ts';
import { localDate } from '#kernel/prazo/data.ts';
import { diaGuardado } from '#kernel/prazo/dia-guardado.ts';
import { refuse, type Verdict } from '#kernel/verdict.ts';
import type { RecursoNaFrase } from '../../domain/ler/frase-do-recurso.ts';
import { soNoAcessoAInformacao } from '../../domain/manifestacao-errors.ts';
import { type IdSituacao, isAberta, Situacao } from '../../domain/situacao.ts';
import type { AcessoLido, InstanciaDoOrgao } from './acesso-repository.ts';

export interface RowComRemedios {
  readonly acesso: AcessoLido | null;
  readonly id_ouvidoria: number;
  readonly id_situacao: number;
  readonly id_tipo_formulario: number;
  readonly registrada_em: Date;
  readonly registro_contado: string;
  readonly prazo: string;
  readonly respondida_em: Date | null;
  readonly reaberta_em: Date | null;
  readonly retipada_em: Date | null;
}

/** Where nothing was configured, the two instances every office has (Lei 12.527/2011, art. 15). */
export const cadeiaDoCaso = ({ acesso, id_ouvidoria }: RowComRemedios): readonly InstanciaDoOrgao[] =>
  acesso?.cadeia ??
  [Instancia.primeira, Instancia.segunda].map((idInstancia) => ({
    idInstancia,
    idOuvidoriaJulgadora: id_ouvidoria,
  }));

/** The answer that can be appealed; an ouvidoria answer to a case that was a request is none. */
const respostaDoPedido = ({
  acesso,
  respondida_em,
  id_tipo_formulario,
}: RowComRemedios): FatosDosRemedios['resposta'] => {
  const { resposta = null } = acesso ?? {};
  const respondidaEm =
    resposta?.respondidaEm ?? (isAcesso(id_tipo_formulario) ? respondida_em?.getTime() : null);
  if (!respondidaEm) return null;
  return {
    respondidaEm,
    cienciaEm: cienciaDe(respondidaEm, resposta?.comunicada ?? null),
    idCodigoDecisao: resposta?.idCodigoDecisao ?? null,
  };
};

const encerradasSemDecisao: readonly number[] = [Situacao.encaminhadaParaFora, Situacao.arquivada];

const talvezDia = (texto: string | null) => (texto === null ? null : diaGuardado(texto));

export const promessasDoCaso = ({ acesso }: Pick<RowComRemedios, 'acesso'>): readonly PromessaDoCaso[] =>
  (acesso?.promessas ?? []).map((promessa) => ({
    ...promessa,
    prazo: diaGuardado(promessa.prazo),
    contestarAte: talvezDia(promessa.contestarAte),
    noControle: promessa.noControle && {
      quem: promessa.noControle.quem,
      desde: localDate(promessa.noControle.desde),
      ate: diaGuardado(promessa.noControle.ate),
    },
  }));

/**
 * The office that supervises reads a case once a promised date was broken, or what was delivered is
 * contested (Lei 12.527/2011, art. 41); before that the case is none of its business.
 */
export const quemControla = ({ acesso }: Pick<RowComRemedios, 'acesso'>, agora: number): number[] => {
  const { idOuvidoriaQueControla = null, promessas = [] } = acesso ?? {};
  const isControlada = promessas.some(
    ({ renovada, situacao, prazo }) =>
      renovada ||
      situacao === 'contestada' ||
      isPromessaVencida({ situacao, prazo: diaGuardado(prazo) }, agora),
  );
  return isControlada && idOuvidoriaQueControla !== null ? [idOuvidoriaQueControla] : [];
};

/** When the person was told of the last answer; null: not told yet, or no answer. */
export const cienciaDaResposta = ({ acesso }: Pick<RowComRemedios, 'acesso'>): number | null =>
  acesso?.resposta ? cienciaDe(acesso.resposta.respondidaEm, acesso.resposta.comunicada) : null;

/** Lei 12.527/2011, art. 11 § 6º: the answer told where to look, and the person has no means to. */
export const semMeiosDoCaso = (calendario: Calendario, row: RowComRemedios, agora: number): Verdict =>
  podeDeclararSemMeios(
    calendario,
    {
      orientada: row.acesso?.resposta?.orientada ?? false,
      respondidaEm: row.acesso?.resposta?.respondidaEm ?? null,
      cienciaEm: cienciaDaResposta(row),
    },
    agora,
  );

const fatosDosRemedios = (row: RowComRemedios, acesso: AcessoLido, agora: number) => ({
  cadeia: cadeiaDoCaso(row).map(({ idInstancia }) => idInstancia),
  registro: localDate(row.registrada_em.getTime()),
  registroContado: diaGuardado(row.registro_contado),
  prazo: diaGuardado(row.prazo),
  aguardaResposta:
    isAberta(row.id_situacao as IdSituacao) ||
    (encerradasSemDecisao.includes(row.id_situacao) && !acesso.desistiu),
  desistiu: acesso.desistiu,
  resposta: respostaDoPedido(row),
  reabertaEm: row.reaberta_em?.getTime() ?? null,
  retipadaEm: isAcesso(row.id_tipo_formulario) ? null : (row.retipada_em?.getTime() ?? null),
  retipagemCienciaEm: row.retipada_em && cienciaDe(row.retipada_em.getTime(), acesso.retipagem),
  avisadoPeloEnvio: acesso.avisadoPeloEnvio,
  avisoDoSilencio: acesso.avisoDoSilencio,
  recursos: acesso.recursos.map(({ comunicada, ...recurso }) => ({
    ...recurso,
    emEsclarecimentosAte: emEsclarecimentosAte(talvezDia(recurso.esclarecimentoAte), agora),
    cienciaEm: recurso.respondidoEm && cienciaDe(recurso.respondidoEm, comunicada),
    prazo: talvezDia(recurso.prazo),
  })),
  promessas: promessasDoCaso(row),
});

export interface RemediosLidos {
  readonly remedios: Readonly<Record<Remedio, RemedioDoCaso>>;
  /** What the person who asked can count on. */
  readonly saidas: readonly Saida[];
  readonly recursoPendente: RecursoNaFrase | null;
}

/** Null for what is no access request and never was one. */
export const remediosDoCaso = (
  calendario: Calendario,
  row: RowComRemedios,
  agora: number,
): RemediosLidos | null => {
  if (!row.acesso) return null;
  const fatos = fatosDosRemedios(row, row.acesso, agora);
  const remedios = remediosDe(calendario, fatos, agora);
  return { remedios, saidas: saidasDe(fatos, remedios, agora), recursoPendente: recursoPendente(fatos) };
};

const naoCabe = refuse(soNoAcessoAInformacao());

export const verdictsDosRemedios = (
  remedios: Readonly<Record<Remedio, RemedioDoCaso>> | null,
): Readonly<Record<Remedio, Verdict>> => ({
  recorrer: remedios?.recorrer.verdict ?? naoCabe,
  reclamar: remedios?.reclamar.verdict ?? naoCabe,
  denunciarDescumprimento: remedios?.denunciarDescumprimento.verdict ?? naoCabe,
  pedirRevisao: remedios?.pedirRevisao.verdict ?? naoCabe,
});
