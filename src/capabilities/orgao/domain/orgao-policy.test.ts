import { describe, expect, it } from 'vitest';
import { Perfil } from '#kernel/perfil.ts';
import { podeGerenciarOrgao, podeInativar, podeMudarAdesao } from './orgao-policy.ts';

it('lets an administrador manage any office', () => {
  expect(podeGerenciarOrgao({ idPerfil: Perfil.administrador, idOuvidoria: 6 }, 65).allowed).toBe(true);
});

it.each([Perfil.gestor, Perfil.cadastrador])(
  'lets profile %s manage its own office and no other',
  (idPerfil) => {
    expect(podeGerenciarOrgao({ idPerfil, idOuvidoria: 65 }, 65).allowed).toBe(true);
    expect(podeGerenciarOrgao({ idPerfil, idOuvidoria: 65 }, 6)).toMatchObject({
      allowed: false,
      error: { code: 'orgao.de-outro', kind: 'forbidden' },
    });
  },
);

const adesao = {
  idEsfera: 3,
  uf: 'CE',
  idMunicipio: 230440,
  idOrgaoSiorg: null,
  idOuvidoriaMinisterio: null,
  prefixoProtocolo: '90001',
  aderiuEm: '2021-01-04',
  deTeste: false,
};
const admin = { idPerfil: Perfil.administrador, idOuvidoria: 6 };
const gestor = { idPerfil: Perfil.gestor, idOuvidoria: 65 };
const mudar = (
  usuario: typeof admin | typeof gestor,
  mudanca: Partial<typeof adesao>,
  emitiuProtocolo = false,
) => podeMudarAdesao({ usuario, antes: adesao, depois: { ...adesao, ...mudanca }, emitiuProtocolo });

describe('what an office joined with', () => {
  it('is left alone by a person who changes only contacts', () => {
    expect(mudar(gestor, {}).allowed).toBe(true);
  });

  it.each([{ uf: 'PE' }, { prefixoProtocolo: '90002' }, { aderiuEm: '2022-01-04' }])(
    'is changed by the administrador and refused to the gestor: %o',
    (mudanca) => {
      expect(mudar(admin, mudanca).allowed).toBe(true);
      const [campo] = Object.keys(mudanca);
      expect(mudar(gestor, mudanca)).toMatchObject({
        error: { code: 'orgao.dados-da-adesao', details: { campos: { [campo ?? '']: expect.any(String) } } },
      });
    },
  );

  it('keeps prefix and sphere once a protocol was issued, and may still move', () => {
    expect(mudar(admin, { prefixoProtocolo: '90002' }, true)).toMatchObject({
      error: { code: 'orgao.prefixo-ja-usado' },
    });
    expect(mudar(admin, { idEsfera: 2 }, true)).toMatchObject({ error: { code: 'orgao.esfera-ja-usada' } });
    expect(mudar(admin, { uf: 'PE', idMunicipio: 261160 }, true).allowed).toBe(true);
  });
});

describe('inactivating an office', () => {
  it('is allowed when nobody waits for it', () => {
    expect(podeInativar({ manifestacoes: 0, recursos: 0, instancias: 0 }).allowed).toBe(true);
  });

  it.each([
    [{ manifestacoes: 1, recursos: 0, instancias: 0 }, /1 manifestação aberta\./],
    [
      { manifestacoes: 1200, recursos: 2, instancias: 0 },
      /1\.200 manifestações abertas e 2 recursos abertos/,
    ],
    [{ manifestacoes: 0, recursos: 1, instancias: 4 }, /1 recurso aberto/],
    [{ manifestacoes: 0, recursos: 0, instancias: 1 }, /instância de recurso/],
  ])('is refused with %o and says how many', (pendencias, frase) => {
    expect(podeInativar(pendencias)).toMatchObject({
      allowed: false,
      error: { kind: 'conflict', message: expect.stringMatching(frase), details: pendencias },
    });
  });
});
