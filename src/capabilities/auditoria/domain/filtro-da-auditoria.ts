import { z } from 'zod';
import { idTexto } from '#kernel/campos.ts';
import { campo } from '#kernel/validacao/campo.ts';
import { type AreaDaAuditoria, areasDaAuditoria } from './ato-administrativo.ts';

/** The areas of the administration, and one more for acts on cases. */
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
      // PostgreSQL cannot store this character.
      .transform((digitado) => digitado.replaceAll('\0', '')),
  ).optional();

/** The filter of the log; the order is always newest first. */
export const filtroDaAuditoria = z.strictObject({
  area: campo('Área', z.enum(areasDoFiltro)).optional(),
  /** Only an administrador reads more than one office. */
  idOuvidoria: campo('Órgão', idTexto).optional(),
  /** Part of the name of the person who acted; only people who work in offices. */
  pessoa: texto('Pessoa'),
  /** Part of the act or of its target; for a case, of the protocol. */
  busca: texto('Busca'),
  de: campo('De', z.iso.date()).optional(),
  ate: campo('Até', z.iso.date()).optional(),
});
export type FiltroDaAuditoria = z.output<typeof filtroDaAuditoria>;
