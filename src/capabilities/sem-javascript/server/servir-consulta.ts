import type { FastifyInstance } from 'fastify';
import type { Pedido } from '#server/http/chamar.ts';
import type { Platform } from '#server/platform.ts';
import { html } from '#server/sign-on/pages/html.ts';
import { CORPO, camposDe, exposicaoDe, mandar, naoDevemVerDe, recusada } from './formulario.ts';
import type { Freios } from './freio.ts';
import { formularioDaConsulta, type NosFormularios, paginaDoCaso } from './paginas/caso.ts';
import type { EmEdicao } from './paginas/denuncia.ts';
import { RAIZ } from './paginas/moldura.ts';
import type { Portas } from './portas.ts';

interface NoCaso {
  Params: { id: string };
}

const EM_BRANCO: EmEdicao = { valores: {}, erros: {} };

export const servirConsulta = (
  http: FastifyInstance,
  platform: Platform,
  portas: Portas,
  freios: Freios,
): void => {
  const consulta = ({ reply }: Pedido, edicao: EmEdicao, status?: number) =>
    mandar(platform, reply, { titulo: 'Consultar denúncia', conteudo: formularioDaConsulta(edicao) }, status);

  /** Whoever has no key to the case gets the look-up, whether there is such a case or not. */
  const caso = async (pedido: Pedido, id: string, edicao: Partial<NosFormularios> = {}, status?: number) => {
    try {
      const visto = await portas.ver(pedido, id);
      const conteudo = paginaDoCaso(
        visto,
        await portas.listMensagens(pedido, id),
        await portas.verImpedimentos(pedido, id),
        { conversa: EM_BRANCO, quemNaoVe: EM_BRANCO, ...edicao },
      );
      return mandar(
        platform,
        pedido.reply,
        { titulo: `Protocolo ${visto.numeroProtocolo}`, conteudo },
        status,
      );
    } catch (error) {
      recusada(error, {});
      return consulta(
        pedido,
        { ...EM_BRANCO, mensagem: 'A consulta terminou. Informe o protocolo e o código de novo.' },
        404,
      );
    }
  };

  http.get(`${RAIZ}/consulta`, (request, reply) => consulta({ request, reply }, EM_BRANCO));

  http.post(`${RAIZ}/consulta`, CORPO, async (request, reply) => {
    const { protocolo = '', codigoAcesso = '' } = camposDe(request);
    try {
      const id = await portas.abrir({ request, reply }, { protocolo, codigoAcesso }).catch(async (error) => {
        // Only a wrong code meets the brake: others' mistakes, at the onion address anybody's, keep nobody out who has theirs.
        await freios.antes('consultar', request);
        await freios.depois('consultar', request);
        throw error;
      });
      return reply.redirect(`${RAIZ}/caso/${id}`, 303);
    } catch (error) {
      const { edicao, status } = recusada(error, { protocolo });
      return consulta({ request, reply }, edicao, status);
    }
  });

  http.get<NoCaso>(`${RAIZ}/caso/:id`, (request, reply) =>
    caso({ request, reply } as Pedido, request.params.id),
  );

  http.post<NoCaso>(`${RAIZ}/caso/:id/mensagens`, CORPO, async (request, reply) => {
    const pedido = { request, reply } as Pedido;
    const { id } = request.params;
    const valores = camposDe(pedido.request);
    try {
      // Who has no key to the case, or must wait, has nothing read.
      await portas.ver(pedido, id);
      await freios.antes('escrever', pedido.request);
      const exposicao = await exposicaoDe(freios, pedido.request, valores, [valores.texto ?? '']);
      if (exposicao) return caso(pedido, id, { conversa: { valores, erros: {}, exposicao } });
      await portas.escrever(pedido, id, valores.texto ?? '');
      await freios.depois('escrever', pedido.request);
      return reply.redirect(`${RAIZ}/caso/${id}`, 303);
    } catch (error) {
      const { edicao, status } = recusada(error, valores);
      return caso(pedido, id, { conversa: edicao }, status);
    }
  });

  http.post<NoCaso>(`${RAIZ}/caso/:id/pedir-impedimento`, CORPO, async (request, reply) => {
    const pedido = { request, reply } as Pedido;
    const { id } = request.params;
    const valores = camposDe(pedido.request);
    const ditos = valores.naoDevemVer ?? '';
    try {
      await portas.ver(pedido, id);
      await freios.antes('escrever', pedido.request);
      const exposicao = await exposicaoDe(freios, pedido.request, valores, [ditos]);
      if (exposicao) return caso(pedido, id, { quemNaoVe: { valores, erros: {}, exposicao } });
      await portas.pedirImpedimento(pedido, id, naoDevemVerDe(ditos));
      await freios.depois('escrever', pedido.request);
      return reply.redirect(`${RAIZ}/caso/${id}`, 303);
    } catch (error) {
      const { edicao, status } = recusada(error, valores);
      return caso(pedido, id, { quemNaoVe: edicao }, status);
    }
  });

  http.post<NoCaso>(`${RAIZ}/caso/:id/retirar-impedimento`, CORPO, async (request, reply) => {
    const pedido = { request, reply } as Pedido;
    const { id } = request.params;
    try {
      await freios.antes('escrever', pedido.request);
      await portas.retirarPedidoDeImpedimento(pedido, camposDe(pedido.request).idPedido ?? '');
      await freios.depois('escrever', pedido.request);
      return reply.redirect(`${RAIZ}/caso/${id}`, 303);
    } catch (error) {
      const { edicao, status } = recusada(error, {});
      return caso(pedido, id, { quemNaoVe: edicao }, status);
    }
  });

  http.post(`${RAIZ}/fechar`, CORPO, async (request, reply) => {
    await portas.fechar({ request, reply });
    const conteudo = html`<p>Nada desta consulta continua aberto neste navegador.</p>
      <p><a class="botao" href="${RAIZ}/consulta">Consultar de novo</a></p>`;
    return mandar(platform, reply, { titulo: 'Consulta fechada', conteudo, comSaida: false });
  });

  http.get(`${RAIZ}/sair-depressa`, async (request, reply) => {
    await portas.fechar({ request, reply });
    return reply
      .header('clear-site-data', '"cache", "storage"')
      .header('referrer-policy', 'no-referrer')
      .redirect(platform.config.instalacao.urlSaidaRapida, 303);
  });
};
