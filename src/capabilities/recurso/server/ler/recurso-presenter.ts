import type { AnexoDoCaso } from '#capabilities/anexo/server/index.ts';
import {
  type AutorDaEquipe,
  autorDe,
  type Caso,
  cadeiaDoCaso,
  type Leitura,
} from '#capabilities/manifestacao/server/index.ts';
import { type IdInstancia, instanciaSeguinte } from '#capabilities/remedio/domain/instancia.ts';
import { quemDecide } from '#capabilities/remedio/domain/quem-decide.ts';
import { SituacaoRecurso } from '#capabilities/remedio/domain/situacao-recurso.ts';
import type { IdPerfil } from '#kernel/perfil.ts';
import { daysBetween, localDate } from '#kernel/prazo/data.ts';
import { diaGuardado } from '#kernel/prazo/dia-guardado.ts';
import { formatProtocoloDigitos } from '#kernel/protocolo.ts';
import type { AtoDoRecurso } from '../../domain/ato-do-recurso.ts';
import type { RecursoVisto } from '../../domain/recurso.ts';
import { julgadoraDe } from '../interpor/julgadora.ts';
import { atosDoLeitor } from './atos-do-leitor.ts';
import type { RecursoDoLeitor } from './recurso-do-leitor.ts';
import type {
  findOrgaos,
  listEsclarecimentos,
  listNomes,
  listQualificacoes,
  listRespostasDosRecursos,
  RespostaRow,
} from './visto-repository.ts';

type Read<F extends (...args: never[]) => Promise<readonly unknown[]>> = Awaited<ReturnType<F>>;

/** Everything needed to show the appeals of one case, read together. */
export interface PartesDosRecursos {
  readonly nomes: Read<typeof listNomes>;
  readonly respostas: Read<typeof listRespostasDosRecursos>;
  readonly esclarecimentos: Read<typeof listEsclarecimentos>;
  readonly qualificacoes: Read<typeof listQualificacoes>;
  readonly anexos: readonly AnexoDoCaso[];
  /** The offices where the instances of this case sit. */
  readonly orgaos: Read<typeof findOrgaos>;
  readonly leitura: Leitura;
  readonly perfil: IdPerfil;
  readonly todosOsAtos: readonly AtoDoRecurso[];
  readonly agora: Date;
}

type Item = { readonly id: number; readonly descricao: string };

const talvezItem = (id: number | null, descricao: string | null): Item | null =>
  id === null ? null : { id, descricao: descricao ?? '' };

/** Shown instead of 'Em Tramitação' when the appeal has left this instance. */
export const SUBIU = 'Levado à instância seguinte';

export interface PrazoDoRecurso {
  readonly id_situacao: number;
  readonly subiu_em: Date | null;
  readonly prazo: string | null;
}

/** Negative when overdue; null when nothing runs. */
export const diasQueRestam = (
  { id_situacao, subiu_em, prazo }: PrazoDoRecurso,
  agora: Date,
): number | null =>
  id_situacao === SituacaoRecurso.emTramitacao && subiu_em === null && prazo !== null
    ? daysBetween(localDate(agora.getTime()), diaGuardado(prazo))
    : null;

const toArquivo = ({ idAnexo, nomeArquivo, tamanho, tipoConteudo, href }: AnexoDoCaso) => ({
  idAnexo,
  nomeArquivo,
  tamanho,
  tipoConteudo,
  href,
});

const quemDecideEm = (
  row: Caso['row'],
  instancia: IdInstancia | null,
  orgaos: PartesDosRecursos['orgaos'],
): string | null => {
  const orgao = instancia && orgaos.find(({ id }) => id === julgadoraDe(row, instancia));
  return orgao && instancia ? quemDecide(instancia, `${orgao.sigla} – ${orgao.nome}`) : null;
};

/** The day kept with a decision was counted from its sending: it is none while the notice is missing (Lei 9.784/1999, art. 66). */
const prazoSabido = (prazo: string | null, { caso, row }: RecursoDoLeitor): string | null => {
  const semCiencia = caso.row.acesso?.recursos.some(
    ({ respondidoEm, comunicada }) =>
      respondidoEm === row.respondido_em?.getTime() && comunicada !== null && comunicada.em === null,
  );
  return semCiencia ? null : prazo;
};

const toResposta = (
  row: RespostaRow,
  recurso: RecursoDoLeitor,
  { anexos, leitura, orgaos }: PartesDosRecursos,
): RecursoVisto['resposta'] => ({
  idRespostaRecurso: row.id,
  tipo: { id: row.id_tipo_resposta_recurso, descricao: row.tipo },
  especificacao: talvezItem(row.id_especificacao, row.especificacao),
  detalhamento: talvezItem(row.id_detalhamento, row.detalhamento),
  motivo: row.motivo,
  texto: leitura.daEquipe(autorDe(row))(recurso.caso.readTexto(row)),
  dataEntrega: row.data_entrega,
  dataEntregaOriginal: row.data_entrega_original,
  instanciaSeguinte: talvezItem(row.id_instancia_seguinte, row.instancia_seguinte),
  prazoSeguinte: prazoSabido(row.prazo_seguinte, recurso),
  quemDecideSeguinte: quemDecideEm(recurso.caso.row, row.id_instancia_seguinte as IdInstancia | null, orgaos),
  responsavel: row.responsavel,
  registradaEm: row.registrada_em.toISOString(),
  anexos: anexos.filter(({ idRespostaRecurso }) => idRespostaRecurso === row.id).map(toArquivo),
});

/**
 * Stays between instance and office, which may have to reveal secret information; the person who
 * appealed reads only the decision.
 */
const toEsclarecimentos = (
  { row, fatos, caso }: RecursoDoLeitor,
  { esclarecimentos, leitura }: PartesDosRecursos,
): RecursoVisto['esclarecimentos'] => {
  const ler = (autor: AutorDaEquipe, texto: string | null, texto_cifrado: Buffer | null): string =>
    leitura.daEquipe(autor)(caso.readTexto({ texto, texto_cifrado }));
  const doOrgao = (idUsuario: number | null) => ({ idUsuario, idOuvidoria: caso.row.id_ouvidoria });
  const daJulgadora = (idUsuario: number) => ({ idUsuario, idOuvidoria: row.id_ouvidoria_julgadora });
  return esclarecimentos
    .filter(({ id_recurso }) => id_recurso === row.id && !fatos.recorrente)
    .map((each) => ({
      idEsclarecimento: each.id,
      pergunta: ler(daJulgadora(each.id_solicitante), each.pergunta, each.pergunta_cifrada),
      solicitante: each.solicitante,
      pedidoEm: each.pedido_em.toISOString(),
      prazo: each.prazo,
      prazoOriginal: each.prazo_original,
      justificativaProrrogacao:
        // Who of the office asked for more time is not kept.
        ler(doOrgao(null), each.justificativa_prorrogacao, each.justificativa_prorrogacao_cifrada) || null,
      resposta: ler(doOrgao(each.id_respondente), each.resposta, each.resposta_cifrada) || null,
      respondente: each.respondente,
      respondidoEm: each.respondido_em?.toISOString() ?? null,
      encerradoEm: each.encerrado_em?.toISOString() ?? null,
    }));
};

const seguinteDe = ({ row, caso }: RecursoDoLeitor): number | null =>
  instanciaSeguinte(
    cadeiaDoCaso(caso.row).map(({ idInstancia }) => idInstancia),
    row.id_instancia as IdInstancia,
  );

export const toRecursoVisto = (recurso: RecursoDoLeitor, partes: PartesDosRecursos): RecursoVisto => {
  const { row, caso } = recurso;
  const { leitura, anexos, agora } = partes;
  const nomes = partes.nomes.find(({ id }) => id === row.id);
  const resposta = partes.respostas.find(({ id_recurso }) => id_recurso === row.id);
  const qualificacao = partes.qualificacoes.find(({ id_recurso }) => id_recurso === row.id);
  return {
    idRecurso: row.id,
    versao: row.versao,
    idManifestacao: row.id_manifestacao,
    numeroProtocolo: formatProtocoloDigitos(caso.row.protocolo, caso.row.esfera_do_protocolo),
    orgao: {
      idOuvidoria: caso.row.id_ouvidoria,
      sigla: caso.row.sigla_ouvidoria,
      nome: caso.row.nome_ouvidoria,
    },
    instancia: { id: row.id_instancia, descricao: nomes?.instancia ?? '' },
    julgadora: {
      idOuvidoria: row.id_ouvidoria_julgadora,
      sigla: row.sigla_julgadora,
      nome: row.nome_julgadora,
    },
    situacao: { id: row.id_situacao, descricao: row.subiu_em ? SUBIU : (nomes?.situacao ?? '') },
    tipoRecurso: talvezItem(row.id_tipo_recurso, nomes?.tipo ?? null),
    porSilencio: row.por_silencio,
    contraOTipo: row.contra_o_tipo,
    texto: leitura.daPessoa(caso.readTexto(row)),
    anexos: anexos.filter(({ idRecurso }) => idRecurso === row.id).map(toArquivo),
    registradoEm: row.registrado_em.toISOString(),
    prazoOriginal: row.prazo_original,
    prazo: row.prazo,
    emEsclarecimentosAte: recurso.emEsclarecimentosAte,
    diasRestantes: diasQueRestam(row, agora),
    responsavel:
      row.id_responsavel === null ? null : { idUsuario: row.id_responsavel, nome: nomes?.responsavel ?? '' },
    foiAdiante: Boolean(row.foi_adiante),
    conhecido: row.conhecido,
    esclarecimentos: toEsclarecimentos(recurso, partes),
    idInstanciaSeguinte: seguinteDe(recurso),
    resposta: resposta ? toResposta(resposta, recurso, partes) : null,
    qualificacao: qualificacao
      ? {
          nota: qualificacao.nota,
          comentario:
            qualificacao.comentario ??
            (qualificacao.comentario_cifrado && caso.cofre
              ? caso.cofre.open(qualificacao.comentario_cifrado)
              : null),
        }
      : null,
    ...atosDoLeitor(recurso, partes),
  };
};
