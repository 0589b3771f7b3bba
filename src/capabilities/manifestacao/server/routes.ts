import { abrirChave } from '#capabilities/codigo-acesso/server/index.ts';
import { cobrarNaPorta, contarDaConta } from '#capabilities/portao/server/index.ts';
import { FEITO } from '#kernel/campos.ts';
import type { Db } from '#server/db/database.ts';
import type { Handlers } from '#server/http/handlers.ts';
import type { Platform } from '#server/platform.ts';
import type { manifestacaoContract } from '../contract.ts';
import { explicarPrazo } from './ler/explicar-prazo.ts';
import { findManifestacao } from './ler/find-manifestacao.ts';
import { exportarManifestacoes } from './listar/exportar-manifestacoes.ts';
import { listManifestacoes } from './listar/list-manifestacoes.ts';
import { contarNovidades, mostrarNovidades, verNovidades } from './listar/novidades.ts';
import { montarPainel } from './listar/painel.ts';
import { quemAge } from './quem-age.ts';
import { anotarCodigoGuardado } from './registrar/anotar-codigo-guardado.ts';
import { type AoRegistrar, cadastrar } from './registrar/cadastrar.ts';
import { darNotaAoRegistro } from './registrar/dar-nota-ao-registro.ts';

export const manifestacaoHandlers = (
  platform: Platform,
  aoRegistrar: AoRegistrar,
): Handlers<typeof manifestacaoContract> => ({
  'POST /app-web/v1/manifestacoes': async ({ body, reply, ...pedido }) => {
    const { desafio, solucao, ...registro } = body;
    const { usuario, request } = pedido;
    const preco = usuario
      ? { contar: (db: Db) => contarDaConta(platform, db, usuario.idUsuario) }
      : { cobrar: () => cobrarNaPorta(platform, 'registrar', request, { desafio, solucao }) };
    // Without an account a key opens the receipt, for as long as one exchanged for the code.
    const abrir = (db: Db, idManifestacao: number) =>
      abrirChave(platform, db, { request, reply }, { idManifestacao, finalidade: 'codigo' });
    return cadastrar(platform, quemAge(platform, pedido), registro, aoRegistrar, {
      ...preco,
      ...(body.anonimo && { abrir }),
    });
  },

  'GET /app-web/v1/manifestacoes': ({ usuario, query }) => listManifestacoes(platform, usuario, query),

  'GET /app-web/v1/manifestacoes/exportar': async ({ usuario, query, reply }) => {
    const { nome, tipo, conteudo } = await exportarManifestacoes(platform, usuario, query);
    return reply.type(tipo).header('content-disposition', `attachment; filename="${nome}"`).send(conteudo);
  },

  'GET /app-web/v1/manifestacoes/painel': ({ usuario }) => montarPainel(platform, usuario),
  'GET /app-web/v1/manifestacoes/novidades': ({ usuario, query }) =>
    mostrarNovidades(platform, usuario, query.cursor),
  'GET /app-web/v1/manifestacoes/novidades/contagem': ({ usuario }) => contarNovidades(platform, usuario),
  'POST /app-web/v1/manifestacoes/novidades/vistas': async ({ usuario }) => {
    await verNovidades(platform, usuario);
    return FEITO;
  },

  'GET /app-web/v1/manifestacoes/:idManifestacao': ({ params, ...pedido }) =>
    findManifestacao(platform, quemAge(platform, pedido), params.idManifestacao),

  'GET /app-web/v1/manifestacoes/:idManifestacao/prazo': ({ params, ...pedido }) =>
    explicarPrazo(platform, quemAge(platform, pedido), params.idManifestacao),

  'POST /app-web/v1/manifestacoes/:idManifestacao/codigo-guardado': async ({ params, ...pedido }) => {
    await anotarCodigoGuardado(platform, quemAge(platform, pedido), params.idManifestacao);
    return FEITO;
  },

  'POST /app-web/v1/manifestacoes/:idManifestacao/nota-registro': async ({ params, body, ...pedido }) => {
    await darNotaAoRegistro(platform, quemAge(platform, pedido), params.idManifestacao, body.nota);
    return FEITO;
  },
});
