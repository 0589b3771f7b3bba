import { z } from 'zod';
import { idTexto } from '#kernel/campos.ts';
import { campo } from '#kernel/validacao/campo.ts';
import { type AreaDaAuditoria, areasDaAuditoria } from './ato-administrativo.ts';

/** Acts of the administration by their area, and those on cases as one more. */
export const areasDoFiltro = [...(Object.keys(areasDaAuditoria) as AreaDaAuditoria[]), 'caso'] as const;
export type AreaDoFiltro = (typeof areasDoFiltro)[number];

export const nomeDaArea = (area: string): string =>
  area === 'caso' ? 'Casos' : (areasDaAuditoria[area as AreaDaAuditoria] ?? area);

const texto = (rotulo: string) =>
  campo(
    rotulo,
    z
      .string()
      .trim()
      .max(200)
      // PostgreSQL keeps no such character.
      .transform((digitado) => digitado.replaceAll('\0', '')),
  ).optional();

/** What narrows the log; always the newest first. */
export const filtroDaAuditoria = z.strictObject({
  area: campo('Área', z.enum(areasDoFiltro)).optional(),
  /** Only the administrador reads more than one office. */
  idOuvidoria: campo('Órgão', idTexto).optional(),
  /** Part of the name of who did it; of people who work in offices only. */
  pessoa: texto('Pessoa'),
  /** Part of the act or of what it was done to; of a case, the protocol. */
  busca: texto('Busca'),
  de: campo('De', z.iso.date()).optional(),
  ate: campo('Até', z.iso.date()).optional(),
});
export type FiltroDaAuditoria = z.output<typeof filtroDaAuditoria>;
