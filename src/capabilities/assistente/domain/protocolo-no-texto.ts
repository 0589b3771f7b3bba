import { digitosDoProtocolo, isProtocoloValido } from '#kernel/protocolo.ts';

export interface ProtocoloEscrito {
  readonly digitos: string;
  /** The check digits fit. */
  readonly isValido: boolean;
}

/** Seventeen digits, with points, bars, dashes and spaces between them or none. */
const ESCRITO = /(?<!\d)\d(?:[\s./-]{0,2}\d){16}(?!\d)/g;

/** The first protocol of a text; one whose check digits fit before one whose do not. */
export const protocoloNoTexto = (texto: string): ProtocoloEscrito | null => {
  const escritos = [...texto.matchAll(ESCRITO)].flatMap(([achado]) => {
    const digitos = digitosDoProtocolo(achado);
    return digitos === null ? [] : [{ digitos, isValido: isProtocoloValido(digitos) }];
  });
  return escritos.find(({ isValido }) => isValido) ?? escritos[0] ?? null;
};
