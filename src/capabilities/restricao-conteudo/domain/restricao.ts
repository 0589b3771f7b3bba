import { z } from 'zod';
import { campo } from '#kernel/validacao/campo.ts';

/** Hiding and showing again both need a reason, which the citizen can read. */
export const motivo = campo('Motivo', z.string().trim().min(10).max(2000));
