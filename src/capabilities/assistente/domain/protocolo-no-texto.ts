import { digitosDoProtocolo, isProtocoloValido } from '#kernel/protocolo.ts';

export interface ProtocoloEscrito {
  readonly digitos: string;
  /** True if the check digits match. */
  readonly isValido: boolean;
}

/** Seventeen digits, with or without points, bars, dashes and spaces between them. */
const ESCRITO = /(?<!\d)\d(?:[\s./-]{0,2}\d){16}(?!\d)/g;

/** The first protocol of a text, preferring one with valid check digits. */
export const protocoloNoTexto = (texto: string): ProtocoloEscrito | null => {
  const escritos = [...texto.matchAll(ESCRITO)].flatMap(([achado]) => {
    const digitos = digitosDoProtocolo(achado);
    return digitos === null ? [] : [{ digitos, isValido: isProtocoloValido(digitos) }];
  });
  return escritos.find(({ isValido }) => isValido) ?? escritos[0] ?? null;
};
