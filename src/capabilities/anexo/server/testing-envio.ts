import type { LightMyRequestResponse } from 'fastify';
import { expect } from 'vitest';
import { comProva } from '#testing/prova-de-trabalho.ts';
import type { TestApp } from '#testing/test-app.ts';
import type { Visitor } from '#testing/visitor.ts';
import type { AnexoEnviado } from '../domain/anexo.ts';

const ANEXOS = '/api/app-web/v1/anexos';

/** Who sends: the application itself for a stranger, who pays at the gate; a visitor for somebody with an account, who does not. */
type QuemEnvia = Pick<TestApp, 'inject'>;

export const comoQuemEntrou = (visitor: Visitor): QuemEnvia => ({
  inject: (options) => visitor.send(typeof options === 'string' ? { url: options } : options),
});

export interface EnvioPedido extends AnexoEnviado {
  readonly urlEnvio: string;
  readonly expiraEm: string;
}

export const pedirEnvio = async (
  app: QuemEnvia,
  nomeArquivo: string,
  tamanho: number,
): Promise<EnvioPedido> => {
  const response = await comProva((prova) =>
    app.inject({ method: 'POST', url: ANEXOS, payload: { nomeArquivo, tamanho, ...prova } }),
  );
  expect(response.statusCode, response.body).toBe(200);
  return response.json();
};

export const enviarPedaco = (
  app: QuemEnvia,
  urlEnvio: string,
  pedaco: Uint8Array,
  posicao: number | string = 0,
): Promise<LightMyRequestResponse> =>
  app.inject({
    method: 'PUT',
    url: urlEnvio,
    headers: { 'content-type': 'application/octet-stream', 'upload-offset': String(posicao) },
    payload: Buffer.from(pedaco),
  });

export const perguntar = (
  app: QuemEnvia,
  idAnexo: number,
  ato: 'situacao' | 'concluir' | 'remover',
  body: Record<string, unknown>,
): Promise<LightMyRequestResponse> =>
  app.inject({ method: 'POST', url: `${ANEXOS}/${idAnexo}/${ato}`, payload: body });

/** A file sent whole and checked, ready to be attached. */
export const enviarArquivo = async (
  app: QuemEnvia,
  bytes: Uint8Array,
  nome: string,
  manterMetadados = false,
  deResposta = false,
): Promise<AnexoEnviado & { readonly situacao: Record<string, unknown> }> => {
  const { idAnexo, segredo, urlEnvio } = await pedirEnvio(app, nome, bytes.length);
  const enviado = await enviarPedaco(app, urlEnvio, bytes);
  expect(enviado.statusCode, enviado.body).toBe(200);
  const concluido = await perguntar(app, idAnexo, 'concluir', { segredo, manterMetadados, deResposta });
  expect(concluido.statusCode, concluido.body).toBe(200);
  return { idAnexo, segredo, situacao: concluido.json() };
};
