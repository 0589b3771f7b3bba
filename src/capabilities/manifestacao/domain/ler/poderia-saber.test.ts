import { describe, expect, it } from 'vitest';
import { poderiaSaber } from './poderia-saber.ts';

const [REGISTRO, OUTRO, ANA, BIA] = [6, 65, 1, 2];
const caso = {
  protegida: true,
  preservada: false,
  idOuvidoria: OUTRO,
  idOuvidoriaRegistro: REGISTRO,
  veioComIdentidade: false,
};

describe('Decreto 10.153/2019, art. 6 § 4º: words of staff are compared with who registered', () => {
  it('where their author could have known that person', () => {
    expect(poderiaSaber({ idUsuario: ANA, idOuvidoria: REGISTRO }, BIA, caso)).toBe(true);
    expect(
      poderiaSaber({ idUsuario: ANA, idOuvidoria: OUTRO }, BIA, { ...caso, veioComIdentidade: true }),
    ).toBe(true);
  });

  it('not where nobody knows who wrote them, or for which office', () => {
    expect(poderiaSaber(null, BIA, caso)).toBe(false);
    expect(poderiaSaber({ idUsuario: null, idOuvidoria: REGISTRO }, BIA, caso)).toBe(false);
    expect(poderiaSaber({ idUsuario: ANA, idOuvidoria: null }, BIA, caso)).toBe(false);
  });

  it('not where the author is of an office that may not know, nor the reader, nor where no office ever may', () => {
    expect(poderiaSaber({ idUsuario: ANA, idOuvidoria: OUTRO }, BIA, caso)).toBe(false);
    expect(poderiaSaber({ idUsuario: BIA, idOuvidoria: REGISTRO }, BIA, caso)).toBe(false);
    expect(poderiaSaber({ idUsuario: ANA, idOuvidoria: REGISTRO }, BIA, { ...caso, preservada: true })).toBe(
      false,
    );
  });
});
