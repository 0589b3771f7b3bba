import { FEITO } from '#kernel/campos.ts';
import { digitosDoProtocolo } from '#kernel/protocolo.ts';
import type { Handlers } from '#server/http/handlers.ts';
import type { Platform } from '#server/platform.ts';
import type { codigoAcessoContract } from '../contract.ts';
import { BITS_BASE } from '../domain/prova-de-trabalho.ts';
import { abrirChave, fecharChave } from './chaves.ts';
import { cobrarProva } from './cobrar-prova.ts';
import { findHashPorId, findHashPorProtocolo } from './codigo-acesso-repository.ts';
import { conferirCodigo } from './conferir-codigo.ts';
import { novoDesafio } from './desafio.ts';
import { type AnotarEntrega, receberCodigo } from './entrega/entregar.ts';

export const codigoAcessoHandlers = (
  platform: Platform,
  anotarEntrega: AnotarEntrega,
): Handlers<typeof codigoAcessoContract> => ({
  'GET /app-web/v1/manifestacoes/consultar/desafio': async () => novoDesafio(platform, BITS_BASE),

  'POST /app-web/v1/manifestacoes/consultar': async ({ body, ...naResposta }) => {
    // An invalid protocol is looked up too, so that it cannot be recognized by a faster answer.
    const protocolo = digitosDoProtocolo(body.protocolo) ?? '';
    const { id, isPedido } = await conferirCodigo(platform, {
      ...body,
      assunto: `protocolo:${protocolo}`,
      find: () => findHashPorProtocolo(platform.db, protocolo),
    });
    const aberto = isPedido ? { idPedido: id } : { idManifestacao: id };
    await abrirChave(platform, platform.db, naResposta, { ...aberto, finalidade: 'codigo' });
    return aberto;
  },

  'POST /app-web/v1/manifestacoes/consultar/trocar': async ({ body, ...naResposta }) => {
    const { id: idManifestacao } = await conferirCodigo(platform, {
      ...body,
      assunto: `id:${body.idManifestacao}`,
      find: () => findHashPorId(platform.db, body.idManifestacao),
    });
    await abrirChave(platform, platform.db, naResposta, { idManifestacao, finalidade: 'codigo' });
    return { idManifestacao };
  },

  'POST /app-web/v1/manifestacoes/consultar/sair': async (naResposta) => {
    await fecharChave(platform, naResposta, 'codigo');
    return FEITO;
  },

  'POST /app-web/v1/codigo-de-acesso/receber': async ({ body }) => {
    // The key alone is asked for: there is no protocol whose puzzle could grow with wrong tries.
    await cobrarProva(platform, body);
    return receberCodigo(platform, anotarEntrega, body.chave);
  },
});
