import { z } from 'zod';
import { campo } from '#kernel/validacao/campo.ts';

/** Why a case ends without an answer, or goes on after its end: the citizen reads it. */
export const justificativa = campo('Justificativa', z.string().trim().min(20).max(2000));
