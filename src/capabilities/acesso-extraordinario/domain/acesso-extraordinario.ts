import { z } from 'zod';
import { motivoDaAbertura } from '#capabilities/abertura-identidade/domain/motivo.ts';
import { type IdPerfil, Perfil } from '#kernel/perfil.ts';
import { campo } from '#kernel/validacao/campo.ts';

/** Why this denúncia, in words as those that open an identity: the person who filed and the office read them. */
export const motivoDoAcesso = motivoDaAbertura;
export const fundamentoDoAcesso = campo('Fundamento', z.string().trim().min(20).max(1000));

interface Decisor {
  readonly idUsuario: number;
  readonly idPerfil: IdPerfil;
  readonly idOuvidoria: number | null;
}

interface Acesso {
  readonly idUsuario: number;
  /** The office that has the case now. */
  readonly idOuvidoria: number;
}

/** Two people: another administrador, or a gestor of the office whose denúncia it is; never who asked. */
export const podeDecidirAcesso = (quem: Decisor | null, { idUsuario, idOuvidoria }: Acesso): boolean => {
  if (!quem || quem.idUsuario === idUsuario) return false;
  if (quem.idPerfil === Perfil.administrador) return true;
  return quem.idPerfil === Perfil.gestor && quem.idOuvidoria === idOuvidoria;
};

export const acessoVisto = z.object({
  idAcesso: z.int(),
  idManifestacao: z.int(),
  numeroProtocolo: z.string(),
  orgao: z.string(),
  quem: z.string(),
  motivo: z.string(),
  pedidoEm: z.iso.datetime(),
  situacao: z.enum(['espera', 'vale', 'venceu', 'recusado']),
  decisor: z.string().nullable(),
  fundamento: z.string().nullable(),
  valeAte: z.iso.datetime().nullable(),
  podeDecidir: z.boolean(),
  /** Asked for by this reader, and in force. */
  podeLer: z.boolean(),
});
export type AcessoVisto = z.output<typeof acessoVisto>;
