import { responder as ato } from '../domain/responder.ato.ts';
import type { RespostaAoItem } from '../domain/resposta-do-item.ts';
import type { NoItem } from './agir-no-item.ts';
import { fazNoItem } from './faz-no-item.ts';

/** Saving an answer does not send it: the body sends it when it is ready. */
export const respostaDoOrgao = (
  { assinatura, agora }: NoItem,
  { tipo, link: escrito, comentario }: RespostaAoItem,
) => {
  const link = tipo === 'publicado' ? escrito : null;
  return {
    mudancas: {
      tipo,
      link,
      comentario,
      id_responsavel: assinatura.idResponsavel,
      responsavel: assinatura.responsavel,
      respondida_em: agora,
      enviada_em: null,
      id_remetente: null,
    },
    detalhes: { tipo, link, comentario },
  };
};

/** The body says where it publishes an item, or why it need not. */
export const responder = fazNoItem(ato, async (no, resposta) => respostaDoOrgao(no, resposta));
