import { createHash } from 'node:crypto';
import type { Resumir } from '../domain/encadeamento.ts';

export const sha256: Resumir = (texto) => createHash('sha256').update(texto).digest('hex');
