import type { Output } from '#kernel/endpoint.ts';
import type { reciboContract } from '../contract.ts';

export type Resultado = Output<(typeof reciboContract)['POST /app-web/v1/recibos/verificar']>;
