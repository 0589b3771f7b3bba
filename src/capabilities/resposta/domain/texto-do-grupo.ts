import { apenasDigitos, semAcento } from '#kernel/texto.ts';

/** Data that only one person in a group of duplicates should read. */
export interface DeUmaSo {
  /** Digits only. */
  readonly protocolo: string;
  readonly nome?: string | undefined;
  readonly email?: string | undefined;
  /** Digits, or the letters and digits of a CNPJ. */
  readonly documento?: string | undefined;
}

const simples = (texto: string): string => semAcento(texto).toLowerCase().replace(/\s+/g, ' ');

/**
 * Whether the text gives away data of one person that the others of the group would read. Only the
 * full name counts: first names are also those of places and of staff.
 */
export const falaDeUmaSo = (texto: string, { protocolo, nome, email, documento }: DeUmaSo): boolean => {
  const escrito = simples(texto);
  const digitos = apenasDigitos(texto);
  return (
    digitos.includes(protocolo) ||
    [nome, email].some(
      (dado) => dado !== undefined && dado.trim() !== '' && escrito.includes(simples(dado.trim())),
    ) ||
    (documento !== undefined && documento.length >= 11 && texto.replace(/[.\-/\s]/g, '').includes(documento))
  );
};
