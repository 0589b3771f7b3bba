import { z } from 'zod';
import { campo } from '#kernel/validacao/campo.ts';

/** Hiding and showing again are both explained: the citizen reads why. */
export const motivo = campo('Motivo', z.string().trim().min(10).max(2000));
