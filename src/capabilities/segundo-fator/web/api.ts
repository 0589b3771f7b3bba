import { createApi, createReader } from '#shell/api/client.ts';
import type { segundoFatorContract } from '../contract.ts';

export const api = createApi<typeof segundoFatorContract>();
export const read = createReader<typeof segundoFatorContract>();
