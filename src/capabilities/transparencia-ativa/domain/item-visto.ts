import { z } from 'zod';
import { situacoesDoItem, type TipoDeResposta, tiposDeResposta, umResultado } from './resposta-do-item.ts';

/** The version of the item that was on screen; 0 before its first answer. */
export const versaoDoItem = z.int().min(0);
export const tipoDeResposta = z.enum(Object.keys(tiposDeResposta) as [TipoDeResposta]);

export const oItem = z.object({
  idItem: z.int(),
  idGrupo: z.int(),
  grupo: z.string(),
  titulo: z.string(),
  orientacao: z.string(),
  fundamento: z.string(),
});

export const respostaEAvaliacao = z.object({
  situacao: z.enum(situacoesDoItem),
  versao: versaoDoItem,
  resposta: z
    .object({
      tipo: tipoDeResposta,
      link: z.string().nullable(),
      comentario: z.string(),
      responsavel: z.string(),
      em: z.iso.datetime(),
      enviadaEm: z.iso.datetime().nullable(),
    })
    .nullable(),
  avaliacao: z
    .object({
      resultado: umResultado,
      /** What the body had answered at that time. */
      tipo: tipoDeResposta,
      comentario: z.string(),
      avaliador: z.string(),
      em: z.iso.datetime(),
      prazo: z.iso.date().nullable(),
      vencida: z.boolean(),
    })
    .nullable(),
  /** Names of the acts open to this reader now. */
  atos: z.array(z.string()),
});

export const itemVisto = oItem.extend(respostaEAvaliacao.shape);
export type ItemVisto = z.output<typeof itemVisto>;
