import { describe, expect, it } from 'vitest';
import { type Cadeia, cadeiaFederal, Instancia, instanciaSeguinte, isAcimaDoOrgao } from './instancia.ts';

const estadualSemTerceira: Cadeia = [Instancia.primeira, Instancia.segunda];
const estadualComTerceira: Cadeia = [...estadualSemTerceira, Instancia.terceira];

describe('the chain of instances', () => {
  it('goes from the superior to the highest authority, to CGU and to CMRI in the federal sphere, and ends', () => {
    const caminho = [Instancia.primeira, Instancia.segunda, Instancia.cgu, Instancia.cmri].map((instancia) =>
      instanciaSeguinte(cadeiaFederal, instancia),
    );
    expect(caminho).toEqual([Instancia.segunda, Instancia.cgu, Instancia.cmri, null]);
  });

  it('takes a reclamação in vain straight to CGU', () => {
    expect(instanciaSeguinte(cadeiaFederal, Instancia.reclamacao)).toBe(Instancia.cgu);
  });

  it('takes it to the last instance there is where the law of a state or city has no third', () => {
    expect(instanciaSeguinte(estadualComTerceira, Instancia.reclamacao)).toBe(Instancia.terceira);
    expect(instanciaSeguinte(estadualSemTerceira, Instancia.reclamacao)).toBe(Instancia.segunda);
  });

  it('ends with the highest authority where there is no third instance', () => {
    expect(instanciaSeguinte(estadualSemTerceira, Instancia.segunda)).toBeNull();
  });

  it('knows nothing after an instance that the sphere does not have', () => {
    expect(instanciaSeguinte(estadualSemTerceira, Instancia.cgu)).toBeNull();
  });

  it('tells those of the office from those above it', () => {
    const acima = Object.values(Instancia).filter(isAcimaDoOrgao);
    expect(acima).toEqual([Instancia.cgu, Instancia.cmri, Instancia.terceira]);
  });
});
