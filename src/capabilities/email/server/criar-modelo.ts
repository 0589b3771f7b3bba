import { auditar } from '#capabilities/auditoria/server/index.ts';
import type { UsuarioAtual } from '#kernel/quem/usuario-atual.ts';
import type { Platform } from '#server/platform.ts';
import { isTextoFixo } from '../domain/devidos-por-lei.ts';
import {
  modeloJaExiste,
  modeloSoDaPlataforma,
  orgaoDoModeloNaoEncontrado,
  textoFixo,
} from '../domain/email-errors.ts';
import { type EventoDeEmail, isDaPlataforma } from '../domain/eventos.ts';
import { findOrgao, insertModelo, listModelosDoEvento } from './email-modelo-repository.ts';
import { nomeDoModelo } from './modelo-presenter.ts';
import { type PalavrasEscritas, readPalavras } from './read-palavras.ts';

interface ModeloNovo extends PalavrasEscritas {
  readonly evento: EventoDeEmail;
  readonly idOuvidoria: number;
}

/** Creates an office's own words for an event; every event already has the platform's. */
export const criarModelo = (
  platform: Platform,
  usuario: UsuarioAtual,
  { evento, idOuvidoria, ...escritas }: ModeloNovo,
) =>
  platform.db.transaction().execute(async (trx) => {
    if (isDaPlataforma(evento)) throw modeloSoDaPlataforma();
    if (isTextoFixo(evento)) throw textoFixo();
    const palavras = readPalavras(platform, evento, escritas);
    const orgao = await findOrgao(trx, idOuvidoria);
    if (!orgao) throw orgaoDoModeloNaoEncontrado();
    const modelos = await listModelosDoEvento(trx, evento, idOuvidoria);
    const existente = modelos.find(({ id_ouvidoria }) => id_ouvidoria === idOuvidoria);
    if (existente) throw modeloJaExiste(existente.id);
    const idModelo = await insertModelo(trx, {
      evento,
      id_ouvidoria: idOuvidoria,
      ...palavras,
      criado_em: platform.clock.now(),
      id_autor: usuario.idUsuario,
      autor: usuario.nome,
    });
    await auditar(trx, platform.clock, usuario, {
      area: 'email',
      acao: 'Cadastro de modelo de e-mail',
      alvo: nomeDoModelo({ descricao: modelos[0]?.descricao ?? evento, sigla: orgao.sigla }),
      idAlvo: idModelo,
      idOuvidoria,
      depois: palavras,
    });
    return { idModelo, versao: 1 };
  });
