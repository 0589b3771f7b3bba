import type { ComponentType } from 'react';

/** A file that was sent and accepted. */
export interface AnexoEscolhido {
  readonly idAnexo: number;
  readonly segredo: string;
  readonly nome: string;
  readonly tamanho: number;
}

/**
 * The field for files belongs to one capability and serves the forms of others: screens, which may know both, hand it
 * to them.
 */
export type CampoDeAnexos = ComponentType<{
  readonly value: readonly AnexoEscolhido[];
  readonly onChange: (anexos: readonly AnexoEscolhido[]) => void;
  readonly disabled?: boolean;
  readonly isAnonimo?: boolean;
  readonly onOcupado?: (ocupado: boolean) => void;
}>;

/** What a form sends of its files: the id, and the secret that proves who uploaded them. */
export const anexosParaEnvio = (anexos: readonly AnexoEscolhido[]) =>
  anexos.map(({ idAnexo, segredo }) => ({ idAnexo, segredo }));
