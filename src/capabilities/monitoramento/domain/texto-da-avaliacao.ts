import { z } from 'zod';
import { campo } from '#kernel/validacao/campo.ts';

export const MAX_TEXTO_DA_AVALIACAO = 8000;

export const textoDaAvaliacao = (rotulo: string) =>
  campo(rotulo, z.string().trim().min(10).max(MAX_TEXTO_DA_AVALIACAO));
