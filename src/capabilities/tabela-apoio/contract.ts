import { z } from 'zod';
import { aberto } from '#kernel/acesso.ts';
import { idTexto } from '#kernel/campos.ts';
import { contract } from '#kernel/endpoint.ts';
import { campo } from '#kernel/validacao/campo.ts';

const id = z.int();
const texto = z.string();

/** Look-up tables are public: anybody who fills in a form needs the options, signed in or not. */
const lista = <I extends z.ZodType>(resumo: string, item: I) => ({
  acesso: aberto,
  resumo,
  response: z.array(item),
});

/** An empty filter (`?uf=`) counts as none: the original's client sends it so. */
const filtro = <S extends z.ZodType>(schema: S) =>
  z.preprocess((value) => (value === '' ? undefined : value), schema.optional());

const porTipoManifestacao = z.object({ idTipoManifestacao: filtro(campo('Tipo de manifestação', idTexto)) });
const porTipoFormulario = z.object({ idTipoFormulario: filtro(campo('Tipo de formulário', idTexto)) });

/** The names of the integration API, in camelCase (S7-03). */
const uf = z.object({ sigUf: texto, descUf: texto });
const municipio = z.object({ idMunicipio: id, descMunicipio: texto, uf });
const tipoFormulario = z.object({ idTipoFormulario: id, descTipoFormulario: texto });
const assunto = z.object({ idAssunto: id, descAssunto: texto, area: texto });

export const tabelaApoioContract = contract({
  'GET /app-web/v1/tipos-formularios': lista('Lista os formulários.', tipoFormulario),
  'GET /app-web/v1/tipos-formularios/permitidos': {
    ...lista('Lista os formulários que os órgãos de um lugar oferecem.', z.object({ idTipoFormulario: id })),
    query: z.strictObject({
      idEsfera: filtro(campo('Esfera', z.coerce.number().int().min(0).max(5))),
      sigUf: filtro(campo('Estado', z.string().trim().max(20))),
      municipio: filtro(campo('Município', z.string().trim().max(100))),
    }),
  },
  'GET /tipos-formulario': lista('Lista os formulários.', tipoFormulario),
  'GET /subtipos-formulario': {
    ...lista(
      'Lista os formulários especiais da denúncia.',
      z.object({ idSubtipoFormulario: id, descSubtipoFormulario: texto, idTipoFormulario: id }),
    ),
    query: porTipoFormulario,
  },
  'GET /tipos-manifestacao': lista(
    'Lista os tipos de manifestação e o formulário de cada um.',
    z.object({ idTipoManifestacao: id, descTipoManifestacao: texto, idTipoFormulario: id }),
  ),
  'GET /situacoes-manifestacao': lista(
    'Lista as situações de uma manifestação.',
    z.object({ idSituacaoManifestacao: id, descSituacaoManifestacao: texto }),
  ),
  'GET /modos-resposta': lista(
    'Lista os modos de receber a resposta.',
    z.object({ idModoResposta: id, descModoResposta: texto, indModoRespostaAtivo: z.boolean() }),
  ),
  'GET /tipos-resposta': {
    ...lista(
      'Lista os tipos de resposta, todos ou os que cabem a um tipo de manifestação.',
      z.object({ idTipoRespostaManifestacao: id, descTipoRespostaManifestacao: texto }),
    ),
    query: porTipoManifestacao,
  },
  'GET /codigos-decisao': {
    ...lista(
      'Lista as decisões.',
      z.object({ codigoDecisao: id, descricaoDecisao: texto, idTipoFormulario: id }),
    ),
    query: porTipoFormulario,
  },
  'GET /codigos-especificacao-decisao': lista(
    'Lista as especificações de cada decisão.',
    z.object({
      idClassificacaoAvaliacaoManifestacao: id,
      descClassificacaoAvaliacaoManifestacao: texto,
      codigoDecisao: id,
    }),
  ),
  'GET /detalhamentos-especificacoes-manifestacao': lista(
    'Lista os detalhamentos da especificação de uma decisão.',
    z.object({
      idDetalhamentoEspecificacaoManifestacao: id,
      descDetalhamentoEspecificacaoManifestacao: texto,
    }),
  ),
  'GET /motivos-prorrogacao': {
    ...lista(
      'Lista os motivos de prorrogação.',
      z.object({ idMotivoProrrogacaoManifestacao: id, descMotivoProrrogacaoManifestacao: texto }),
    ),
    query: porTipoFormulario,
  },
  'GET /motivo-demanda-resolvida': {
    ...lista(
      'Lista como uma demanda pode ter sido resolvida.',
      z.object({ idMotivoDemandaResolvida: id, descMotivoDemandaResolvida: texto }),
    ),
    query: porTipoManifestacao,
  },
  'GET /motivos-arquivamento': lista(
    'Lista os motivos de arquivamento.',
    z.object({ idMotivoArquivamento: id, descMotivoArquivamento: texto }),
  ),
  'GET /tipos-recurso': lista(
    'Lista os tipos de recurso.',
    z.object({ idTipoRecurso: id, descTipoRecurso: texto }),
  ),
  'GET /instancias-recurso': lista(
    'Lista as instâncias de recurso.',
    z.object({ idInstanciaRecurso: id, descInstanciaRecurso: texto }),
  ),
  'GET /tipos-recurso-respostas': lista(
    'Lista os tipos de resposta a um recurso.',
    z.object({ idTipoRespostaRecurso: id, descTipoRespostaRecurso: texto }),
  ),
  'GET /especificacoes-tipos-respostas-recursos': lista(
    'Lista as especificações da resposta a um recurso e os tipos de resposta em que cabem.',
    z.object({
      idEspecificacaoRespostaRecurso: id,
      descEspecificacaoRespostaRecurso: texto,
      idsTipoRespostaRecurso: z.array(id),
    }),
  ),
  'GET /detalhamentos-especificacoes-respostas-recursos': lista(
    'Lista os detalhamentos da especificação da resposta a um recurso.',
    z.object({
      idDetalhamentoEspecificacaoRespostaRecurso: id,
      descDetalhamentoEspecificacaoRespostaRecurso: texto,
    }),
  ),
  'GET /justificativas-resposta-recurso-nao-conhecimento': lista(
    'Lista as justificativas para não conhecer de um recurso.',
    z.object({ idJustificativaNaoConhecimento: id, descJustificativaNaoConhecimento: texto }),
  ),
  'GET /item-interface-perfil': lista(
    'Lista os itens da interface que cada perfil vê.',
    z.object({ idItemInterface: id, idPerfil: id }),
  ),
  'GET /ufs': lista('Lista os estados e o Distrito Federal.', uf),
  'GET /municipios': {
    ...lista('Lista os municípios, todos ou os de um estado.', municipio),
    query: z.object({ uf: filtro(campo('Estado', z.string().trim().max(20))) }),
  },
  'GET /app-web/v1/municipios': {
    ...lista('Busca municípios pelo começo do nome, no país ou em um estado.', municipio),
    query: z.strictObject({
      busca: filtro(campo('Busca', z.string().trim().max(100))),
      uf: filtro(campo('Estado', z.string().trim().max(20))),
      limite: filtro(campo('Limite', z.coerce.number().int().min(1).max(100))),
    }),
  },
  'GET /paises': {
    ...lista(
      'Lista os países; Código e Descrição repetem os dois campos, para clientes que os conhecem assim.',
      z.object({ idPais: id, descricao: texto, Código: id, Descrição: texto }),
    ),
    campos: { Código: { exemplo: 1058 }, Descrição: { exemplo: 'Brasil' } },
  },
  'GET /assuntos': lista('Lista os assuntos, por área.', assunto),
  'GET /canais-entrada': lista(
    'Lista os canais de entrada.',
    z.object({ idCanalEntrada: id, descCanalEntrada: texto }),
  ),
  'GET /escolaridades': lista('Lista as escolaridades.', z.object({ idEscolaridade: id, descricao: texto })),
  'GET /racas-cores': lista(
    'Lista as opções de raça ou cor.',
    z.object({ idRacaCor: id, descRacaCor: texto }),
  ),
  'GET /generos': lista('Lista as opções de gênero.', z.object({ idGenero: id, descGenero: texto })),
  'GET /faixas-etarias': lista(
    'Lista as faixas etárias.',
    z.object({ idFaixaEtaria: id, descFaixaEtaria: texto }),
  ),
  'GET /profissoes': lista('Lista as profissões.', z.object({ idProfissao: id, descProfissao: texto })),
  'GET /tipos-instituicao': lista(
    'Lista os tipos de instituição.',
    z.object({ idTipoInstituicao: id, descTipoInstituicao: texto }),
  ),
  'GET /funcoes-envolvido': lista(
    'Lista as funções de quem está envolvido em uma denúncia.',
    z.object({ idFuncaoEnvolvidoManifestacao: id, descFuncaoEnvolvidoManifestacao: texto }),
  ),
});
