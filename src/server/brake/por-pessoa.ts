import type { FastifyRequest } from 'fastify';
import type { Endpoint } from '#kernel/endpoint.ts';
import type { UsuarioAtual } from '#kernel/quem/usuario-atual.ts';
import type { Platform } from '../platform.ts';
import { type BrakeRule, createBrake } from './brake.ts';
import { remetenteDe } from './remetente.ts';

type Pesado = NonNullable<Endpoint['pesado']>;

const DEZ_MINUTOS = 600;

/** More than anybody's work needs; beyond, a program is at work, and it waits. */
export const regrasPorPessoa: Readonly<Record<Pesado, BrakeRule>> = {
  relatorio: { free: 120, memorySeconds: DEZ_MINUTOS, firstPauseSeconds: 5, longestPauseSeconds: 120 },
  exportacao: { free: 30, memorySeconds: DEZ_MINUTOS, firstPauseSeconds: 10, longestPauseSeconds: 300 },
  varredura: { free: 240, memorySeconds: DEZ_MINUTOS, firstPauseSeconds: 5, longestPauseSeconds: 120 },
  assistente: { free: 120, memorySeconds: DEZ_MINUTOS, firstPauseSeconds: 5, longestPauseSeconds: 600 },
};

export type Frear = (
  endpoint: Endpoint,
  usuario: UsuarioAtual | null | undefined,
  request: FastifyRequest,
) => Promise<void>;

/** Slows down who asks too much of what costs us much: the person, from wherever; without one, the address prefix. */
export const createFrear = (platform: Pick<Platform, 'pool' | 'config' | 'clock'>): Frear => {
  const freios = {
    relatorio: createBrake('pesado-relatorio', regrasPorPessoa.relatorio, platform),
    exportacao: createBrake('pesado-exportacao', regrasPorPessoa.exportacao, platform),
    varredura: createBrake('pesado-varredura', regrasPorPessoa.varredura, platform),
    assistente: createBrake('pesado-assistente', regrasPorPessoa.assistente, platform),
  };
  return async ({ pesado }, usuario, request) => {
    if (!pesado) return;
    const quem = usuario ? `pessoa:${usuario.idUsuario}` : remetenteDe(platform, request);
    await freios[pesado].check(quem);
    await freios[pesado].count(quem);
  };
};
