import { describe, expect, it } from 'vitest';
import { Esfera, TipoFormulario } from '#kernel/enumeracoes.ts';
import { leiQueObriga, podeOferecer, podeRetirar, porQueNaoOferece } from './formularios-do-orgao.ts';

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

describe('a form that is taken away', () => {
  const retirada = { daPlataforma: false, ativo: true, julga: false };

  it.each([acessoAInformacao, denuncia, padrao])(
    'stays where the law obliges the office to receive by it, form %i, unless the platform takes it',
    (devido) => {
      const antes = [devido, simplifique];
      expect(podeRetirar({ ...retirada, antes, depois: [simplifique] })).toMatchObject({
        error: {
          code: 'orgao.formulario-devido',
          message: expect.stringContaining(leiQueObriga(devido) ?? '?'),
        },
      });
      expect(podeRetirar({ ...retirada, antes, depois: [simplifique], daPlataforma: true }).allowed).toBe(
        true,
      );
    },
  );

  it('goes by the office’s own choice where offering it is one', () => {
    expect(podeRetirar({ ...retirada, antes: [padrao, simplifique], depois: [padrao] }).allowed).toBe(true);
  });

  it('is never the last of an active office, not even for the platform', () => {
    const ultimo = { ...retirada, daPlataforma: true, antes: [padrao], depois: [] };
    expect(podeRetirar(ultimo)).toMatchObject({ error: { code: 'orgao.sem-formularios' } });
    expect(podeRetirar({ ...ultimo, ativo: false }).allowed).toBe(true);
    expect(podeRetirar({ ...ultimo, julga: true }).allowed).toBe(true);
    expect(podeRetirar({ ...ultimo, antes: [] }).allowed).toBe(true);
  });
});
