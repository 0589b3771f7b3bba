import { beforeAll, describe, expect, it } from 'vitest';
import { pdfimages, pdftoppm, qpdfCheck } from '../../corpus/testing-ferramentas.ts';
import { casosDeMascara, mascaraDuasVezes } from '../../corpus/testing-mascaras.ts';
import type { Motor } from '../../domain/pdf/motor.ts';
import { carregarMotor } from './processo/carregar-motor.ts';
import { tarjar } from './tarjar.ts';

let motor: Motor;
beforeAll(async () => {
  motor = await carregarMotor();
});

/** How many tones each picture of the result has where the secret was. */
const tonsNoSegredo = async (pdf: Uint8Array): Promise<number[]> =>
  (await pdfimages(pdf)).map(({ largura, altura, pixels }) => {
    const canais = Math.max(1, Math.round(pixels.length / (largura * altura)));
    const tons = new Set<number>();
    for (let y = 0.41; y < 0.54; y += 0.01) {
      for (let x = 0.31; x < 0.69; x += 0.01) {
        tons.add(pixels[(Math.floor(y * altura) * largura + Math.floor(x * largura)) * canais] ?? -1);
      }
    }
    return tons.size;
  });

describe('a mark over a picture with a soft mask', () => {
  it.each(casosDeMascara().map((caso) => [caso.nome, caso] as const))(
    'covers the marked part, in the picture and in its mask, and keeps the rest: %s',
    async (_nome, { bytes, marca }) => {
      const resultado = await tarjar(motor, { bytes, marcas: [marca], rasterizar: [] });
      if (!('pdf' in resultado)) throw new Error(JSON.stringify(resultado));
      expect(resultado.rasterizadas).toEqual([]);
      await qpdfCheck(resultado.pdf);
      const [antes, depois] = [await pdftoppm(bytes, 0), await pdftoppm(resultado.pdf, 0)];
      let [mudados, tinta, claros] = [0, 0, 0];
      for (const [at, tom] of depois.pixels.entries()) {
        const [x, y] = [at % depois.largura, Math.floor(at / depois.largura)];
        const dentro = (folga: number) =>
          x > marca.x - folga &&
          x < marca.x + marca.largura + folga &&
          y > marca.y - folga &&
          y < marca.y + marca.altura + folga;
        if (dentro(-2) && tom > 12) claros++;
        if (dentro(9)) continue;
        if (Math.abs((antes.pixels[at] ?? 0) - (antes.pixels[0] ?? 0)) > 24) tinta++;
        if (Math.abs((antes.pixels[at] ?? 0) - tom) > 60) mudados++;
      }
      expect(claros).toBe(0);
      expect(tinta).toBeGreaterThan(1000);
      // Where one of the two was coarser, its edges are a little harder than poppler's smoothing.
      expect(mudados / tinta).toBeLessThan(0.1);
      // The picture and its mask: neither has more than one tone where the secret was.
      for (const tons of await tonsNoSegredo(resultado.pdf)) expect(tons).toBe(1);
    },
  );

  it.each([true, false])('a copy of the mask alone that nobody sees loses the same: %s', async (isOculta) => {
    const { bytes, marca } = mascaraDuasVezes(isOculta);
    const resultado = await tarjar(motor, { bytes, marcas: [marca], rasterizar: [] });
    if (!('pdf' in resultado)) throw new Error(JSON.stringify(resultado));
    const comSegredo = (await tonsNoSegredo(resultado.pdf)).filter((tons) => tons > 1);
    expect(comSegredo).toHaveLength(isOculta ? 0 : 1);
    expect(resultado.avisos.join()).toMatch(isOculta ? /^$/ : /mesma imagem de uma tarja ainda aparece/);
  });
});
