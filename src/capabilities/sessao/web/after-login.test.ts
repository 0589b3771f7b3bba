import { describe, expect, it } from 'vitest';
import { aCidada } from '#testing/pessoa-no-navegador.ts';
import { afterLogin, type LoginDone } from './after-login.ts';

const perfis = [
  { idUsuarioPerfilOuvidoria: 1, descPerfilOuvidoria: 'Gestor - CGU' },
  { idUsuarioPerfilOuvidoria: 2, descPerfilOuvidoria: 'Respondente - IFCE' },
];
const gestor = aCidada({ indPerfilUsuario: false, perfisOuvidorias: perfis.slice(0, 1) });
const empresa = aCidada({
  pessoa: { tipoPessoa: 2, tipoDocumentoIdentificacao: 8, numeroDocumentoIdentificacao: '11222333000181' },
});

const decide = (query: string, changes: Partial<LoginDone> = {}) =>
  afterLogin({
    usuario: aCidada(),
    query: new URLSearchParams(query),
    legacyBaseUrl: undefined,
    isComoPessoa: false,
    ...changes,
  });

const PJ = 'state=tipoLogin%3DPJ';

describe('what follows a login', () => {
  it.each(['cpf', 'senha', 'cnpj'] as const)(
    'S4-02 asks for the pending step %s before anything else',
    (pendencia) => {
      const usuario = aCidada({ pendencia, perfisOuvidorias: perfis });
      expect(decide(`${PJ}&redirect=/orgao`, { usuario })).toEqual({ type: 'pendencia', pendencia });
    },
  );

  it('S4-04 looks for companies when the state carries tipoLogin PJ and the person has a CPF', () => {
    expect(decide(PJ)).toEqual({ type: 'empresas', cpf: '52998224725' });
  });

  it.each(['state=tipoLogin%3DPF', 'state=PJ', ''])(
    'S4-04 looks for no company with the query "%s"',
    (query) => {
      expect(decide(query).type).toBe('redirect');
    },
  );

  it('S4-04 does not look again once the session is the company itself', () => {
    expect(decide(`${PJ}&redirect=/orgao`, { usuario: empresa })).toEqual({ type: 'redirect', to: '/orgao' });
  });

  it('S4-04 lets who has no company go on as a person', () => {
    expect(decide(PJ, { isComoPessoa: true })).toEqual({ type: 'redirect', to: '/principal' });
  });

  it('S4-03 opens the profile switch for more than one ouvidoria profile, and hands the redirect on', () => {
    const usuario = aCidada({ indPerfilUsuario: false, perfisOuvidorias: perfis });
    expect(decide('redirect=/tarjamento', { usuario })).toEqual({ type: 'perfil', redirect: '/tarjamento' });
  });

  it('S4-03 takes a user-type account to the redirect target, query kept, or to Principal', () => {
    const query = new URLSearchParams({ redirect: '/manifestacao/criar?tipo=2' });
    expect(decide(String(query))).toEqual({ type: 'redirect', to: '/manifestacao/criar?tipo=2' });
    expect(decide('')).toEqual({ type: 'redirect', to: '/principal' });
  });

  it.each(['https://mal.example/', '//mal.example', '/\\mal.example', 'javascript:alert(1)', 'principal'])(
    'S4-03 never follows a redirect out of the site: %s',
    (redirect) => {
      expect(decide(String(new URLSearchParams({ redirect })))).toEqual({
        type: 'redirect',
        to: '/principal',
      });
    },
  );

  it.each(['/logout', '/login?redirect=/orgao', '/atualizacao-cadastro'])(
    'S4-03 does not go back to the login itself: %s',
    (redirect) => {
      expect(decide(String(new URLSearchParams({ redirect })))).toEqual({
        type: 'redirect',
        to: '/principal',
      });
    },
  );

  it('S4-03 takes staff to the main page, whatever the redirect', () => {
    expect(decide('redirect=/orgao', { usuario: gestor })).toEqual({ type: 'redirect', to: '/principal' });
  });

  it('S4-03 takes staff to the legacy return address with nvalPerfil=1 where one is configured', () => {
    const legacyBaseUrl = 'https://legado.example';
    expect(decide('', { usuario: gestor, legacyBaseUrl })).toEqual({
      type: 'leave',
      href: 'https://legado.example/?nvalPerfil=1',
    });
  });
});
