import { describe, expect, it } from 'vitest';
import { Esfera, TipoFormulario } from '#kernel/enumeracoes.ts';
import { podeOferecer, porQueNaoOferece } from './formularios-do-orgao.ts';

const { padrao, simplifique, acessoAInformacao, denuncia } = TipoFormulario;

describe('the forms an office offers', () => {
  it('are all four in the federal sphere', () => {
    expect(
      podeOferecer({ idEsfera: Esfera.federal, temSic: true }, [
        padrao,
        simplifique,
        acessoAInformacao,
        denuncia,
      ]).allowed,
    ).toBe(true);
  });

  it('are not Simplifique outside the federal sphere (Decreto 9.094/2017)', () => {
    expect(porQueNaoOferece({ idEsfera: Esfera.estadual, temSic: true }, simplifique)).toContain('federais');
    expect(podeOferecer({ idEsfera: Esfera.municipal, temSic: true }, [padrao, simplifique])).toMatchObject({
      error: { code: 'orgao.formulario-nao-cabe' },
    });
  });

  it('are not access requests where there is no SIC', () => {
    expect(podeOferecer({ idEsfera: Esfera.municipal, temSic: false }, [acessoAInformacao]).allowed).toBe(
      false,
    );
    expect(podeOferecer({ idEsfera: Esfera.municipal, temSic: false }, [padrao, denuncia]).allowed).toBe(
      true,
    );
  });

  it('may be none: a body that only judges receives nothing', () => {
    expect(podeOferecer({ idEsfera: Esfera.federal, temSic: true }, []).allowed).toBe(true);
  });
});
