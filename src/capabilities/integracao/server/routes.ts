import type { FastifyRequest } from 'fastify';
import { baixarAnexo } from '#capabilities/anexo/server/index.ts';
import { findCasoParaBaixar, quemAge } from '#capabilities/manifestacao/server/index.ts';
import type { UsuarioAtual } from '#kernel/quem/usuario-atual.ts';
import type { Handlers } from '#server/http/handlers.ts';
import type { Platform } from '#server/platform.ts';
import type { integracaoContract } from '../contract.ts';
import * as nomes from '../domain/nomes-no-fio.ts';
import { zipadoEBase64 } from './arquivos.ts';
import {
  arquivarPelaApi,
  atualizarPelaApi,
  encaminharPelaApi,
  type NoCaso,
  prorrogarPelaApi,
  reabrirPelaApi,
  responderPelaApi,
} from './atos.ts';
import { admitirPelaApi, decidirPelaApi, entregarPelaApi, type NoRecursoDaApi } from './atos-do-recurso.ts';
import type { Contador } from './chamadas/contador.ts';
import type { Autenticar } from './clientes/autenticar.ts';
import { corpoDaRecusa, createDarToken } from './clientes/dar-token.ts';
import { detalharManifestacao } from './detalhar-manifestacao.ts';
import { incluirManifestacao } from './incluir-manifestacao.ts';
import { enderecosDe } from './links.ts';
import { listManifestacoes } from './list-manifestacoes.ts';
import { listOuvidorias } from './list-ouvidorias.ts';
import { detalharRecurso, listRecursos } from './list-recursos.ts';
import { listOrgaosSiorg } from './ouvidorias-repository.ts';
import { comNomesDoFio } from './recusa-no-fio.ts';
import { webhooksDoPrograma } from './webhooks-do-programa.ts';

interface Pedido {
  readonly usuario: UsuarioAtual;
  readonly request: FastifyRequest;
}

export const integracaoHandlers = (
  platform: Platform,
  { exigirToken }: Pick<Autenticar, 'exigirToken'>,
  chamadas: Contador,
): Handlers<typeof integracaoContract> => {
  const darToken = createDarToken(platform, chamadas);
  const webhooks = webhooksDoPrograma(platform);

  /** Only callers with a token act here; a session of the same account is not enough. */
  const doPrograma = ({ usuario, request }: Pedido) => {
    exigirToken(request);
    return { ...quemAge(platform, { usuario, request }), usuario };
  };
  /** A refusal by a rule of the screens names the field as this program sent it. */
  const nomeando = <T>({ request }: Pedido, noFio: nomes.NomesNoFio, fazer: () => Promise<T>): Promise<T> =>
    comNomesDoFio(noFio, request.body, fazer);
  const noCaso = (pedido: Pedido, idManifestacao: number): NoCaso => ({
    platform,
    quem: doPrograma(pedido),
    idManifestacao,
    enderecos: enderecosDe(platform, pedido.request),
  });

  const noRecurso = (pedido: Pedido, idRecurso: number): NoRecursoDaApi => ({
    platform,
    quem: doPrograma(pedido),
    idRecurso,
    enderecos: enderecosDe(platform, pedido.request),
  });

  return {
    'POST /oauth/token': async ({ body, request, reply }) => {
      reply.header('pragma', 'no-cache');
      try {
        return reply.send(await darToken(request, reply, body));
      } catch (error) {
        const recusa = corpoDaRecusa(error);
        if (!recusa) throw error;
        return reply.code(400).send(recusa);
      }
    },

    'GET /manifestacoes': async ({ query, reply, ...pedido }) => {
      const { itens, proximoCursor } = await comNomesDoFio({}, pedido.request.query, () =>
        listManifestacoes(platform, doPrograma(pedido).usuario, query, enderecosDe(platform, pedido.request)),
      );
      if (proximoCursor) reply.header('x-proximo-cursor', proximoCursor);
      return itens;
    },

    'GET /manifestacoes/:idManifestacao': ({ params, ...pedido }) =>
      detalharManifestacao(
        platform,
        doPrograma(pedido),
        params.idManifestacao,
        enderecosDe(platform, pedido.request),
      ),

    'POST /manifestacoes': ({ body, ...pedido }) =>
      nomeando(pedido, nomes.nomesDoRegistro, () =>
        incluirManifestacao(platform, doPrograma(pedido), body, {
          enderecos: enderecosDe(platform, pedido.request),
          idempotencia: pedido.request.headers['idempotency-key'],
        }),
      ),

    'GET /manifestacoes/:idManifestacao/anexos/:idAnexo': async ({ params, ...pedido }) => {
      doPrograma(pedido);
      const { nomeArquivo, tipoConteudo, conteudo } = await baixarAnexo(
        platform,
        (quem, id) => findCasoParaBaixar(platform, quemAge(platform, quem), id),
        pedido,
        params,
      );
      return {
        IdAnexoManifestacao: params.idAnexo,
        NomeArquivo: nomeArquivo,
        TipoConteudo: tipoConteudo,
        TamanhoArquivo: conteudo.length,
        ConteudoZipadoEBase64: await zipadoEBase64(conteudo),
        Links: [enderecosDe(platform, pedido.request).anexo(params.idManifestacao, params.idAnexo)],
      };
    },

    'POST /manifestacoes/:idManifestacao/respostas': ({ params, body, ...pedido }) =>
      nomeando(pedido, nomes.nomesDaResposta, () =>
        responderPelaApi(noCaso(pedido, params.idManifestacao), body),
      ),
    'POST /manifestacoes/:idManifestacao/atualizar': ({ params, body, ...pedido }) =>
      nomeando(pedido, nomes.nomesDaAtualizacao, () =>
        atualizarPelaApi(noCaso(pedido, params.idManifestacao), body),
      ),
    'POST /manifestacoes/:idManifestacao/encaminhar': ({ params, body, ...pedido }) =>
      nomeando(pedido, nomes.nomesDoEncaminhamento, () =>
        encaminharPelaApi(noCaso(pedido, params.idManifestacao), body),
      ),
    'POST /manifestacoes/:idManifestacao/prorrogar': ({ params, body, ...pedido }) =>
      nomeando(pedido, nomes.nomesDaProrrogacao, () =>
        prorrogarPelaApi(noCaso(pedido, params.idManifestacao), body),
      ),
    'POST /manifestacoes/:idManifestacao/arquivar': ({ params, body, ...pedido }) =>
      nomeando(pedido, nomes.nomesDoArquivamento, () =>
        arquivarPelaApi(noCaso(pedido, params.idManifestacao), body),
      ),
    'POST /manifestacoes/:idManifestacao/reabrir': ({ params, body, ...pedido }) =>
      nomeando(pedido, {}, () =>
        reabrirPelaApi(noCaso(pedido, params.idManifestacao), body.TxtJustificativa),
      ),

    'GET /recursos': ({ query, ...pedido }) =>
      listRecursos(platform, doPrograma(pedido), query, enderecosDe(platform, pedido.request)),

    'GET /recursos/:idRecurso': ({ params, ...pedido }) =>
      detalharRecurso(noRecurso(pedido, params.idRecurso)),
    'POST /recursos/:idRecurso/admissibilidade': ({ params, body, ...pedido }) =>
      nomeando(pedido, nomes.nomesDaAdmissibilidade, () =>
        admitirPelaApi(noRecurso(pedido, params.idRecurso), body),
      ),
    'POST /recursos/:idRecurso/decisao': ({ params, body, ...pedido }) =>
      nomeando(pedido, nomes.nomesDaDecisao, () => decidirPelaApi(noRecurso(pedido, params.idRecurso), body)),
    'POST /recursos/:idRecurso/entrega': ({ params, body, ...pedido }) =>
      nomeando(pedido, nomes.nomesDaEntrega, () =>
        entregarPelaApi(noRecurso(pedido, params.idRecurso), body),
      ),
    'GET /webhooks': (pedido) => webhooks.listar(doPrograma(pedido).usuario),
    'POST /webhooks': ({ body, ...pedido }) =>
      nomeando(pedido, nomes.nomesDoWebhook, () => webhooks.assinar(doPrograma(pedido).usuario, body)),
    'GET /webhooks/:idWebhook': ({ params, ...pedido }) =>
      webhooks.ver(doPrograma(pedido).usuario, params.idWebhook),
    'POST /webhooks/:idWebhook/atualizar': ({ params, body, ...pedido }) =>
      nomeando(pedido, nomes.nomesDoWebhook, () =>
        webhooks.atualizar(doPrograma(pedido).usuario, params.idWebhook, body),
      ),
    'POST /webhooks/:idWebhook/desativar': ({ params, ...pedido }) =>
      webhooks.desativar(doPrograma(pedido).usuario, params.idWebhook),
    'POST /webhooks/:idWebhook/reenviar': ({ params, body, ...pedido }) =>
      nomeando(pedido, nomes.nomesDoReenvio, () =>
        webhooks.reenviar(doPrograma(pedido).usuario, params.idWebhook, body),
      ),

    'GET /ouvidorias': async ({ query, request }) => {
      exigirToken(request);
      return listOuvidorias(platform, query.somenteOuvidoriasAtivas ?? false);
    },

    'GET /orgaos-siorg': async ({ request }) => {
      exigirToken(request);
      return listOrgaosSiorg(platform.leitura);
    },
  };
};
