import { z } from 'zod';
import { campo } from '#kernel/validacao/campo.ts';

const MAX_TEXTO = 4000;
const MAX_JUSTIFICATIVA = 2000;

export const porQueReabrir = campo('Por que reabrir', z.string().trim().min(20).max(MAX_TEXTO));

/** Why the case goes on, or does not: who asked reads it. */
export const justificativa = campo('Justificativa', z.string().trim().min(20).max(MAX_JUSTIFICATIVA));
