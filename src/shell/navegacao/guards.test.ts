import { describe, expect, it } from 'vitest';
import { listaDeTrabalhoScreens } from '#capabilities/lista-de-trabalho/web/routes.ts';
import { manifestacaoScreens } from '#capabilities/manifestacao/web/routes.ts';
import { aberto, apenasAdministrador, comLogin, servidores } from '#kernel/acesso.ts';
import { Perfil } from '#kernel/perfil.ts';
import type { Usuario } from '#shell/session/session.ts';
import { aCidada } from '#testing/pessoa-no-navegador.ts';
import { guard, type Navigation } from './guards.ts';
import type { RouteName } from './route-names.ts';
import type { Screen } from './screen.ts';

const usuario = (idPerfil: number, more: Partial<Usuario> = {}): Usuario =>
  aCidada({
    perfilAtual: { idPerfil, descPerfil: '' },
    indPerfilUsuario: idPerfil === Perfil.cidadao,
    ...more,
  });

const cidadao = usuario(Perfil.cidadao);
const gestor = usuario(Perfil.gestor);

const go = (
  name: RouteName,
  acesso: Screen['acesso'],
  url: string,
  who: Usuario | null,
  legacyBaseUrl?: string,
  peloCodigo = false,
  desvio?: Screen['desvio'],
) => {
  const { pathname, searchParams } = new URL(url, 'http://x');
  const screen: Screen = {
    name,
    path: pathname,
    acesso,
    ...(desvio && { desvio }),
    page: () => Promise.reject(new Error('not opened')),
  };
  const navigation: Navigation = {
    screen,
    pathname,
    query: searchParams,
    usuario: who,
    legacyBaseUrl,
    peloCodigo,
  };
  return guard(navigation);
};

it('S1-06 sends staff to the legacy pages of login, home and own registration where there are any, and nobody else', () => {
  const legado = 'https://legado.example';
  const leave = (caminho: string) => ({ type: 'leave', href: `${legado}${caminho}` });
  const cadastro = ['MeuCadastro', comLogin, '/usuario/meucadastro'] as const;
  expect(go('HomeView', aberto, '/', gestor, legado)).toEqual(leave('/?nvalPerfil=1'));
  expect(go('LoginView', aberto, '/login', gestor, legado)).toEqual(leave('/?nvalPerfil=1'));
  expect(go(...cadastro, gestor, legado)).toEqual(leave('/usuario/meucadastro'));
  expect(go(...cadastro, cidadao, legado)).toEqual({ type: 'pass' });
  expect(go(...cadastro, gestor)).toEqual({ type: 'pass' });
});

describe('S4-07 route guards', () => {
  it('lets everybody open an open screen', () => {
    expect(go('AboutView', aberto, '/about', null)).toEqual({ type: 'pass' });
    expect(go('AboutView', aberto, '/about', gestor)).toEqual({ type: 'pass' });
  });

  it('sends a visitor to login with the original query and a redirect to the path', () => {
    expect(go('ManifestacaoIndex', comLogin, '/manifestacao?tipo=2', null)).toEqual({
      type: 'redirect',
      to: '/login?tipo=2&redirect=%2Fmanifestacao%3Ftipo%3D2',
    });
  });

  it('redirects Principal to Home when nobody is signed in', () => {
    expect(go('PrincipalView', comLogin, '/principal', null)).toEqual({ type: 'redirect', to: '/' });
  });

  it.each([
    ['S2-05 ManifestacaoCriar', 'ManifestacaoCriar', '/manifestacao/criar?anonimo=true&tipo=1'],
    ['S2-05 ManifestacaoCriarUf', 'ManifestacaoCriarUf', '/CE/manifestacao/criar?anonimo=&tipo=1'],
    ['S2-06 ManifestacaoDetalhar', 'ManifestacaoDetalhar', '/manifestacao/detalhar/1?codAcesso=abc'],
  ] as const)('%s opens without login by its exception', (_title, name, url) => {
    expect(go(name, comLogin, url, null)).toEqual({ type: 'pass' });
  });

  it('S2-06 the code once exchanged and gone from the address, this tab still opens that case, and only its detail', () => {
    const open = (name: RouteName, peloCodigo: boolean) =>
      go(name, comLogin, '/manifestacao/detalhar/1', null, undefined, peloCodigo).type;
    expect(open('ManifestacaoDetalhar', true)).toBe('pass');
    expect(open('ManifestacaoDetalhar', false)).toBe('redirect');
    expect(open('ManifestacaoComplementar', true)).toBe('redirect');
  });

  it.each([
    ['ManifestacaoCriar', '/manifestacao/criar?tipo=1'],
    ['ManifestacaoCriar', '/manifestacao/criar?anonimo=true&tipo=2'],
    ['ManifestacaoCriar', '/manifestacao/criar?anonimo=true'],
    ['ManifestacaoDetalhar', '/manifestacao/detalhar/1?codAcesso='],
    ['ManifestacaoComplementar', '/manifestacao/complementar/1?codAcesso=abc'],
  ] as const)('S2-05 S2-06 %s does not open without login at %s', (name, url) => {
    expect(go(name, comLogin, url, null).type).toBe('redirect');
  });

  it('cancels silently what the current profile may not open', () => {
    expect(go('Feriado', apenasAdministrador, '/feriado', gestor)).toEqual({ type: 'cancel' });
    expect(go('ManifestacaoTratar', servidores, '/manifestacao/tratar', cidadao)).toEqual({ type: 'cancel' });
    expect(go('ManifestacaoTratar', servidores, '/manifestacao/tratar', gestor)).toEqual({ type: 'pass' });
  });

  it('sends a signed-in user who opens login to Home, staff to their main page', () => {
    expect(go('LoginView', aberto, '/login', cidadao)).toEqual({ type: 'redirect', to: '/' });
    expect(go('LoginView', aberto, '/login', gestor)).toEqual({ type: 'redirect', to: '/principal' });
    expect(go('LoginView', aberto, '/login', gestor, 'https://legado')).toEqual({
      type: 'leave',
      href: 'https://legado/?nvalPerfil=1',
    });
  });

  it('leaves the login screen open while it still has something to do', () => {
    expect(go('LoginView', aberto, '/login?state=tipoLogin%3DPJ', cidadao)).toEqual({ type: 'pass' });
    expect(go('LoginView', aberto, '/login', usuario(Perfil.cidadao, { pendencia: 'cpf' }))).toEqual({
      type: 'pass',
    });
  });

  it('sends staff who open Home to their main page, citizens not', () => {
    expect(go('HomeView', aberto, '/', gestor)).toEqual({ type: 'redirect', to: '/principal' });
    expect(go('HomeAlias', aberto, '/home', gestor)).toEqual({ type: 'redirect', to: '/principal' });
    expect(go('HomeView', aberto, '/', cidadao)).toEqual({ type: 'pass' });
  });

  it('brings a profile that has its own screen there, and nobody else', () => {
    const tratar = manifestacaoScreens.find(({ name }) => name === 'ManifestacaoIndex')?.desvio;
    const colaborar = listaDeTrabalhoScreens.find(({ name }) => name === 'ManifestacaoTratar')?.desvio;
    const com = (desvio: Screen['desvio'], who: Usuario) =>
      go('ManifestacaoIndex', comLogin, '/manifestacao', who, undefined, false, desvio);
    expect(com(tratar, gestor)).toEqual({ type: 'redirect', to: '/manifestacao/tratar' });
    expect(com(tratar, cidadao)).toEqual({ type: 'pass' });
    expect(com(tratar, usuario(Perfil.cadastrador))).toEqual({ type: 'pass' });
    expect(com(colaborar, gestor)).toEqual({ type: 'pass' });
    expect(com(colaborar, usuario(Perfil.colaborador))).toEqual({
      type: 'redirect',
      to: '/manifestacao/colaborar',
    });
  });

  it('S4-02 sends who has a pending step to the login screen, except from open screens', () => {
    const pendente = usuario(Perfil.cidadao, { pendencia: 'senha' });
    expect(go('ManifestacaoIndex', comLogin, '/manifestacao', pendente).type).toBe('redirect');
    expect(go('AboutView', aberto, '/about', pendente)).toEqual({ type: 'pass' });
  });
});
