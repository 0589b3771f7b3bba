import { z } from 'zod';
import { comPalavras, QUANTAS_PALAVRAS } from '#capabilities/abertura-identidade/domain/motivo.ts';
import { type IdPerfil, Perfil } from '#kernel/perfil.ts';
import { type Independencia, isOutraPessoa } from '#kernel/quem/outra-pessoa.ts';
import { fundamento } from '#kernel/validacao/fundamento.ts';

/** Why this denúncia, in words as those that open an identity: the person who filed and the office read them. */
export const motivoDoAcesso = comPalavras('Motivo');
export const AJUDA_DO_MOTIVO_DO_ACESSO = `Com ${QUANTAS_PALAVRAS}, diga por que você precisa ler esta denúncia. O órgão e quem denunciou leem o que você escrever.`;
export const fundamentoDoAcesso = fundamento('Fundamento');

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

/** Every administrador, and the gestores of the office whose denúncia it is; to others there is no such access. */
export const conheceAcesso = (quem: Decisor, { idOuvidoria }: Pick<Acesso, 'idOuvidoria'>): boolean =>
  quem.idPerfil === Perfil.administrador ||
  (quem.idPerfil === Perfil.gestor && quem.idOuvidoria === idOuvidoria);

/** Two people: another administrador, or a gestor of the office. */
export const podeDecidirAcesso = (quem: Decisor & Independencia, acesso: Acesso): boolean =>
  conheceAcesso(quem, acesso) && isOutraPessoa(quem, acesso.idUsuario);

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
