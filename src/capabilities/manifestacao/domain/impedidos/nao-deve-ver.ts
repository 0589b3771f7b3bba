import { z } from 'zod';
import { campo } from '#kernel/validacao/campo.ts';
import { umaLinha } from '#kernel/validacao/uma-linha.ts';

export const MAX_QUE_NAO_VEEM = 10;

/** 'Não quero que … veja': somebody of the office who must not see the report (Lei 13.608/2018, art. 4-A). */
export const naoDeveVer = z.strictObject({
  nome: campo('Nome', z.string().overwrite(umaLinha).trim().min(2).max(200)),
  funcao: campo('Função ou setor', z.string().overwrite(umaLinha).trim().max(200)).optional(),
});
export type NaoDeveVer = z.output<typeof naoDeveVer>;

/** After the filing: one person at least. */
export const algumQueNaoDeveVer = campo(
  'Quem não deve ver',
  z.array(naoDeveVer).min(1).max(MAX_QUE_NAO_VEEM),
);

export const naoDevemVer = campo('Quem não deve ver', z.array(naoDeveVer).max(MAX_QUE_NAO_VEEM)).default([]);

/** Where an impedimento comes from; the names are stored, sealed with the person. */
export const origemDoImpedimento = z.enum([
  'envolvido',
  'pedido-de-quem-relata',
  'declarado',
  'acesso-recebido',
  'indicado-pelo-gestor',
]);
export type OrigemDoImpedimento = z.output<typeof origemDoImpedimento>;
