import { z } from 'zod';
import { campo } from '#kernel/validacao/campo.ts';

/** Ids of the original platform. */
export const TipoResposta = { complementacao: 1, conclusiva: 2, intermediaria: 3 } as const;

export const MAX_RESPOSTA = 8000;

export const textoDaResposta = campo('Resposta', z.string().trim().min(20).max(MAX_RESPOSTA));
