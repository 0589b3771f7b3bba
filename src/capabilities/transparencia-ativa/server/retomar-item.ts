import type { UsuarioAtual } from '#kernel/usuario-atual.ts';
import type { Platform } from '#server/platform.ts';
import { agirNoItem, type ItemAlvo } from './agir-no-item.ts';
import { updateResposta } from './checklist-repository.ts';

/** Before the authority looked, the body may still take an item back. */
export const retomarItem = (platform: Platform, usuario: UsuarioAtual, alvo: ItemAlvo) =>
  agirNoItem(platform, usuario, alvo, 'retomar', async ({ tx, situacao }) => {
    await updateResposta(tx, alvo.idOuvidoria, alvo.idItem, {
      situacao,
      enviada_em: null,
      id_remetente: null,
    });
    return {};
  });
