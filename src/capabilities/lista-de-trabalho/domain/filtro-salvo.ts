import { z } from 'zod';
import { campo } from '#kernel/validacao/campo.ts';
import { umaLinha } from '#kernel/validacao/uma-linha.ts';
import { filtroASalvar, filtroGuardado } from './filtro.ts';
import { filtroDeEncaminhamentos, filtroDeEncaminhamentosGuardado } from './filtro-de-encaminhamentos.ts';

/** The lists whose filters a person may save; those of one list never show in the other. */
export const listasComFiltros = ['trabalho', 'encaminhamentos'] as const;
export type ListaComFiltros = (typeof listasComFiltros)[number];

export const nomeDoFiltro = campo('Nome do filtro', z.string().overwrite(umaLinha).trim().min(1).max(60));

const daLista = <L extends ListaComFiltros, F extends z.ZodType>(lista: L, filtro: F) =>
  z.strictObject({ lista: z.literal(lista), nome: nomeDoFiltro, filtro });

export const filtroComNome = z.discriminatedUnion('lista', [
  daLista('trabalho', filtroASalvar),
  daLista('encaminhamentos', filtroDeEncaminhamentos),
]);
export type FiltroComNome = z.output<typeof filtroComNome>;

const guardado = <L extends ListaComFiltros, F extends z.ZodType>(lista: L, filtro: F) =>
  z.object({ idFiltro: z.int(), lista: z.literal(lista), nome: z.string(), filtro });

export const filtroSalvo = z.discriminatedUnion('lista', [
  guardado('trabalho', filtroGuardado),
  guardado('encaminhamentos', filtroDeEncaminhamentosGuardado),
]);
