import type { z } from 'zod';
import { readManifestante } from '#capabilities/abertura-identidade/server/index.ts';
import { lerAnalise } from '#capabilities/analise-preliminar/server/index.ts';
import { lerCiencia } from '#capabilities/ciencia/server/index.ts';
import { TipoIdentificacao } from '#capabilities/manifestacao/domain/identificacao.ts';
import { manifestacaoNaoEncontrada } from '#capabilities/manifestacao/domain/manifestacao-errors.ts';
import {
  abrirManifestacao,
  autorDe,
  type Caso,
  comoColega,
  findCasoAlcancavel,
  leituraDe,
  listEtiquetasDoCaso,
  type QuemAge,
} from '#capabilities/manifestacao/server/index.ts';
import { contarNotas } from '#capabilities/nota/server/index.ts';
import { listPassosDoCaso } from '#capabilities/tramitacao/server/index.ts';
import { foraDoAlcance } from '#kernel/quem/usuario-atual.ts';
import type { Db } from '#server/db/database.ts';
import { lerJuntas } from '#server/db/leituras-juntas.ts';
import type { Platform } from '#server/platform.ts';
import type { casoDaEquipe } from '../contract.ts';
import { toOutroCaso } from './caso-presenter.ts';
import {
  findArquivamento,
  findDoOrgao,
  listDaMesmaPessoa,
  listDoGrupo,
  listEncaminhamentos,
  listSemelhantes,
} from './caso-repository.ts';

type CasoDaEquipe = z.input<typeof casoDaEquipe>;

const isIdentidadeAberta = ({ row, isPreservada }: Caso): boolean =>
  row.id_tipo_identificacao === TipoIdentificacao.semRestricao && !isPreservada;

const outrosCasos = async (
  db: Db,
  caso: Caso,
  { usuario }: QuemAge,
): Promise<Pick<CasoDaEquipe, 'grupo' | 'semelhantes' | 'daMesmaPessoa'>> => {
  const quem = foraDoAlcance(usuario);
  const { id, id_ouvidoria: idOuvidoria, id_assunto: idAssunto, id_grupo: idGrupo, dono } = caso.row;
  const [semelhantes, daMesmaPessoa, doGrupo] = await Promise.all([
    idAssunto === null
      ? []
      : listSemelhantes(db, { id, idOuvidoria, idAssunto, sigilosa: caso.isSigilosa }, quem),
    dono !== null && isIdentidadeAberta(caso) ? listDaMesmaPessoa(db, { id, idOuvidoria, dono }, quem) : [],
    idGrupo === null ? [] : listDoGrupo(db, { id, idGrupo, idOuvidoria }, quem),
  ]);
  return {
    semelhantes: semelhantes.map(toOutroCaso),
    daMesmaPessoa: daMesmaPessoa.map(toOutroCaso),
    // Of which only cases are left that the reader is kept away from, it is no group.
    grupo:
      idGrupo === null || doGrupo.length === 0
        ? null
        : { idPrincipal: idGrupo, casos: doGrupo.map(toOutroCaso) },
  };
};

/** The case for its office. Staff read a case of their own here as their colleagues do, and act on nothing. */
export const abrirCaso = async (
  platform: Platform,
  quem: QuemAge,
  idManifestacao: number,
): Promise<CasoDaEquipe> => {
  const colega = comoColega(quem);
  const { caso, detalhe, anexos, semPessoas, daEquipe, etiqueta } = await abrirManifestacao(
    platform,
    colega,
    idManifestacao,
  );
  if (caso.relacao !== 'orgao') throw manifestacaoNaoEncontrada();
  const { row } = caso;
  const aberto = isIdentidadeAberta(caso) ? caso.manifestante() : null;
  // One statement for all that the office knows besides.
  const db = lerJuntas(platform.db);
  const juntas: Platform = { ...platform, db };
  const [
    deQuem,
    manifestante,
    doOrgao,
    tags,
    passos,
    totalDeNotas,
    arquivamento,
    encaminhamentos,
    outros,
    ciencia,
    analise,
  ] = await Promise.all([
    findCasoAlcancavel(juntas, quem, idManifestacao),
    aberto && readManifestante(db, aberto),
    findDoOrgao(db, idManifestacao),
    listEtiquetasDoCaso(platform, db, idManifestacao),
    listPassosDoCaso(juntas, caso, { anexos, daEquipe }),
    contarNotas(db, { idManifestacao, idOuvidoria: row.id_ouvidoria }),
    findArquivamento(db, idManifestacao),
    listEncaminhamentos(db, idManifestacao),
    outrosCasos(db, caso, colega),
    lerCiencia(db, caso, daEquipe),
    lerAnalise(db, caso, daEquipe),
  ]);
  return {
    ...detalhe,
    atos: deQuem.relacao === 'manifestante' ? [] : detalhe.atos,
    ...outros,
    versao: row.versao,
    idModoResposta: row.id_modo_resposta,
    responsavel:
      row.id_responsavel === null ? null : { idUsuario: row.id_responsavel, nome: doOrgao.responsavel ?? '' },
    idAssunto: row.id_assunto,
    subassunto:
      row.id_subassunto === null
        ? null
        : { idSubassunto: row.id_subassunto, descricao: doOrgao.subassunto ?? '' },
    tags: [...new Set(tags.map(etiqueta))],
    urgente: row.urgente,
    restrita: row.restrita_em !== null,
    prazoInterno: row.prazo_interno,
    contribuicaoEm: row.contribuicao_em?.toISOString() ?? null,
    atendente: doOrgao.atendente,
    manifestante,
    identidadePreservada: caso.isPreservada,
    podeCopiar:
      leituraDe(caso, colega).modo === 'inteira' && detalhe.respostas.some(({ decisao }) => decisao !== null),
    ciencia: semPessoas ? { ...ciencia, registradas: [] } : ciencia,
    passos,
    totalDeNotas,
    analisePreliminar: semPessoas ? null : analise,
    arquivamento: arquivamento
      ? {
          motivo: arquivamento.motivo,
          justificativa: daEquipe(autorDe(arquivamento))(
            caso.readTexto({
              texto: arquivamento.justificativa,
              texto_cifrado: arquivamento.justificativa_cifrada,
            }),
          ),
          ocorridoEm: arquivamento.ocorrido_em.toISOString(),
        }
      : null,
    encaminhamentos: encaminhamentos.map(({ origem, destino, orgao_externo, ocorrido_em }) => ({
      origem,
      destino: destino ?? orgao_externo ?? '',
      ocorridoEm: ocorrido_em.toISOString(),
    })),
  };
};
