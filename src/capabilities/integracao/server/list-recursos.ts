import type { z } from 'zod';
import { nomesDasSituacoes } from '#capabilities/cumprimento/domain/cumprimento.ts';
import { verPromessas } from '#capabilities/cumprimento/server/index.ts';
import {
  anotarVisualizacao,
  findCasoVisivel,
  type QuemAge,
} from '#capabilities/manifestacao/server/index.ts';
import type { RecursoVisto } from '#capabilities/recurso/domain/recurso.ts';
import { findRecursoDoLeitor, recursosDe } from '#capabilities/recurso/server/index.ts';
import { localDate, toIsoDate } from '#kernel/prazo/data.ts';
import type { UsuarioAtual } from '#kernel/quem/usuario-atual.ts';
import type { Platform } from '#server/platform.ts';
import type { FiltroDeRecursos } from '../domain/filtro.ts';
import type { ManifestanteNoFio, RecursoInteiroNoFio, RecursoNoFio, recursos } from '../domain/formas.ts';
import { diaDe, diaEHora, simOuNao } from '../domain/formato.ts';
import { nadaEncontrado, recursosSemFiltro } from '../domain/integracao-errors.ts';
import { paginaDeRecursos } from '../domain/pagina-de-recursos.ts';
import type { NoRecursoDaApi } from './atos-do-recurso.ts';
import type { Enderecos } from './links.ts';
import { readManifestante } from './manifestante-presenter.ts';
import { findCanal, listRecursosEncontrados } from './recursos-repository.ts';

const MAXIMO = 200;

/** 'Internet' or the desk, as in the open data. */
const origemDe = (canal: string): string => (canal === 'Internet' ? canal : 'Balcão SIC');

const instanciaDe = ({ instancia }: RecursoVisto): RecursoNoFio['instancia'] => ({
  IdInstanciaRecurso: instancia.id,
  DescInstanciaRecurso: instancia.descricao,
});

const respostaDe = (visto: RecursoVisto, enderecos: Enderecos): RecursoNoFio['respostasRecurso'] => {
  const { resposta, idManifestacao } = visto;
  return resposta === null
    ? []
    : [
        {
          datRegistroResposta: diaEHora(new Date(resposta.registradaEm), true),
          tipoRespostaRecurso: { descTipoRespostaRecurso: resposta.tipo.descricao },
          txtInformacaoRecursal: resposta.especificacao?.descricao ?? null,
          txtJustificativa: resposta.texto,
          responsavelResposta: resposta.responsavel,
          destinatarioRecursoProximaInstancia: resposta.instanciaSeguinte?.descricao ?? null,
          datPrazoRecurso: resposta.prazoSeguinte && `${diaDe(resposta.prazoSeguinte)} 23:59:59`,
          anexos: resposta.anexos.map(({ idAnexo, nomeArquivo }) => ({
            idAnexoRespostaRecurso: idAnexo,
            nomeArquivo,
            Instancia: instanciaDe(visto),
            Links: [enderecos.anexo(idManifestacao, idAnexo)],
          })),
        },
      ];
};

const toRecurso = (
  visto: RecursoVisto,
  canal: string,
  solicitante: ManifestanteNoFio | null,
  enderecos: Enderecos,
): RecursoNoFio => ({
  numProtocolo: visto.numeroProtocolo,
  idRecurso: visto.idRecurso,
  instancia: instanciaDe(visto),
  tipoRecurso: visto.tipoRecurso && {
    IdTipoRecurso: visto.tipoRecurso.id,
    DescTipoRecurso: visto.tipoRecurso.descricao,
  },
  dataRecurso: diaEHora(new Date(visto.registradoEm), true),
  prazoAtendimento: visto.prazo && `${diaDe(visto.prazo)} 23:59:59`,
  situacaoRecurso: { idSituacaoRecurso: visto.situacao.id, descSituacaoRecurso: visto.situacao.descricao },
  origemSolicitacao: { descOrigemSolicitacao: origemDe(canal) },
  justificativa: visto.texto,
  qtdAnexos: visto.anexos.length,
  anexos: visto.anexos.map(({ idAnexo, nomeArquivo }) => ({
    IdAnexoRecurso: idAnexo,
    nomeArquivo,
    Instancia: instanciaDe(visto),
    Links: [enderecos.anexo(visto.idManifestacao, idAnexo)],
  })),
  solicitante,
  respostasRecurso: respostaDe(visto, enderecos),
});

const ATOS = {
  conhecer: 'admissibilidade',
  naoConhecer: 'admissibilidade',
  responder: 'decisao',
  entregar: 'entrega',
} as const;
const isAto = (nome: string): nome is keyof typeof ATOS => nome in ATOS;

/** One appeal, whole; the reading is a row in its case's history. */
export const detalharRecurso = async ({
  platform,
  quem,
  idRecurso,
  enderecos,
}: NoRecursoDaApi): Promise<RecursoInteiroNoFio> => {
  const { caso } = await findRecursoDoLeitor(platform, quem, idRecurso);
  const [vistos, promessas, solicitante, canal] = await Promise.all([
    recursosDe(platform, quem, caso),
    verPromessas(platform, quem, caso.row.id),
    readManifestante(platform, caso, quem.usuario),
    findCanal(platform.db, caso.row.id),
    anotarVisualizacao(platform, quem, caso),
  ]);
  const visto = vistos.find((cada) => cada.idRecurso === idRecurso);
  if (!visto) throw nadaEncontrado();
  const devidas = promessas.filter((promessa) => promessa.idRecurso === idRecurso);
  const atos = [...visto.atos, ...devidas.flatMap((promessa) => promessa.atos)].filter(isAto);
  return {
    ...toRecurso(visto, canal, solicitante, enderecos),
    IdManifestacao: visto.idManifestacao,
    OrgaoJulgador: { IdOuvidoria: visto.julgadora.idOuvidoria, NomOuvidoria: visto.julgadora.sigla },
    Conhecido: simOuNao(visto.conhecido),
    EmEsclarecimentosAte: visto.emEsclarecimentosAte ? diaDe(visto.emEsclarecimentosAte) : null,
    Entregas: devidas.map(({ prazo, situacao, oQue, contestarAte }) => ({
      DataEntrega: diaDe(prazo),
      SituacaoEntrega: nomesDasSituacoes[situacao],
      TxtOQueEntregar: oQue,
      ContestarAte: contestarAte && diaDe(contestarAte),
    })),
    AtosPossiveis: [...new Set(atos.map((ato) => ATOS[ato]))],
  };
};

/** Cases read in parallel: more would take connections from everybody else. */
const LADO_A_LADO = 3;

/** Appeals with their texts: each of their cases counts as viewed, and its history says so. */
export const listRecursos = async (
  platform: Platform,
  quem: QuemAge & { readonly usuario: UsuarioAtual },
  filtro: FiltroDeRecursos,
  enderecos: Enderecos,
): Promise<z.input<typeof recursos>> => {
  if (Object.values(filtro).every((valor) => valor === undefined)) throw recursosSemFiltro();
  const leitor = { ...quem.usuario, hoje: toIsoDate(localDate(platform.clock.now().getTime())) };
  const encontrados = await listRecursosEncontrados(platform.db, leitor, filtro, MAXIMO);
  const [primeiro] = encontrados;
  if (!primeiro) throw nadaEncontrado();
  const mostrados = new Map<number, RecursoNoFio>();
  const canais = new Map(encontrados.map(({ id, canal }) => [id, canal]));
  const readCaso = async (idManifestacao: number): Promise<void> => {
    const caso = await findCasoVisivel(platform, quem, idManifestacao);
    const [vistos, solicitante] = await Promise.all([
      recursosDe(platform, quem, caso),
      readManifestante(platform, caso, quem.usuario),
      anotarVisualizacao(platform, quem, caso),
    ]);
    for (const visto of vistos) {
      const canal = canais.get(visto.idRecurso);
      if (canal !== undefined)
        mostrados.set(visto.idRecurso, toRecurso(visto, canal, solicitante, enderecos));
    }
  };
  const casos = [...new Set(encontrados.map((row) => row.id_manifestacao))];
  for (let inicio = 0; inicio < casos.length; inicio += LADO_A_LADO)
    await Promise.all(casos.slice(inicio, inicio + LADO_A_LADO).map(readCaso));
  return paginaDeRecursos(
    encontrados.flatMap(({ id }) => mostrados.get(id) ?? []),
    { total: primeiro.total, trazidos: encontrados.length },
  );
};
