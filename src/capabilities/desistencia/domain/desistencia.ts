import { z } from 'zod';
import { Perfil } from '#kernel/perfil.ts';
import { campo } from '#kernel/validacao/campo.ts';

const MAX_MOTIVO = 1000;
const MAX_TEXTO = 2000;

/** What every withdrawal asks, and demands of nobody. */
export const palavrasDeQuemDesiste = {
  motivo: campo('Motivo', z.string().trim().max(MAX_MOTIVO)).optional(),
  /** Lei 13.608/2018, art. 4-A: retaliation is forbidden, and the office must learn of it. */
  ameaca: campo('Ameaça ou pressão', z.string().trim().max(MAX_TEXTO)).optional(),
};

export const parte = campo('A parte de que você desiste', z.string().trim().min(1).max(MAX_TEXTO));

/** Only a denúncia waits for this decision, and a denúncia is the office's: no administrador acts on one. */
export const quemDecideADesistencia = [Perfil.gestor, Perfil.respondente] as const;

/** Why the office archives what was given up, or goes on with it: who filed reads it. */
export const justificativa = campo('Justificativa', z.string().trim().min(20).max(MAX_TEXTO));
