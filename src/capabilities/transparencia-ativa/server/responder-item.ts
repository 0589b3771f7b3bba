import type { UsuarioAtual } from '#kernel/usuario-atual.ts';
import type { Platform } from '#server/platform.ts';
import type { RespostaAoItem } from '../domain/resposta-do-item.ts';
import { agirNoItem, type ItemAlvo } from './agir-no-item.ts';
import { upsertResposta } from './checklist-repository.ts';

/** The body says where it publishes an item, or why it need not; what was evaluated is answered anew. */
export const responderItem = (
  platform: Platform,
  usuario: UsuarioAtual,
  alvo: ItemAlvo,
  { tipo, link, comentario }: RespostaAoItem,
) =>
  agirNoItem(
    platform,
    usuario,
    alvo,
    (situacao) => (situacao === 'avaliado' ? 'corrigir' : 'responder'),
    async ({ tx, assinatura, agora, situacao }) => {
      const guardado = tipo === 'publicado' ? link : null;
      await upsertResposta(tx, {
        id_ouvidoria: alvo.idOuvidoria,
        id_item: alvo.idItem,
        situacao,
        tipo,
        link: guardado,
        comentario,
        id_responsavel: assinatura.idResponsavel,
        responsavel: assinatura.responsavel,
        respondida_em: agora,
        enviada_em: null,
        id_remetente: null,
      });
      return { tipo, link: guardado, comentario };
    },
  );
