import { formularioDoCaso, isSigilosa, TipoManifestacao } from '#kernel/enumeracoes.ts';
import type { CasoEscolhido } from './casos.ts';

type ComTipo = Pick<CasoEscolhido, 'tipo'>;

export const isPedidoDeAcesso = ({ tipo }: ComTipo): boolean =>
  tipo.idTipoManifestacao === TipoManifestacao.acessoAInformacao;

export const isDenuncia = ({ tipo }: ComTipo): boolean => isSigilosa(tipo.idTipoManifestacao);

/** A comunicação is anonymous: there is no identity to ask about, and no e-mail to write to. */
export const isComunicacao = ({ tipo }: ComTipo): boolean =>
  tipo.idTipoManifestacao === TipoManifestacao.comunicacao;

/** The forms that the cases were filed with, each once. */
export const formulariosDos = (casos: readonly ComTipo[]): readonly number[] => [
  ...new Set(casos.map(({ tipo }) => formularioDoCaso(tipo.idTipoManifestacao))),
];
