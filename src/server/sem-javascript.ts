import type { assuntoContract } from '#capabilities/assunto/contract.ts';
import type { codigoAcessoContract } from '#capabilities/codigo-acesso/contract.ts';
import { abrirSemProva } from '#capabilities/codigo-acesso/server/index.ts';
import type { conversaContract } from '#capabilities/conversa/contract.ts';
import type { conversar } from '#capabilities/conversa/domain/conversar.ato.ts';
import type { impedimentoContract } from '#capabilities/impedimento/contract.ts';
import type { pedirImpedimento } from '#capabilities/impedimento/domain/pedir-impedimento.ato.ts';
import type { retirarPedidoDeImpedimento } from '#capabilities/impedimento/domain/retirar-pedido-de-impedimento.ato.ts';
import type { manifestacaoContract } from '#capabilities/manifestacao/contract.ts';
import type { orgaoContract } from '#capabilities/orgao/contract.ts';
import { formularioDeOutroEnvio } from '#capabilities/portao/domain/portao-errors.ts';
import type { Portas } from '#capabilities/sem-javascript/server/index.ts';
import type { ContratoDoAto } from '#kernel/ato/endpoint-do-ato.ts';
import { TipoFormulario, TipoManifestacao } from '#kernel/enumeracoes.ts';
import { createChamar } from './http/chamar.ts';
import type { Routes } from './http/handlers.ts';
import type { Platform } from './platform.ts';

/** The endpoints of the screens, for the pages that need no script. */
export const portasSemJavascript = (platform: Platform, routes: readonly Routes[]): Portas => {
  const api = createChamar(routes)<
    typeof assuntoContract &
      typeof codigoAcessoContract &
      typeof conversaContract &
      typeof manifestacaoContract &
      typeof orgaoContract &
      typeof impedimentoContract &
      ContratoDoAto<typeof conversar> &
      ContratoDoAto<typeof pedirImpedimento> &
      ContratoDoAto<typeof retirarPedidoDeImpedimento>
  >();
  return {
    listOrgaos: (pedido, busca) =>
      api('GET /app-web/v1/orgaos', pedido, { query: { busca, formulario: TipoFormulario.denuncia } }),
    findOrgao: (pedido, idOuvidoria) =>
      api('GET /app-web/v1/orgaos/:idOuvidoria', pedido, { params: { idOuvidoria } }),
    listAssuntos: (pedido) => api('GET /app-web/v1/assuntos', pedido),
    registrar: async (pedido, denuncia) => {
      const { numeroProtocolo, codigoAcesso, conteudoAnterior } = await api(
        'POST /app-web/v1/manifestacoes',
        pedido,
        { body: { ...denuncia, idTipoManifestacao: TipoManifestacao.denuncia, anonimo: true } },
      );
      if (conteudoAnterior) {
        // Somebody else may have sent the first report from this copy of the page: neither its code nor its key are given out.
        await api('POST /app-web/v1/manifestacoes/consultar/sair', pedido);
        throw formularioDeOutroEnvio();
      }
      if (codigoAcesso === null) throw new Error('Who reports without a name is shown the code');
      return { numeroProtocolo, codigoAcesso };
    },
    abrir: (pedido, codigo) => abrirSemProva(platform, pedido, codigo),
    ver: (pedido, idManifestacao) =>
      api('GET /app-web/v1/manifestacoes/:idManifestacao', pedido, { params: { idManifestacao } }),
    listMensagens: (pedido, idManifestacao) =>
      api('GET /app-web/v1/manifestacoes/:idManifestacao/mensagens', pedido, { params: { idManifestacao } }),
    escrever: (pedido, idManifestacao, texto) =>
      api('POST /app-web/v1/manifestacoes/:idManifestacao/mensagens', pedido, {
        params: { idManifestacao },
        body: { texto },
      }),
    verImpedimentos: (pedido, idManifestacao) =>
      api('GET /app-web/v1/manifestacoes/:idManifestacao/impedimentos', pedido, {
        params: { idManifestacao },
      }),
    pedirImpedimento: (pedido, idManifestacao, naoDevemVer) =>
      api('POST /app-web/v1/manifestacoes/:idManifestacao/pedir-impedimento', pedido, {
        params: { idManifestacao },
        body: { naoDevemVer: [...naoDevemVer] },
      }),
    retirarPedidoDeImpedimento: (pedido, idPedido) =>
      api('POST /app-web/v1/pedidos-de-impedimento/:idPedido/retirar', pedido, { params: { idPedido } }),
    fechar: (pedido) => api('POST /app-web/v1/manifestacoes/consultar/sair', pedido),
  };
};
