import type { Endpoint } from '#kernel/endpoint.ts';
import { type Context, routes } from '#server/http/handlers.ts';
import type { Platform } from '#server/platform.ts';
import { tabelaApoioContract } from '../contract.ts';
import { buscarMunicipios } from '../domain/busca-municipio.ts';
import { parseEstado } from '../domain/lugar.ts';
import { sendCacheable } from './http-cache.ts';
import { listFormulariosPermitidos } from './list-formularios-permitidos.ts';
import { createTabelas } from './tabelas.ts';

/** As many as fit in a list under a field. */
const LIMITE_DA_BUSCA = 20;

const inteira =
  <I>(load: () => Promise<I[]>) =>
  async (context: Pick<Context<Endpoint>, 'request' | 'reply'>): Promise<I[]> =>
    sendCacheable(context, await load());

interface ComAlvos {
  readonly alvos: readonly number[];
}

const paraAlvo = <T extends ComAlvos>(lista: readonly T[], alvo: number | undefined): readonly T[] =>
  alvo === undefined ? lista : lista.filter(({ alvos }) => alvos.includes(alvo));

export const tabelaApoioRoutes = ({ db }: Pick<Platform, 'db'>) => {
  const tabelas = createTabelas(db);
  const { opcoes } = tabelas;
  const tiposFormulario = opcoes('tipo_formulario', (id, descricao) => ({
    idTipoFormulario: id,
    descTipoFormulario: descricao,
  }));

  return routes(tabelaApoioContract, {
    'GET /app-web/v1/tipos-formularios': inteira(tiposFormulario),
    'GET /app-web/v1/tipos-formularios/permitidos': ({ query }) =>
      listFormulariosPermitidos(db, tabelas, query),
    'GET /tipos-formulario': inteira(tiposFormulario),
    'GET /subtipos-formulario': async (context) => {
      const { idTipoFormulario } = context.query;
      const lista = await tabelas.subtiposFormulario();
      return sendCacheable(
        context,
        idTipoFormulario ? lista.filter((subtipo) => subtipo.idTipoFormulario === idTipoFormulario) : lista,
      );
    },
    'GET /tipos-manifestacao': inteira(tabelas.tiposManifestacao),
    'GET /situacoes-manifestacao': inteira(
      opcoes('situacao_manifestacao', (id, desc) => ({
        idSituacaoManifestacao: id,
        descSituacaoManifestacao: desc,
      })),
    ),
    'GET /modos-resposta': inteira(
      opcoes('modo_resposta', (id, desc) => ({
        idModoResposta: id,
        descModoResposta: desc,
        indModoRespostaAtivo: true,
      })),
    ),
    'GET /tipos-resposta': async (context) => {
      const lista = paraAlvo(await tabelas.tiposResposta(), context.query.idTipoManifestacao);
      return sendCacheable(
        context,
        lista.map(({ id, descricao }) => ({
          idTipoRespostaManifestacao: id,
          descTipoRespostaManifestacao: descricao,
        })),
      );
    },
    'GET /codigos-decisao': async (context) => {
      const { idTipoFormulario } = context.query;
      const lista = await tabelas.codigosDecisao();
      return sendCacheable(
        context,
        idTipoFormulario ? lista.filter((decisao) => decisao.idTipoFormulario === idTipoFormulario) : lista,
      );
    },
    'GET /codigos-especificacao-decisao': inteira(tabelas.especificacoesDecisao),
    'GET /detalhamentos-especificacoes-manifestacao': inteira(
      opcoes('detalhamento_especificacao_manifestacao', (id, desc) => ({
        idDetalhamentoEspecificacaoManifestacao: id,
        descDetalhamentoEspecificacaoManifestacao: desc,
      })),
    ),
    'GET /motivos-prorrogacao': async (context) => {
      const lista = paraAlvo(await tabelas.motivosProrrogacao(), context.query.idTipoFormulario);
      return sendCacheable(
        context,
        lista.map(({ id, descricao }) => ({
          idMotivoProrrogacaoManifestacao: id,
          descMotivoProrrogacaoManifestacao: descricao,
        })),
      );
    },
    'GET /motivo-demanda-resolvida': async (context) => {
      const lista = paraAlvo(await tabelas.motivosDemandaResolvida(), context.query.idTipoManifestacao);
      return sendCacheable(
        context,
        lista.map(({ id, descricao }) => ({
          idMotivoDemandaResolvida: id,
          descMotivoDemandaResolvida: descricao,
        })),
      );
    },
    'GET /motivos-arquivamento': inteira(
      opcoes('motivo_arquivamento', (id, desc) => ({
        idMotivoArquivamento: id,
        descMotivoArquivamento: desc,
      })),
    ),
    'GET /tipos-recurso': inteira(
      opcoes('tipo_recurso', (id, desc) => ({ idTipoRecurso: id, descTipoRecurso: desc })),
    ),
    'GET /instancias-recurso': inteira(
      opcoes('instancia_recurso', (id, desc) => ({ idInstanciaRecurso: id, descInstanciaRecurso: desc })),
    ),
    'GET /tipos-recurso-respostas': inteira(
      opcoes('tipo_resposta_recurso', (id, desc) => ({
        idTipoRespostaRecurso: id,
        descTipoRespostaRecurso: desc,
      })),
    ),
    'GET /especificacoes-tipos-respostas-recursos': inteira(tabelas.especificacoesRecurso),
    'GET /detalhamentos-especificacoes-respostas-recursos': inteira(
      opcoes('detalhamento_especificacao_resposta_recurso', (id, desc) => ({
        idDetalhamentoEspecificacaoRespostaRecurso: id,
        descDetalhamentoEspecificacaoRespostaRecurso: desc,
      })),
    ),
    'GET /justificativas-resposta-recurso-nao-conhecimento': inteira(
      opcoes('justificativa_nao_conhecimento', (id, desc) => ({
        idJustificativaNaoConhecimento: id,
        descJustificativaNaoConhecimento: desc,
      })),
    ),
    'GET /item-interface-perfil': inteira(tabelas.itensInterface),
    'GET /ufs': inteira(tabelas.ufs),
    'GET /municipios': async (context) => {
      const { todos, porUf } = await tabelas.municipiosPorUf();
      const { uf } = context.query;
      return sendCacheable(context, uf ? (porUf.get(parseEstado(uf)) ?? []) : todos);
    },
    'GET /app-web/v1/municipios': async (context) => {
      const { todos, porUf } = await tabelas.municipiosBuscaveis();
      const { busca = '', uf, limite = LIMITE_DA_BUSCA } = context.query;
      const lista = uf ? (porUf.get(parseEstado(uf)) ?? []) : todos;
      return sendCacheable(
        context,
        buscarMunicipios(lista, busca, limite).map(({ municipio }) => municipio),
      );
    },
    'GET /paises': inteira(
      opcoes('pais', (id, descricao) => ({ idPais: id, descricao, Código: id, Descrição: descricao })),
    ),
    'GET /assuntos': inteira(tabelas.assuntos),
    'GET /canais-entrada': inteira(
      opcoes('canal_entrada', (id, desc) => ({ idCanalEntrada: id, descCanalEntrada: desc })),
    ),
    'GET /escolaridades': inteira(
      opcoes('escolaridade', (id, descricao) => ({ idEscolaridade: id, descricao })),
    ),
    'GET /racas-cores': inteira(opcoes('raca_cor', (id, desc) => ({ idRacaCor: id, descRacaCor: desc }))),
    'GET /generos': inteira(opcoes('genero', (id, desc) => ({ idGenero: id, descGenero: desc }))),
    'GET /faixas-etarias': inteira(
      opcoes('faixa_etaria', (id, desc) => ({ idFaixaEtaria: id, descFaixaEtaria: desc })),
    ),
    'GET /profissoes': inteira(opcoes('profissao', (id, desc) => ({ idProfissao: id, descProfissao: desc }))),
    'GET /tipos-instituicao': inteira(
      opcoes('tipo_instituicao', (id, desc) => ({ idTipoInstituicao: id, descTipoInstituicao: desc })),
    ),
    'GET /funcoes-envolvido': inteira(
      opcoes('funcao_envolvido', (id, desc) => ({
        idFuncaoEnvolvidoManifestacao: id,
        descFuncaoEnvolvidoManifestacao: desc,
      })),
    ),
  });
};
