import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { formularioVencido, isFormularioVencido } from '#capabilities/portao/domain/portao-errors.ts';
import { novoFormulario, pagarComEspera, readFormulario } from '#capabilities/portao/server/index.ts';
import type { Pedido } from '#server/http/chamar.ts';
import type { Platform } from '#server/platform.ts';
import { CORPO, camposDe, exposicaoDe, mandar, naoDevemVerDe, recusada } from './formulario.ts';
import type { Freios } from './freio.ts';
import { type EmEdicao, escolhaDoOrgao, formularioDaDenuncia, inicio, recibo } from './paginas/denuncia.ts';
import { RAIZ } from './paginas/moldura.ts';
import type { Denuncia, Portas } from './portas.ts';

interface NoOrgao {
  Params: { orgao: string };
}

const naoVazio = (texto: string | undefined): string | undefined => texto?.trim() || undefined;

const denunciaDe = (orgao: string, valores: EmEdicao['valores']): Denuncia => {
  const local = naoVazio(valores.local);
  return {
    chaveEnvio: valores.chaveEnvio ?? '',
    idOuvidoriaDestino: Number(orgao),
    ...(naoVazio(valores.idAssunto) && { idAssunto: Number(valores.idAssunto) }),
    naoDevemVer: naoDevemVerDe(valores.naoDevemVer),
    teor: {
      texto: valores.texto ?? '',
      quem: naoVazio(valores.quem),
      como: naoVazio(valores.como),
      quando: naoVazio(valores.quando),
      sobreProvas: naoVazio(valores.sobreProvas),
      ...(local && { local: { descricao: local } }),
    },
  };
};

const TEXTOS = ['texto', 'quem', 'como', 'quando', 'local', 'sobreProvas', 'naoDevemVer'];

/** Lei 13.460/2017, art. 10, § 7º; Decreto 10.153/2019: who reports need not be known, nor run our script. */
export const servirDenuncia = (
  http: FastifyInstance,
  platform: Platform,
  portas: Portas,
  freios: Freios,
): void => {
  const formulario = async (pedido: Pedido, orgao: string, edicao: EmEdicao, status?: number) => {
    const [escolhido, assuntos] = [await portas.findOrgao(pedido, orgao), await portas.listAssuntos(pedido)];
    const conteudo = formularioDaDenuncia(escolhido, assuntos, edicao);
    return mandar(platform, pedido.reply, { titulo: 'Denúncia anônima', conteudo }, status);
  };

  http.get(RAIZ, (_request, reply) =>
    mandar(platform, reply, { titulo: 'Denúncia sem identificação', conteudo: inicio(), comSaida: false }),
  );

  http.get<{ Querystring: { busca?: unknown } }>(`${RAIZ}/denuncia`, async (request, reply) => {
    const busca = typeof request.query.busca === 'string' ? request.query.busca.trim().slice(0, 100) : '';
    const conteudo = escolhaDoOrgao(busca, await portas.listOrgaos({ request, reply }, busca));
    return mandar(platform, reply, { titulo: 'Denúncia anônima', conteudo });
  });

  http.get<NoOrgao>(`${RAIZ}/denuncia/:orgao`, (request, reply) =>
    // Made here and carried by the form: sent twice, it is one case.
    formulario({ request, reply }, request.params.orgao, {
      valores: { chaveEnvio: randomUUID(), formulario: novoFormulario(platform) },
      erros: {},
    }),
  );

  http.post<NoOrgao>(`${RAIZ}/denuncia/:orgao`, CORPO, async (request, reply) => {
    const pedido = { request, reply } as Pedido;
    const { orgao } = request.params;
    const valores = camposDe(request as Pedido['request']);
    try {
      if (!readFormulario(platform, valores.formulario ?? '')) throw formularioVencido();
      const textos = TEXTOS.map((nome) => valores[nome] ?? '');
      const exposicao = await exposicaoDe(freios, pedido.request, valores, textos);
      if (exposicao) return await formulario(pedido, orgao, { valores, erros: {}, exposicao });
      pagarComEspera(pedido.request, valores.formulario ?? '');
      const { numeroProtocolo, codigoAcesso } = await portas.registrar(pedido, denunciaDe(orgao, valores));
      const conteudo = recibo(numeroProtocolo, codigoAcesso);
      return mandar(platform, reply, { titulo: 'Anote protocolo e código', conteudo });
    } catch (error) {
      // One that is good keeps its moment: the time already waited counts.
      const bom = readFormulario(platform, valores.formulario ?? '') !== null && !isFormularioVencido(error);
      const guardado = bom ? valores.formulario : novoFormulario(platform);
      const chaveEnvio = bom ? valores.chaveEnvio : randomUUID();
      const { edicao, status } = recusada(error, {
        ...valores,
        formulario: guardado ?? '',
        chaveEnvio: chaveEnvio ?? '',
      });
      return formulario(pedido, orgao, edicao, status);
    }
  });
};
