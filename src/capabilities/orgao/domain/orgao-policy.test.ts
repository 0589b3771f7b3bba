import { expect, it } from 'vitest';
import { Perfil } from '#kernel/perfil.ts';
import { podeGerenciarOrgao } from './orgao-policy.ts';

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
