import { z } from 'zod';
import { campo } from '#kernel/validacao/campo.ts';

export const nomeDoFator = campo('Nome', z.string().trim().min(1).max(60));
export const codigo = campo('Código', z.string().trim().min(6).max(20));
