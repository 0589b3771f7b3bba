import { describe, expect, it } from 'vitest';
import { loadConfig } from '../config.ts';
import { donoDe } from './dono.ts';

const platform = { config: loadConfig({}) };

describe('Lei 13.608/2018, art. 4-B: the marks of a person’s cases', () => {
  it('of sealed cases differ from each other, from the open one and from everybody else’s', () => {
    const marcas = [1, 2, 3].flatMap((id) =>
      donoDe(platform, id).marcas.map((marca) => marca.toString('hex')),
    );
    expect(new Set(marcas).size).toBe(marcas.length);
  });

  it('of drafts are those of no case', () => {
    const { rascunhos, marcas } = donoDe(platform, 1);
    expect(marcas.some((marca) => marca.equals(rascunhos))).toBe(false);
    expect(donoDe(platform, 2).rascunhos).not.toEqual(rascunhos);
  });

  it('are all recognised, and nobody else’s are', () => {
    const maria = donoDe(platform, 1);
    expect(maria.marcas.every((marca) => maria.is(marca))).toBe(true);
    expect(donoDe(platform, 2).marcas.some((marca) => maria.is(marca))).toBe(false);
    expect(maria.is(null)).toBe(false);
  });

  it('are the same at every start, and others under another key', () => {
    const outra = { config: loadConfig({ ENCRYPTION_KEY: 'uma-outra-chave-com-mais-de-trinta-e-dois' }) };
    const [mesma] = donoDe(platform, 1).selados;
    expect(donoDe(platform, 1).selados[0]).toEqual(mesma);
    // Counted out once: every request of a person asks for them.
    expect(donoDe(platform, 1).selados).toBe(donoDe(platform, 1).selados);
    expect(donoDe(outra, 1).selados[0]).not.toEqual(mesma);
  });
});
