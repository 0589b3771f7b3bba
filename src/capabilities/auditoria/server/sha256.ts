import { hash } from 'node:crypto';
import type { Resumir } from '../domain/encadeamento.ts';

export const sha256: Resumir = (texto) => hash('sha256', texto);
